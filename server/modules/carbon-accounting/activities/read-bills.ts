import { sumOfBills, type BillPlace } from '../../../../core/carbon/inputs/bills';
import { readUnit } from '../../../../core/carbon/inputs/units';
import { isSame } from '../../../../core/compare/is-same';
import type { Bill } from '../../../../core/contracts/ca-activities-data';
import type { Activity } from '../../../../core/contracts/value-lists';
import { activitySchema, billSchema } from '../../../../core/carbon/inputs/activity.schema';
import { refuseFault, requireValid } from '../records/errors';
import type { ActivityRow, EnteredAmount } from './repository';
import { enteredAmount, readAmount } from './typed-amount';

type Given = Parameters<typeof readAmount>[1] & { Bills?: readonly Bill[] | undefined };
type StoredAmount = EnteredAmount & Pick<ActivityRow, 'year' | 'bills'>;

/** Tolerance between two ways to add up the same bills. */
const tolerance = 1e-9;

/**
 * The given amount, or the sum of the given bills; members that are left out stay unchanged. Bills take
 * precedence: an amount next to them is ignored, and one that contradicts the stored bills is refused.
 * @param current the stored record; for a new record only its year
 * @param fiscalYearStart first month of the year; stored bills that stay as they are may be of other days
 * @throws ApiError 400
 */
export function readEntered(
  activity: Activity,
  given: Given,
  current: StoredAmount | Pick<StoredAmount, 'year'>,
  fiscalYearStart: number,
): EnteredAmount & Pick<ActivityRow, 'bills'> {
  const stored = 'bills' in current ? current : undefined;
  const bills = given.Bills?.map((bill) => ({ ...bill, unit: readUnit(bill.unit) })) ?? stored?.bills ?? [];
  if (bills.length === 0) return { ...readAmount(activity, given, stored), bills: [] };
  if (given.Bills) {
    if (new Set(bills.map(({ id }) => id)).size < bills.length) refuseFault('BILL_TWICE');
    const before = new Map(stored?.bills.map((bill) => [bill.id, bill]));
    const changed = bills.filter((bill) => !isSame(bill, before.get(bill.id)));
    const place: BillPlace = { year: current.year, fiscalYearStart, measured: activity };
    for (const bill of changed) requireValid(billSchema, bill, place);
  }
  const { typed } = sumOfBills(bills, activity);
  requireValid(activitySchema, { activityId: activity.activityId, ...typed, measured: activity });
  const entered = enteredAmount(activity, typed);
  if (!given.Bills && stored) {
    const { amount } = readAmount(activity, given, stored);
    if (Math.abs(amount - entered.amount) > tolerance * Math.abs(entered.amount))
      refuseFault('AMOUNT_OF_BILLS');
  }
  return { ...entered, bills };
}
