import { sumOfBills } from '../../../../core/carbon/bills';
import { convertAmount, type Measured, type TypedAmount } from '../../../../core/carbon/units';
import type { ActivityRecord, Bill } from '../../../../core/contracts/ca-activities-data';

type Amounts = Pick<ActivityRecord, 'amount' | 'unit'> &
  Partial<Pick<ActivityRecord, 'typedAmount' | 'typedUnit' | 'calorificValue'>>;

/** Also of a record that was kept on this device before there were bills. */
export const billsOf = ({ bills = [] }: Partial<Pick<ActivityRecord, 'bills'>>): readonly Bill[] => bills;

/** The amount that is typed, or that the bills come to. */
export const amountWithBills = (
  typed: TypedAmount,
  bills: readonly Bill[],
  activity: Measured,
): TypedAmount => (bills.length === 0 ? typed : sumOfBills(bills, activity).typed);

/** The fields of a record that say one amount: they are changed and sent together. */
export const amountFields = ['amount', 'typedAmount', 'typedUnit', 'calorificValue'] as const;

/** An amount as it was typed, also of a record that was kept on this device before units could be chosen. */
export function typedAmountOf(record: Amounts): TypedAmount {
  const { amount, unit, typedAmount = amount, typedUnit = unit, calorificValue = null } = record;
  return { amount: typedAmount, unit: typedUnit, calorificValue };
}

/** What a record holds of an amount; the server converts it again. */
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
