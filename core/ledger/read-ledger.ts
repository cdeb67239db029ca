import { plainWords } from '../invoices/words';
import { isCellError } from '../tables/cell-errors';
import { readMoney, usesDecimalComma } from './read-money';

export type LedgerCell = string | number | null;

/** What a column of a creditor list may contain. */
export const ledgerFields = ['supplier', 'amount', 'account', 'number', 'vatId', 'country'] as const;
export type LedgerField = (typeof ledgerFields)[number];

/** The column of each field, from 0; null if the list has none. */
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
  /** Rows below the header, with their number as in a spreadsheet. */
  rows: readonly { row: number; cells: readonly LedgerCell[] }[];
  /** Made from invoices: there are no total rows, and negative amounts are credits. */
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
  /** Number of total rows. */
  totals: number;
  /** Rows with a supplier but no readable amount. */
  unread: number[];
  /** Rows with an amount but no supplier, such as those below the first of a group. */
  nameless: number[];
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

/** Fields claim their columns in this order: a name before a number, an account before both. */
const order: readonly LedgerField[] = ['account', 'country', 'vatId', 'amount', 'number', 'supplier'];

const maxRowsBeforeHeader = 20;

/** The first row with two column names is the header, else the first that is not empty; titles above it are left out. */
export function findHeader(cells: readonly (readonly LedgerCell[])[]): Ledger {
  const namesIn = (row: readonly LedgerCell[]) =>
    Object.values(guessColumns(row.map((cell) => String(cell ?? '')))).filter((column) => column !== null)
      .length;
  const named = cells.slice(0, maxRowsBeforeHeader).findIndex((row) => namesIn(row) >= 2);
  const filled = cells.findIndex((row) => row.some((cell) => String(cell ?? '').trim() !== ''));
  const at = Math.max(named < 0 ? filled : named, 0);
  return {
    header: (cells[at] ?? []).map((cell) => String(cell ?? '').trim()),
    rows: cells.slice(at + 1).map((row, index) => ({ row: at + index + 2, cells: row })),
  };
}

/** The column of each field by its title, in the languages of the product; null for a field without one. */
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

/** A quick check for parts of these words: a list has a hundred thousand cells, and few of them are totals. */
const maybeTotal = /sum|gesamt|total|som|[总合小]计/i;

const isTotal = (cell: LedgerCell) =>
  typeof cell === 'string' && maybeTotal.test(cell) && totals.test(plainWords(cell));

/** @param commaByHabit whether the reader's language has a decimal comma, used if the column does not show */
export function readLines(ledger: Ledger, columns: LedgerColumns, commaByHabit: boolean): LedgerLines {
  const cellOf = (cells: readonly LedgerCell[], field: LedgerField) => {
    const column = columns[field];
    return column === null ? null : (cells[column] ?? null);
  };
  const textOf = (cells: readonly LedgerCell[], field: LedgerField) => {
    const text = String(cellOf(cells, field) ?? '').trim();
    return isCellError(text) ? '' : text;
  };
  const comma = usesDecimalComma(
    ledger.rows.map(({ cells }) => cellOf(cells, 'amount')),
    commaByHabit,
  );
  const read: LedgerLines = { lines: [], totals: 0, unread: [], nameless: [] };
  for (const { row, cells } of ledger.rows) {
    const supplier = textOf(cells, 'supplier');
    const amount = cellOf(cells, 'amount');
    if (!ledger.isOfInvoices && cells.some(isTotal)) {
      read.totals += 1;
      continue;
    }
    const money = readMoney(amount, comma);
    if (supplier === '') {
      if (money) read.nameless.push(row);
      continue;
    }
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
