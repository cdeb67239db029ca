import { InvoiceError, type Invoice, type InvoiceLine, type Period } from './invoice';
import { textAt, type XmlElement } from './xml-tree';

/** UNTDID 1001: the types of document that credit something. */
const creditTypes: ReadonlySet<string> = new Set([
  ...['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '502', '503', '532'],
]);
const correctedType = '384';

/**
 * @param code UNTDID 1001
 * @param isCreditNote whether the document is one by its kind, as in UBL
 */
export function typeOf(code: string, isCreditNote = false): Invoice['type'] {
  if (isCreditNote || creditTypes.has(code)) return 'creditNote';
  return code === correctedType ? 'correctedInvoice' : 'invoice';
}

/** XML Schema's decimal. @throws InvoiceError INCOMPLETE */
export function decimal(text: string): number {
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) throw new InvoiceError('INCOMPLETE');
  return Number(text);
}

/** @throws InvoiceError INCOMPLETE if nothing is stated */
export function required(element: XmlElement, ...paths: string[]): string {
  const text = textAt(element, ...paths);
  if (text === '') throw new InvoiceError('INCOMPLETE');
  return text;
}

/** `2026-01-31`, with or without a time zone, or `20260131`; empty for anything else. */
export function dateOf(text: string): string {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return '';
  const date = `${year}-${month}-${day}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : '';
}

/** A period with only one end is that day; null without either, or if the end is before the start. */
export function periodOf(start: string, end: string): Period | null {
  const [from, to] = [dateOf(start) || dateOf(end), dateOf(end) || dateOf(start)];
  return from === '' || to < from ? null : { from, to };
}

/** The value with the sign in which it counts: negative for a credit note; zero has no sign. */
export const directed = (type: Invoice['type'], value: number): number =>
  type === 'creditNote' && value !== 0 ? -value : value;

/** Allowed difference from rounding each line. */
const tolerance = (lines: number) => 0.01 * Math.max(lines, 1) + 1e-9;

/**
 * The document's total without tax, and whether its lines add up to it. Both syntaxes name charges and allowances
 * alike.
 * @param path to the total without tax, within the totals
 * @throws InvoiceError INCOMPLETE
 */
export function sumOf(
  type: Invoice['type'],
  totals: XmlElement,
  path: string,
  lines: readonly InvoiceLine[],
): Pick<Invoice, 'net' | 'addsUp'> {
  const total = (name: string) => decimal(textAt(totals, name) || '0');
  const net = decimal(required(totals, path));
  const stated = lines.map((line) => directed(type, line.net));
  return {
    net: directed(type, net),
    addsUp: addsUp(stated, total('ChargeTotalAmount'), total('AllowanceTotalAmount'), net),
  };
}

/** The quantity of a line; 0 without a unit if not stated. @throws InvoiceError INCOMPLETE */
export const quantityOf = (
  type: Invoice['type'],
  element: XmlElement | undefined,
): Pick<InvoiceLine, 'quantity' | 'unitCode'> => ({
  quantity: directed(type, decimal(element?.text ?? '0')),
  unitCode: element?.attributes.get('unitCode')?.trim() ?? '',
});

/** Whether lines, charges and allowances add up to the total without tax. An invoice without lines states the total. */
function addsUp(lines: readonly number[], charges: number, allowances: number, net: number): boolean {
  if (lines.length === 0) return true;
  const sum = lines.reduce((total, line) => total + line, 0) + charges - allowances;
  return Math.abs(sum - net) <= tolerance(lines.length);
}

/** @throws InvoiceError CURRENCIES_MIXED for an amount in a currency other than the invoice's */
export function refuseOtherCurrency(amounts: readonly XmlElement[], currency: string): void {
  const others = amounts.map(({ attributes }) => attributes.get('currencyID') ?? currency);
  if (others.some((other) => other.trim().toUpperCase() !== currency))
    throw new InvoiceError('CURRENCIES_MIXED');
}

export const orNull = (text: string): string | null => (text === '' ? null : text);

export const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');
