import type { SpendVolume } from '../../../../core/contracts/ca-spend-volumes';

/** A currency, ISO 4217, for turnover in thousands; null: USD of 2022. */
export type TurnoverUnit = string | null;

type Typed = Pick<SpendVolume, 'turnoverInThsdUSD' | 'turnoverInThsd' | 'currency'>;

/** The unit of a year's turnover: the stored one, or the currency of the books if nothing is entered. */
export function turnoverUnit(typed: Typed, books: string): TurnoverUnit {
  return typed.currency ?? (typed.turnoverInThsdUSD > 0 ? null : books);
}

/** The turnover as it was typed. */
export const typedTurnover = ({ turnoverInThsd, turnoverInThsdUSD }: Typed): number =>
  turnoverInThsd ?? turnoverInThsdUSD;
