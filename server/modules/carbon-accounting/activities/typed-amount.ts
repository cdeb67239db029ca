import { activitySchema } from '../../../../core/carbon/inputs/activity.schema';
import { readFigure } from '../../../../core/carbon/inputs/figures';
import {
  convertAmount,
  readUnit,
  usesCalorificValue,
  type TypedAmount,
} from '../../../../core/carbon/inputs/units';
import type { Activity } from '../../../../core/contracts/value-lists';
import type { EnteredAmount } from './repository';
import { requireValid } from '../records/errors';

/** The given amount; without a unit it is in the activity's own. */
interface Given {
  Amount?: number | string | undefined;
  Unit?: string | undefined;
  CalorificValue?: number | null | undefined;
}

/** The stored form of a valid amount. */
export function enteredAmount(activity: Activity, typed: TypedAmount): EnteredAmount {
  const isOwnUnit = typed.unit === activity.unit;
  return {
    amount: convertAmount(typed, activity),
    typedAmount: isOwnUnit ? null : typed.amount,
    typedUnit: isOwnUnit ? null : typed.unit,
    calorificValue: usesCalorificValue(typed.unit, activity) ? typed.calorificValue : null,
  };
}

/**
 * The given amount, checked and converted.
 * @param current the stored values; members that are left out stay unchanged
 * @throws ApiError 400
 */
export function readAmount(activity: Activity, given: Given, current?: EnteredAmount): EnteredAmount {
  const { Amount, Unit, CalorificValue } = given;
  if (current && Amount === undefined && Unit === undefined && CalorificValue === undefined)
    return pickAmount(current);
  const stored = current && Amount === undefined ? current : undefined;
  const unit = Unit === undefined ? (stored?.typedUnit ?? activity.unit) : readUnit(Unit);
  const typed: TypedAmount = {
    amount: Amount === undefined ? (stored?.typedAmount ?? stored?.amount ?? 0) : readFigure(Amount),
    unit,
    calorificValue: CalorificValue === undefined ? (stored?.calorificValue ?? null) : CalorificValue,
  };
  requireValid(activitySchema, { activityId: activity.activityId, ...typed, measured: activity });
  return enteredAmount(activity, typed);
}

const pickAmount = ({ amount, typedAmount, typedUnit, calorificValue }: EnteredAmount): EnteredAmount => ({
  amount,
  typedAmount,
  typedUnit,
  calorificValue,
});
