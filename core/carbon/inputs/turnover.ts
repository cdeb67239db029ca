import type { SpendVolume } from '../../contracts/ca-spend-volumes';
import { turnoverFault, type FigureRule } from './figures';
import { NoRateError, toUsd, type MoneyTables } from '../factors/money';

export type Turnover = Pick<SpendVolume, 'turnoverInThsdUSD' | 'turnoverInThsd' | 'currency'>;

/**
 * Turnover as a record stores it: as typed, and in thousand USD of the price year.
 * @param unit the currency, ISO 4217; null for USD of the price year
 * @throws NoRateError
 */
export function turnoverIn(
  turnover: number,
  { unit, year }: { unit: string | null; year: number },
  tables: MoneyTables,
): Turnover {
  if (unit === null) return { turnoverInThsdUSD: turnover, turnoverInThsd: null, currency: null };
  const { turnoverInThsdUSD } = toUsd({ turnoverInThsd: turnover, currency: unit, year }, tables);
  return { turnoverInThsdUSD, turnoverInThsd: turnover, currency: unit };
}

/** The fault of a turnover typed in a unit; the bounds are those of the converted figure. */
export function turnoverRule(of: { unit: string | null; year: number }, tables: MoneyTables): FigureRule {
  return (value) => {
    try {
      return turnoverFault(turnoverIn(value, of, tables).turnoverInThsdUSD);
    } catch (error) {
      if (error instanceof NoRateError) return 'NO_RATE';
      throw error;
    }
  };
}
