import { readFigure } from '../../../../core/carbon/figures';
import { NoRateError, toUsd } from '../../../../core/carbon/money';
import { spendVolumeSchema } from '../../../../core/carbon/spend-volume.schema';
import type { SpendVolume, UpdateSpendVolumeBody } from '../../../../core/contracts/ca-spend-volumes';
import { moneyTables } from '../../../../data/money/tables';
import { ApiError } from '../../../lib/api-error';
import { refuseFaults } from '../records/errors';

type Turnover = Pick<SpendVolume, 'turnoverInThsdUSD' | 'turnoverInThsd' | 'currency'>;

/**
 * The turnover that a body names: in USD of 2022, or in a currency, then converted. Undefined if it names none.
 * @throws ApiError 400 for a figure out of bounds, 400 NO_RATE for a currency without a rate for the year
 */
export function readTurnover(data: UpdateSpendVolumeBody['data'], year: number): Turnover | undefined {
  const { TurnoverInThsd, TurnoverInThsdUSD, Currency } = data;
  if (TurnoverInThsd !== undefined) {
    if (Currency === undefined)
      throw new ApiError(400, 'CURRENCY_MISSING', 'Say in which currency the turnover is (ISO 4217).');
    return convert(readFigure(TurnoverInThsd), Currency, year);
  }
  if (TurnoverInThsdUSD === undefined) return undefined;
  const turnoverInThsdUSD = readFigure(TurnoverInThsdUSD);
  refuseFaults(spendVolumeSchema, { turnoverInThsdUSD });
  return { turnoverInThsdUSD, turnoverInThsd: null, currency: null };
}

/** The turnover of a year that has none yet. @throws ApiError 400 */
export function requireTurnover(data: UpdateSpendVolumeBody['data'], year: number): Turnover {
  const turnover = readTurnover(data, year);
  if (!turnover) throw new ApiError(400, 'TURNOVER_MISSING', 'Turnover must be a non-negative number');
  return turnover;
}

/** How a stored turnover is converted today; undefined where it was entered in USD of 2022. @throws NoRateError */
export function conversionOf({
  turnoverInThsd,
  currency,
  year,
}: Omit<Turnover, 'turnoverInThsdUSD'> & { year: number }) {
  return turnoverInThsd === null || currency === null
    ? undefined
    : toUsd({ turnoverInThsd, currency, year }, moneyTables);
}

function convert(turnoverInThsd: number, currency: string, year: number): Turnover {
  try {
    const { turnoverInThsdUSD } = toUsd({ turnoverInThsd, currency, year }, moneyTables);
    refuseFaults(spendVolumeSchema, { turnoverInThsdUSD });
    return { turnoverInThsdUSD, turnoverInThsd, currency };
  } catch (error) {
    if (error instanceof NoRateError) throw new ApiError(400, 'NO_RATE', error.message, { currency, year });
    throw error;
  }
}
