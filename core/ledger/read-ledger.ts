import { plainWords } from '../invoices/words';
import { readMoney, usesDecimalComma } from './read-money';

export type LedgerCell = string | number | null;

/** What a column of a creditor list may say. */
export const ledgerFields = ['supplier', 'amount', 'account', 'number', 'vatId', 'country'] as const;
export type LedgerField = (typeof ledgerFields)[number];

/** The column of each field, from 0; null where the list has none. */
export type LedgerColumns = Readonly<Record<LedgerField, number | null>>;

export const noColumns: LedgerColumns = {
  supplier: null,
  amount: null,
  account: null,
  number: null,
  vatId: null,
  country: null,
};

export interface Ledger {
  header: readonly string[];
  /** Rows below the header, with their number as a spreadsheet counts. */
  rows: readonly { row: number; cells: readonly LedgerCell[] }[];
  /** Made of invoices: no row sums up others, and what is negative was credited. */
  isOfInvoices?: true;
}

export interface LedgerLine {
  row: number;
  supplier: string;
  number: string;
  vatId: string;
  country: string;
  account: string;
  /** Hundredths of the currency. */
  cents: number;
}

export interface LedgerLines {
  lines: LedgerLine[];
  /** Rows that sum up others. */
  totals: number;
  /** Rows that name a supplier but no amount that can be read. */
  unread: number[];
}

const words: Readonly<Record<LedgerField, RegExp>> = {
  supplier: /name|lieferant|kreditor|supplier|vendor|creditor|proveedor|fournisseur|fornecedor|供应商|名称/,
  amount:
    /betrag|umsatz|summe|netto|saldo|amount|turnover|total|net|importe|montant|solde|valor|montante|金额|合计/,
  account: /konto|sachkonto|warengruppe|kategorie|account|category|cuenta|categoria|compte|conta|科目|类别/,
  number: /nummer|nr|number|no|numero|编号/,
  vatId: /\bust\b|ustid|umsatzsteuer|steuernummer|\bvat\b|\btva\b|\biva\b|\bnif\b|税号|纳税人识别号/,
  country: /land|country|pais|pays|国家|国别/,
};

/** The field that is looked for first takes its column first: a name before a number, an account before both. */
const order: readonly LedgerField[] = ['account', 'country', 'vatId', 'amount', 'number', 'supplier'];

const mostBefore = 20;

/** The first row with two names of columns is the header; titles above it are left out. */
export function findHeader(cells: readonly (readonly LedgerCell[])[]): Ledger {
  const namesIn = (row: readonly LedgerCell[]) =>
    Object.values(guessColumns(row.map((cell) => String(cell ?? '')))).filter((column) => column !== null)
      .length;
  const named = cells.slice(0, mostBefore).findIndex((row) => namesIn(row) >= 2);
  const at = Math.max(named, 0);
  return {
    header: (cells[at] ?? []).map((cell) => String(cell ?? '').trim()),
    rows: cells.slice(at + 1).map((row, index) => ({ row: at + index + 2, cells: row })),
  };
}

export function guessColumns(header: readonly string[]): LedgerColumns {
  const plain = header.map(plainWords);
  const taken = new Set<number>();
  const found: Partial<Record<LedgerField, number>> = {};
  for (const field of order) {
    const at = plain.findIndex((name, index) => !taken.has(index) && words[field].test(name));
    if (at < 0) continue;
    taken.add(at);
    found[field] = at;
  }
  // "Creditor no." alone is better than nothing.
  if (found.supplier === undefined && found.number !== undefined) {
    found.supplier = found.number;
    delete found.number;
  }
  return { ...noColumns, ...found };
}

const totals =
  /^(zwischen|gesamt)?(summe|gesamt|total|subtotal|sub total|grand total|sum|suma|somme|soma|总计|合计|小计)( (\d.*|konto.*|account.*|kreditoren.*|creditors.*|general.*))?$/;

/** What each of these words has a part of: a list has a hundred thousand cells, and few that sum up others. */
const maybeTotal = /sum|gesamt|total|som|[总合小]计/i;

const isTotal = (cell: LedgerCell) =>
  typeof cell === 'string' && maybeTotal.test(cell) && totals.test(plainWords(cell));

/** @param commaByHabit whether the reader's language writes decimals behind a comma, where the column does not say */
export function readLines(ledger: Ledger, columns: LedgerColumns, commaByHabit: boolean): LedgerLines {
  const cellOf = (cells: readonly LedgerCell[], field: LedgerField) => {
    const column = columns[field];
    return column === null ? null : (cells[column] ?? null);
  };
  const textOf = (cells: readonly LedgerCell[], field: LedgerField) =>
    String(cellOf(cells, field) ?? '').trim();
  const comma = usesDecimalComma(
    ledger.rows.map(({ cells }) => cellOf(cells, 'amount')),
    commaByHabit,
  );
  const read: LedgerLines = { lines: [], totals: 0, unread: [] };
  for (const { row, cells } of ledger.rows) {
    const supplier = textOf(cells, 'supplier');
    const amount = cellOf(cells, 'amount');
    if (!ledger.isOfInvoices && cells.some(isTotal)) {
      read.totals += 1;
      continue;
    }
    if (supplier === '') continue;
    const money = readMoney(amount, comma);
    if (money === undefined) {
      read.unread.push(row);
      continue;
    }
    const of = (field: LedgerField) => textOf(cells, field);
    read.lines.push({
      ...{ row, supplier, number: of('number'), vatId: of('vatId'), country: of('country') },
      ...{ account: of('account'), cents: Math.round(money * 100) },
    });
  }
  return read;
}
