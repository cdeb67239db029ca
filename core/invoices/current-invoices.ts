import { groupBy } from '../collections/group-by';

/** Identifies an invoice: some sellers restart their numbers, but never within a year. */
export interface InvoiceIdentity {
  seller: string;
  number: string;
  issuedIn: number;
  /** The number that a corrected invoice replaces. */
  replaces: string | null;
}

export const invoiceKey = ({
  seller,
  number,
  issuedIn,
}: Pick<InvoiceIdentity, 'seller' | 'number' | 'issuedIn'>): string =>
  JSON.stringify([seller, number, issuedIn]);

/**
 * The invoices that count: those that no other invoice replaces. The order does not matter: a corrected invoice may
 * come before the one that it corrects. Where a seller restarts its numbers, it names the last invoice of that number
 * that was issued by its own year.
 */
export function currentInvoices<Item extends InvoiceIdentity>(invoices: readonly Item[]): Item[] {
  const byNumber = groupBy(invoices, ({ seller, number }) => JSON.stringify([seller, number]));
  const replaced = new Set(
    invoices.flatMap(({ seller, number, replaces, issuedIn }) =>
      replaces === null || replaces === number
        ? []
        : lastBy(byNumber.get(JSON.stringify([seller, replaces])) ?? [], issuedIn),
    ),
  );
  return invoices.filter((invoice) => !replaced.has(invoice));
}

/** The last of some invoices that was issued by a year, if there is one. */
function lastBy<Item extends InvoiceIdentity>(invoices: readonly Item[], year: number): Item[] {
  const issued = invoices.filter(({ issuedIn }) => issuedIn <= year);
  return issued.sort((a, b) => b.issuedIn - a.issuedIn).slice(0, 1);
}
