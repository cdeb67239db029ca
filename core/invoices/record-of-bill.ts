import type { ActivityRecord } from '../contracts/ca-activities-data';
import type { InvoiceBill } from '../contracts/ca-invoices';

type Place = Pick<ActivityRecord, 'year' | 'activityId' | 'countryCode'>;

/** One activity in one country and year. */
export const placeOf = ({ year, activityId, countryCode }: Place): string =>
  [year, activityId, countryCode].join('/');

/**
 * The existing record that a bill is added to: of several sites the one that has bills of the same seller, then the one
 * that names no site, then the first. Undefined if there is none.
 */
export function recordOfBill<Row extends Place & Pick<ActivityRecord, 'bills' | 'resourceId'>>(
  rows: readonly Row[],
  bill: InvoiceBill,
): Row | undefined {
  const fitting = rows.filter((row) => placeOf(row) === placeOf(bill));
  const seller = bill.bill.evidence.replace(/ \S+$/, '');
  return (
    fitting.find(({ bills }) => bills.some(({ evidence }) => evidence.startsWith(seller))) ??
    fitting.find(({ resourceId }) => resourceId === '') ??
    fitting[0]
  );
}
