import { object } from 'yup';
import { figure } from './figure.schema';
import { spendShareFault, turnoverFault } from './figures';

/** The rules of a company's turnover in a year and the share of it spent on purchases. */
export const spendVolumeSchema = object({
  turnoverInThsdUSD: figure(turnoverFault),
  /** Percent of the turnover. */
  spendShareOfTurnover: figure(spendShareFault),
});
