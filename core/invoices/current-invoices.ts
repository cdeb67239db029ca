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
 * come before the one that it corrects.
 */
export function currentInvoices<Item extends InvoiceIdentity>(invoices: readonly Item[]): Item[] {
  const replaced = new Set(
    invoices.flatMap(({ seller, number, replaces }) =>
      replaces === null || replaces === number ? [] : [JSON.stringify([seller, replaces])],
    ),
  );
  return invoices.filter(({ seller, number }) => !replaced.has(JSON.stringify([seller, number])));
}
