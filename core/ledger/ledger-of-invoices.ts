import type { InvoiceSpend } from '../contracts/ca-invoices';
import { currentInvoices, type InvoiceIdentity } from '../invoices/current-invoices';
import { noColumns, type Ledger, type LedgerColumns } from './read-ledger';

export interface LedgerOfInvoices {
  ledger: Ledger;
  /** Number of its invoices. */
  count: number;
  /** The currencies of the year's other invoices, which cannot be added. */
  otherCurrencies: string[];
}

/** The order of its cells. Sectors are assigned by seller, unless somebody chooses the items as accounts. */
export const invoiceColumns: LedgerColumns = {
  ...noColumns,
  ...{ supplier: 0, account: 0, amount: 2, vatId: 3, country: 4 },
};

/**
 * A creditor list of a year's invoiced purchases that are not amounts of activities. Replaced invoices do not count;
 * credits are negative.
 * @param currency of the books; ISO 4217
 * @param header names of supplier, item, net amount, VAT id and country, in this order
 */
export function ledgerOfInvoices(
  invoices: readonly (InvoiceIdentity & { spend: InvoiceSpend | null })[],
  { year, currency, header }: { year: number; currency: string; header: readonly string[] },
): LedgerOfInvoices {
  const spent = currentInvoices(invoices).flatMap(({ spend }) => {
    const lines = spend?.lines.filter((line) => line.year === year) ?? [];
    return spend && lines.length > 0 ? [{ ...spend, lines }] : [];
  });
  const own = spent.filter((each) => each.currency === currency);
  const cells = own.flatMap(({ supplier, vatId, country, lines }) =>
    lines.map(({ item, cents }) => [supplier, item, cents / 100, vatId, country]),
  );
  return {
    ledger: {
      header,
      rows: cells.map((each, index) => ({ row: index + 1, cells: each })),
      isOfInvoices: true,
    },
    count: own.length,
    otherCurrencies: [...new Set(spent.map((each) => each.currency))]
      .filter((each) => each !== currency)
      .sort(),
  };
}
