import type { RowSubject } from './result-row';
import { estimatedAmountUncertainty, exactAmountUncertainty } from '../factors/uncertainty';
import type { ActivityInput } from '../inputs/year-inputs';

/** What every row of an activity is about. */
export function activitySubject(activity: ActivityInput): RowSubject {
  return {
    inputId: activity.id,
    countryCode: activity.countryCode,
    activity,
    sector: null,
    supplier: null,
    purchase: null,
    amount: activity.amount,
    unit: activity.unit,
    amountUncertainty: activity.isExact ? exactAmountUncertainty : estimatedAmountUncertainty,
  };
}
