import { sumOfBills } from '../../../../core/carbon/inputs/bills';
import { amountFault, faultMessages } from '../../../../core/carbon/inputs/figures';
import { maxBills } from '../../../../core/terms/max-bills';
import { groupBy } from '../../../../core/collections/group-by';
import { noTariff } from '../../../../core/carbon/inputs/tariff';
import type { InvoiceBill } from '../../../../core/contracts/ca-invoices';
import { ApiError } from '../../../lib/api-error';
import { activityTable, type ActivityRow } from '../activities/repository';
import { enteredAmount } from '../activities/typed-amount';
import { sameBill } from '../imports/bill-rows';
import type { ImportChange } from '../imports/change';
import { checkActivity } from '../records/activity-catalog';
import type { Author } from '../records/changes';
import { changedMeanwhile } from '../records/errors';
import { findBook, type ProjectBook } from '../factors/factor-books';

/** Less than this is what rounding leaves of 0. */
const tolerance = 1e-9;

interface Moves {
  /** Their `recordId` is that of their record, as `placeBills` returns it. */
  added: readonly InvoiceBill[];
  removed: readonly InvoiceBill[];
  /** Earlier states of records, by id: restored where no bill is left. */
  before?: ReadonlyMap<string, Partial<ActivityRow> | null>;
}

interface Moved {
  changes: ImportChange[];
  /** Records with a bill that stays because someone has changed it since. */
  kept: number;
}

/**
 * Adds bills to their records, removes others, and recalculates the amounts. A record without bills is
 * deleted, unless it had an amount before.
 * @throws ApiError 400 for an activity that cannot be billed like this, 422 for a sum that is not an amount
 */
export async function moveBills(author: Author, { added, removed, before }: Moves): Promise<Moved> {
  const { tx, ...who } = author;
  const groups = groupBy([...added, ...removed], ({ recordId }) => recordId);
  const rows = await activityTable.lockMany(tx, who.projectId, [...groups.keys()]);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const { activities } = await findBook(tx, who.projectId);
  const [isAdded, isRemoved] = [new Set(added), new Set(removed)];
  const records: (Partial<ActivityRow> & Pick<ActivityRow, 'id' | 'year'>)[] = [];
  const emptied: ActivityRow[] = [];
  let kept = 0;
  for (const [id, group] of groups) {
    const row = stored.get(id);
    const [first] = group;
    const out = takeOut(
      row,
      group.filter((each) => isRemoved.has(each)),
    );
    if (out.isKept) kept += 1;
    const bills = [...out.bills, ...group.filter((each) => isAdded.has(each)).map(({ bill }) => bill)];
    if (!first || (!row && bills.length === 0)) continue;
    const entered = before?.get(id);
    if (bills.length > 0) records.push(withBills(first, { row, id, bills }, activities));
    else if (row && entered && entered.bills?.length === 0)
      records.push({ ...row, ...amountOf(entered), bills });
    else if (row) emptied.push(row);
  }
  const written = await activityTable.saveMany(tx, who, records, ({ id }) => stored.has(id));
  await activityTable.removeMany(
    tx,
    who.projectId,
    emptied.map(({ id }) => id),
  );
  const versions = new Map([...emptied, ...written].map(({ id, version }) => [id, version]));
  const changes = [...records, ...emptied].map(({ id, year }): ImportChange => {
    const version = versions.get(id);
    if (version === undefined) throw changedMeanwhile({ id });
    return { table: 'activities', id, year, version, before: stored.get(id) ?? null };
  });
  return { changes, kept };
}

/** The bills of a record without some of them; a bill that was changed since stays. */
function takeOut(row: ActivityRow | undefined, removed: readonly InvoiceBill[]) {
  const asMade = new Map(removed.map(({ bill }) => [bill.id, bill]));
  const own = (row?.bills ?? []).filter(({ id }) => asMade.has(id));
  const changed = own.filter((bill) => {
    const made = asMade.get(bill.id);
    return made && !sameBill(bill, made);
  });
  const isLeft = (bill: ActivityRow['bills'][number]) => !asMade.has(bill.id) || changed.includes(bill);
  return { bills: (row?.bills ?? []).filter(isLeft), isKept: changed.length > 0 };
}

const amountOf = ({ amount, typedAmount, typedUnit, calorificValue }: Partial<ActivityRow>) => ({
  ...(amount === undefined ? {} : { amount }),
  typedAmount: typedAmount ?? null,
  typedUnit: typedUnit ?? null,
  calorificValue: calorificValue ?? null,
});

function withBills(
  { year, activityId, countryCode }: InvoiceBill,
  { row, id, bills }: { row: ActivityRow | undefined; id: string; bills: ActivityRow['bills'] },
  activities: ProjectBook['activities'],
) {
  const activity = checkActivity(activityId, activities);
  if (bills.length > maxBills)
    throw new ApiError(422, 'BILLS_TOO_MANY', `An entry has at most ${maxBills} bills.`);
  if (!row && activity.takesSupplierFactor)
    throw new ApiError(
      422,
      'BILL_WITHOUT_TARIFF',
      'Enter the activity with the factor of its supplier first; then its bills.',
    );
  const { typed, amount } = sumOfBills(bills, activity);
  if (Math.abs(amount) < tolerance)
    throw new ApiError(
      422,
      'INVOICES_CANCEL_OUT',
      'The invoices and credit notes of an activity cancel each other out: leave them out.',
      { activityId, year },
    );
  const fault = amountFault(amount);
  if (fault === 'AMOUNT_NOT_POSITIVE')
    throw new ApiError(
      422,
      'INVOICES_BELOW_ZERO',
      'A credit note takes back more than the invoices say: add the invoice that it belongs to as well.',
      { activityId, year },
    );
  if (fault) throw new ApiError(422, fault, faultMessages[fault]);
  const entered = { ...enteredAmount(activity, typed), bills };
  if (row) return { ...row, ...entered };
  const described = { countryCode, resourceId: '', note: '', evidence: '' };
  return { id, year, activityId, ...noTariff, ...described, ...entered };
}
