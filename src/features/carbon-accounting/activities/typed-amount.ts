import { sumOfBills } from '../../../../core/carbon/inputs/bills';
import { convertAmount, type Measured, type TypedAmount } from '../../../../core/carbon/inputs/units';
import type { ActivityRecord, Bill } from '../../../../core/contracts/ca-activities-data';

type Amounts = Pick<ActivityRecord, 'amount' | 'unit'> &
  Partial<Pick<ActivityRecord, 'typedAmount' | 'typedUnit' | 'calorificValue'>>;

/** Records stored on this device before bills existed have none. */
export const billsOf = ({ bills = [] }: Partial<Pick<ActivityRecord, 'bills'>>): readonly Bill[] => bills;

/** The typed amount, or the sum of the bills. */
export const amountWithBills = (
  typed: TypedAmount,
  bills: readonly Bill[],
  activity: Measured,
): TypedAmount => (bills.length === 0 ? typed : sumOfBills(bills, activity).typed);

/** The fields of an amount, which are changed and sent together. */
export const amountFields = ['amount', 'typedAmount', 'typedUnit', 'calorificValue'] as const;

/** The amount as it was typed; records stored on this device before units could be chosen have none. */
export function typedAmountOf(record: Amounts): TypedAmount {
  const { amount, unit, typedAmount = amount, typedUnit = unit, calorificValue = null } = record;
  return { amount: typedAmount, unit: typedUnit, calorificValue };
}

/** The stored fields of an amount; the server converts it again. */
export function amountOfRecord(
  typed: TypedAmount,
  activity: Measured,
): Pick<ActivityRecord, (typeof amountFields)[number]> {
  const { amount, unit, calorificValue } = typed;
  const converted = convertAmount(typed, activity);
  return {
    amount: Number.isNaN(converted) ? amount : converted,
    typedAmount: amount,
    typedUnit: unit,
    calorificValue,
  };
}
