import type { ActivityRecord } from '../contracts/ca-activities-data';
import type { InvoiceBill } from '../contracts/ca-invoices';

type Place = Pick<ActivityRecord, 'year' | 'activityId' | 'countryCode'>;

/** One activity in one country and year. */
export const placeOf = ({ year, activityId, countryCode }: Place): string =>
  [year, activityId, countryCode].join('/');

/** The seller of a bill from an invoice, whose evidence is the seller's name and the invoice's number. */
export const sellerOfBill = ({ bill }: Pick<InvoiceBill, 'bill'>): string =>
  bill.evidence.replace(/ \S+$/, '');

/**
 * The existing record that a bill is added to: the one it names, then of several sites the one that has bills of the
 * same seller, then of one whose name begins alike, since a number can have spaces too, then the one that names no
 * site, then the first. Undefined if there is none.
 */
export function recordOfBill<Row extends Place & Pick<ActivityRecord, 'id' | 'bills' | 'resourceId'>>(
  rows: readonly Row[],
  bill: InvoiceBill,
): Row | undefined {
  const fitting = rows.filter((row) => placeOf(row) === placeOf(bill));
  const start = `${sellerOfBill(bill)} `;
  const billed = (fits: (evidence: string) => boolean) =>
    fitting.find(({ bills }) => bills.some(({ evidence }) => fits(evidence)));
  return (
    fitting.find(({ id }) => id === bill.recordId) ??
    billed((evidence) => evidence.startsWith(start) && !evidence.includes(' ', start.length)) ??
    billed((evidence) => evidence.startsWith(start)) ??
    fitting.find(({ resourceId }) => resourceId === '') ??
    fitting[0]
  );
}
