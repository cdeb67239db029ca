import { sumOfBills } from '../../../../core/carbon/inputs/bills';
import { groupBy } from '../../../../core/collections/group-by';
import { amountFault, faultMessages } from '../../../../core/carbon/inputs/figures';
import { maxBills } from '../../../../core/terms/max-bills';
import type { Bill } from '../../../../core/contracts/ca-activities-data';
import type { ImportError } from '../../../../core/contracts/ca-imports';
import type { ActivityCatalog } from '../records/activity-catalog';
import { tableColumns } from './columns';
import type { Entry } from './entry';
import { placeKey, recordOf, type StoredInputs, type Step } from './stored-inputs';

export type BillEntry = Extract<Entry, { table: 'bills' }>;

const content = ['from', 'to', 'amount', 'unit', 'calorificValue', 'evidence', 'note'] as const;

const contentOf = (bill: Bill): string => JSON.stringify(content.map((field) => bill[field]));

/** Whether two bills have the same content, ignoring their ids. */
export const sameBill = (a: Bill, b: Bill): boolean => content.every((field) => a[field] === b[field]);

/** The bill of a record that a row refers to: by its id, or by the same content. */
const storedBill = (bill: Bill, bills: readonly Bill[]) =>
  bills.find((each) => (bill.id === '' ? sameBill(each, bill) : each.id === bill.id));

/** The effect of a row on the bills of its record. */
export function billStep(entry: BillEntry, record: { id: string; version: number }): Step {
  const stored = storedBill(entry.bill, 'bills' in record ? (record.bills as Bill[]) : []);
  const action = !stored ? 'create' : sameBill(stored, entry.bill) ? 'same' : 'update';
  return { entry, action, current: record };
}

/** The bills of a record merged with those of a file: replaced at their position, or appended. */
export function mergeBills(bills: readonly Bill[], read: readonly Bill[]): Bill[] {
  const merged = new Map(bills.map((bill) => [bill.id, bill]));
  const ids = new Map(bills.map((bill) => [contentOf(bill), bill.id]));
  for (const bill of read) {
    const id = bill.id || (ids.get(contentOf(bill)) ?? crypto.randomUUID());
    const replaced = merged.get(id);
    if (replaced) ids.delete(contentOf(replaced));
    merged.set(id, { ...bill, id });
    ids.set(contentOf(bill), id);
  }
  return [...merged.values()];
}

/** Groups rows by record: the existing or named one, else the one for their activity, country and site. */
export function groupBills<Item>(
  items: readonly Item[],
  read: (item: Item) => { entry: BillEntry; recordId: string | undefined },
): Item[][] {
  const groups = groupBy(items, (item) => {
    const { entry, recordId } = read(item);
    return recordId ?? (entry.recordId || placeKey(entry));
  });
  return [...groups.values()];
}

type Problem = Pick<ImportError, 'code' | 'about' | 'message'>;

/** Errors of all bills of a record together, reported for the first of their rows. */
export function billErrors(
  entries: readonly Entry[],
  stored: StoredInputs,
  activities: ActivityCatalog,
): ImportError[] {
  const added = entries.filter(
    (entry) => entry.table === 'activities' && !stored.activities.has(entry.recordId),
  );
  const addedIds = new Set(added.map((entry) => ('recordId' in entry ? entry.recordId : '')));
  const addedPlaces = new Set(added.map((entry) => (entry.table === 'activities' ? placeKey(entry) : '')));
  const bills = entries.filter((entry): entry is BillEntry => entry.table === 'bills');
  const groups = groupBills(bills, (entry) => ({ entry, recordId: recordOf(entry, stored)?.id }));
  return groups.flatMap((group) => {
    const [entry] = group;
    const problem = entry && problemOf(entry, group);
    if (!entry || !problem) return [];
    const { row, table, bill } = entry;
    const column = tableColumns.bills.amount.header;
    return [{ table, row, column, value: String(bill.amount), ...problem }];
  });

  function problemOf(entry: BillEntry, group: readonly BillEntry[]): Problem | undefined {
    const record = stored.activities.get(recordOf(entry, stored)?.id ?? '');
    const activity = activities.find(entry.activityId);
    if (!activity) return undefined;
    const isNamed = entry.recordId !== '' && addedIds.has(entry.recordId);
    if (!record && !isNamed) {
      const place = placeKey(entry);
      if ((stored.activitiesByPlace.get(place)?.length ?? 0) > 1) return problems.BILL_OF_SEVERAL;
      if (addedPlaces.has(place)) return problems.BILLS_BESIDE_AMOUNT;
      if (activity.takesSupplierFactor) return problems.BILL_WITHOUT_TARIFF;
    }
    const merged = mergeBills(
      record?.bills ?? [],
      group.map(({ bill }) => bill),
    );
    if (merged.length > maxBills) return problems.BILLS_TOO_MANY;
    const fault = amountFault(sumOfBills(merged, activity).amount);
    return fault && { code: fault, about: '', message: faultMessages[fault] };
  }
}

const problem = (code: string, message: string, about = ''): Problem => ({ code, about, message });

const problems = {
  BILL_OF_SEVERAL: problem(
    'BILL_OF_SEVERAL',
    'There are several entries of this activity, country and site; write the Record ID of the one that is meant',
  ),
  BILLS_BESIDE_AMOUNT: problem(
    'BILLS_BESIDE_AMOUNT',
    'The file also holds the same activity as a single amount; leave that row out',
  ),
  BILL_WITHOUT_TARIFF: problem(
    'BILL_WITHOUT_TARIFF',
    'Enter the activity with the factor of its supplier first; then its bills',
  ),
  BILLS_TOO_MANY: problem(
    'BILLS_TOO_MANY',
    `An entry has at most ${maxBills} bills; put some together`,
    String(maxBills),
  ),
};
