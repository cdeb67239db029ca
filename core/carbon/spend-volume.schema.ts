import { object } from 'yup';
import { figure } from './figure.schema';
import { spendShareFault, turnoverFault } from './figures';

/** The rules of what a company turned over in a year and spent of it on purchases. */
export const spendVolumeSchema = object({
  turnoverInThsdUSD: figure(turnoverFault),
  /** Percent of the turnover. */
  spendShareOfTurnover: figure(spendShareFault),
});
