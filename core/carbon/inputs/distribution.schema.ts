import { array, object } from 'yup';
import { figure } from './figure.schema';
import { shareOfInputFault } from './figures';
import { isOver100, sumOfShares } from './shares';

/** The rules of a sector's share of a year's purchases. */
export const distributionSchema = object({
  /** Percent of the year's purchases. */
  shareOfInput: figure(shareOfInputFault),
});

/** All sectors of a year together: at most 100 percent. */
export const wholeDistributionSchema = object({
  sectors: array(distributionSchema).test('sum', 'sharesTooMuch', (sectors = []) => {
    const shares = sectors.map(({ shareOfInput = 0 }) => shareOfInput);
    return !isOver100(sumOfShares(shares));
  }),
});
