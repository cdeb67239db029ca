import { randomUUID } from 'node:crypto';
import { sumOfBills } from '../../../../core/carbon/inputs/bills';
import { noTariff } from '../../../../core/carbon/inputs/tariff';
import type { Activity } from '../../../../core/contracts/value-lists';
import { activityTable, type ActivityRow } from '../activities/repository';
import { enteredAmount } from '../activities/typed-amount';
import { checkActivity } from '../records/activity-catalog';
import type { Author } from '../records/changes';
import { changedMeanwhile } from '../records/errors';
import { findBook } from '../factors/factor-books';
import type { ImportChange } from './change';
import { groupBills, mergeBills, type BillEntry } from './bill-rows';
import type { Step } from './stored-inputs';

/**
 * Adds the bills of a file to their records, which may come from the same file, and recalculates the amounts.
 * @param changes earlier steps: a record that is changed again has one change in the result
 * @throws ApiError 409 when a record was changed since the plan was made
 */
export async function applyBills(
  author: Author,
  steps: readonly Step[],
  changes: readonly ImportChange[],
): Promise<ImportChange[]> {
  if (steps.length === 0) return [...changes];
  const { tx, ...who } = author;
  const before = new Map(changes.map((change) => [change.id, change]));
  const read = steps.flatMap(({ entry, current }) => (entry.table === 'bills' ? [{ entry, current }] : []));
  const groups = groupBills(read, ({ entry, current }) => ({ entry, recordId: current?.id }));
  const ids = read.flatMap(({ entry, current }) => current?.id ?? (entry.recordId || []));
  const rows = await activityTable.lockMany(tx, who.projectId, [...new Set(ids)]);
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const { current } of read) {
    const expected = current && (before.get(current.id)?.version ?? current.version);
    if (current && stored.get(current.id)?.version !== expected)
      throw changedMeanwhile(stored.get(current.id) ?? {});
  }
  const { activities } = await findBook(tx, who.projectId);
  const records = groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const record = stored.get(first.current?.id ?? first.entry.recordId);
    const bills = group.map(({ entry }) => entry.bill);
    return [withBills(first.entry, record, bills, checkActivity(first.entry.activityId, activities))];
  });
  const written = await activityTable.saveMany(tx, who, records, ({ id }) => stored.has(id));
  const versions = new Map(written.map(({ id, version }) => [id, version]));
  const after = new Map(before);
  for (const { id, year } of records) {
    const version = versions.get(id);
    if (version === undefined) throw changedMeanwhile({ id });
    const earlier = before.get(id);
    const stood = earlier ? earlier.before : (stored.get(id) ?? null);
    after.set(id, { table: 'activities', id, year, version, before: stood });
  }
  return [...after.values()];
}

function withBills(
  { year, activityId, countryCode, resourceId, recordId }: BillEntry,
  record: ActivityRow | undefined,
  read: readonly BillEntry['bill'][],
  activity: Activity,
) {
  const bills = mergeBills(record?.bills ?? [], read);
  const amount = enteredAmount(activity, sumOfBills(bills, activity).typed);
  if (record) return { ...record, ...amount, bills };
  const described = { countryCode, resourceId, note: '', evidence: '' };
  return { id: recordId || randomUUID(), year, activityId, ...amount, ...noTariff, ...described, bills };
}
