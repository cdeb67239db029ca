import { sumOfBills } from '../../../../core/carbon/inputs/bills';
import { groupBy } from '../../../../core/collections/group-by';
import type { ActivityRecord } from '../../../../core/contracts/ca-activities-data';
import type { InvoiceBill } from '../../../../core/contracts/ca-invoices';
import type { Activity } from '../../../../core/contracts/value-lists';
import { placeOf, recordOfBill, sellerOfBill } from '../../../../core/invoices/record-of-bill';
import { newActivity } from '../records/new-records';

/** What is needed to add up an activity's bills without the list of activities. */
export type BilledActivity = Pick<
  Activity,
  'activityId' | 'unit' | 'calorificValues' | 'dataCollectionSheet'
>;

/** The records of a year with unsent bills added, as the server will add them. */
export function withBills(
  records: readonly ActivityRecord[],
  added: readonly InvoiceBill[],
  activities: readonly BilledActivity[],
): ActivityRecord[] {
  const shown = [...records];
  const groups = groupBy(added, (bill) => [placeOf(bill), bill.recordId, sellerOfBill(bill)].join('/'));
  for (const group of groups.values()) {
    const [first] = group;
    const activity = activities.find(({ activityId }) => activityId === first?.activityId);
    if (!first || !activity) continue;
    const current = recordOfBill(shown, first);
    const record = current ?? newRecord(activity, first);
    const there = new Set(record.bills.map(({ id }) => id));
    const fresh = group.map(({ bill }) => bill).filter(({ id }) => !there.has(id));
    if (fresh.length === 0) continue;
    const bills = [...record.bills, ...fresh];
    const { amount, typed } = sumOfBills(bills, activity);
    const summed = {
      ...record,
      ...{ bills, amount, typedAmount: typed.amount, typedUnit: typed.unit, calorificValue: null },
    };
    if (current) shown[shown.indexOf(current)] = summed;
    else shown.push(summed);
  }
  return shown;
}

const newRecord = (activity: BilledActivity, { recordId, year, countryCode }: InvoiceBill): ActivityRecord =>
  newActivity(activity, year, { amount: 0, countryCode, note: '', evidence: '', resourceId: '' }, recordId);
