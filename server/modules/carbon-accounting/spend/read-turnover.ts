import { readFigure } from '../../../../core/carbon/inputs/figures';
import { NoRateError, toUsd } from '../../../../core/carbon/factors/money';
import { spendVolumeSchema } from '../../../../core/carbon/inputs/spend-volume.schema';
import { turnoverIn, type Turnover } from '../../../../core/carbon/inputs/turnover';
import type { UpdateSpendVolumeBody } from '../../../../core/contracts/ca-spend-volumes';
import { moneyTables } from '../../../../data/money/tables';
import { ApiError } from '../../../lib/api-error';
import { requireValid } from '../records/errors';

/**
 * The turnover in a body: in USD of 2022, or converted from a currency. Undefined if there is none.
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
  requireValid(spendVolumeSchema, { turnoverInThsdUSD });
  return turnoverIn(turnoverInThsdUSD, { unit: null, year }, moneyTables);
}

/** The turnover of a year that has none yet. @throws ApiError 400 */
export function requireTurnover(data: UpdateSpendVolumeBody['data'], year: number): Turnover {
  const turnover = readTurnover(data, year);
  if (!turnover) throw new ApiError(400, 'TURNOVER_MISSING', 'Turnover must be a non-negative number');
  return turnover;
}

/**
 * The current conversion of a stored turnover; undefined if it was entered in USD of 2022. @throws
 * NoRateError
 */
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
    const turnover = turnoverIn(turnoverInThsd, { unit: currency, year }, moneyTables);
    requireValid(spendVolumeSchema, { turnoverInThsdUSD: turnover.turnoverInThsdUSD });
    return turnover;
  } catch (error) {
    if (error instanceof NoRateError) throw new ApiError(400, 'NO_RATE', error.message, { currency, year });
    throw error;
  }
}
