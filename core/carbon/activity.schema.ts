import { number, object } from 'yup';
import { figure } from './figure.schema';
import { amountFault } from './figures';

/** The rules of an activity record, for the form and the server alike. */
export const activitySchema = object({
  /** 0 for none chosen. */
  activityId: number().positive('activityMissing'),
  /** In the activity's unit. */
  amount: figure(amountFault),
});
