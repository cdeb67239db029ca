/** Currencies, spaces and apostrophes between digits. */
const around = /[\s'’\p{Sc}]|\b[A-Z]{3}\b/gu;

/** Debit and credit, in German (Soll, Haben) and English. */
const side = /(?:[SH]|[CD]R)$/i;

const bare = (text: string) => text.normalize('NFKC').replaceAll(around, '');

/**
 * Whether a column has a decimal comma: it does if one comma is followed by one or two digits, or by any number but
 * three, or follows digits that are no group; otherwise the reader's habit counts.
 */
export function usesDecimalComma(cells: readonly (string | number | null)[], habit: boolean): boolean {
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const text = bare(cell)
      .replace(side, '')
      .replace(/[-)]+$/, '');
    const [comma, dot] = [text.lastIndexOf(','), text.lastIndexOf('.')];
    if (comma >= 0 && dot >= 0) return comma > dot;
    // No group begins with a zero or has four digits: 0,125 and 1234,567 are decimals.
    if (/^\D*(0|\d{4,})[.,]\d+$/.test(text)) return comma >= 0;
    if (comma >= 0 && text.length - comma !== 4) return true;
    if (dot >= 0 && text.length - dot !== 4) return false;
    if (text.indexOf(',') !== comma) return false;
    if (text.indexOf('.') !== dot) return true;
  }
  return habit;
}

/** An amount of money as accounts write it: with grouping, a minus before or after, in brackets, or with its side. */
export function readMoney(cell: string | number | null, comma: boolean): number | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : undefined;
  const written = bare(cell ?? '').replace('−', '-');
  const [of = ''] = side.exec(written) ?? [];
  const text = written.slice(0, written.length - of.length);
  const [, before, digits = '', behind] = /^([-(+]?)([\d.,]+)([-)]?)$/.exec(text) ?? [];
  if (!/\d/.test(digits)) return undefined;
  const plain = comma ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
  const value = Number(plain);
  if (Number.isNaN(value)) return undefined;
  const isNegative = before === '-' || before === '(' || behind === '-';
  const isCredit = /^[HC]/i.test(of);
  return isNegative === isCredit ? value : -value;
}
