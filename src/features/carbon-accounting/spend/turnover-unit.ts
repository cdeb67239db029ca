import type { SpendVolume } from '../../../../core/contracts/ca-spend-volumes';

/** A currency, ISO 4217, in thousands of which a turnover is typed; null: USD of 2022. */
export type TurnoverUnit = string | null;

type Typed = Pick<SpendVolume, 'turnoverInThsdUSD' | 'turnoverInThsd' | 'currency'>;

/** What a year's turnover is typed in: as it was, or as the books are kept where nothing was typed yet. */
export function turnoverUnit(typed: Typed, books: string): TurnoverUnit {
  return typed.currency ?? (typed.turnoverInThsdUSD > 0 ? null : books);
}

/** The turnover as it was typed. */
export const typedTurnover = ({ turnoverInThsd, turnoverInThsdUSD }: Typed): number =>
  turnoverInThsd ?? turnoverInThsdUSD;
