import { billFaults, sumOfBills } from '../../../../core/carbon/bills';
import { readUnit } from '../../../../core/carbon/units';
import type { Bill } from '../../../../core/contracts/ca-activities-data';
import type { Activity } from '../../../../core/contracts/value-lists';
import { activitySchema } from '../../../../core/carbon/activity.schema';
import { refuseFault, refuseFaults } from '../records/errors';
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
 * @throws ApiError 400
 */
export function readEntered(
  activity: Activity,
  given: Given,
  current: StoredAmount | Pick<StoredAmount, 'year'>,
): EnteredAmount & Pick<ActivityRow, 'bills'> {
  const stored = 'bills' in current ? current : undefined;
  const bills = given.Bills?.map((bill) => ({ ...bill, unit: readUnit(bill.unit) })) ?? stored?.bills ?? [];
  if (bills.length === 0) return { ...readAmount(activity, given, stored), bills: [] };
  if (given.Bills) refuseBills(bills, current.year, activity);
  const { typed } = sumOfBills(bills, activity);
  refuseFaults(activitySchema, { activityId: activity.activityId, ...typed, measured: activity });
  const entered = enteredAmount(activity, typed);
  if (!given.Bills && stored) {
    const { amount } = readAmount(activity, given, stored);
    if (Math.abs(amount - entered.amount) > tolerance * Math.abs(entered.amount))
      refuseFault('AMOUNT_OF_BILLS');
  }
  return { ...entered, bills };
}

function refuseBills(bills: readonly Bill[], year: number, measured: Activity): void {
  if (new Set(bills.map(({ id }) => id)).size < bills.length) refuseFault('BILL_TWICE');
  for (const bill of bills) {
    const [fault] = Object.values(billFaults(bill, { year, measured }));
    if (fault !== undefined) refuseFault(fault);
  }
}
