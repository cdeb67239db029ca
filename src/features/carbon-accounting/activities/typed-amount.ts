import { convertAmount, type Measured, type TypedAmount } from '../../../../core/carbon/units';
import type { ActivityRecord } from '../../../../core/contracts/ca-activities-data';

type Amounts = Pick<ActivityRecord, 'amount' | 'unit'> &
  Partial<Pick<ActivityRecord, 'typedAmount' | 'typedUnit' | 'calorificValue'>>;

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
