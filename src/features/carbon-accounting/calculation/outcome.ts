import type { EmissionTotals } from '../../../../core/contracts/ca-emission-results';
import type { YearOverview } from '../../../domain/carbon/years-api';

/** What a calculation has made of a year. */
export interface Outcome {
  /** Kilograms of CO₂ equivalent before; null for the first calculation. */
  before: number | null;
  after: number;
  /** Whether the year is complete, and no other that has results is. */
  isFirstComplete: boolean;
}

const isComplete = ({ completeness }: YearOverview) => completeness.percent === 100;

/** `years` as they were before the calculation. */
export function outcomeOf(
  years: readonly YearOverview[],
  year: number,
  totals: Pick<EmissionTotals, 'total'>,
): Outcome {
  const found = years.find((each) => each.year === year);
  const others = years.filter((each) => each.year !== year && each.totals !== null);
  return {
    before: found?.totals?.total ?? null,
    after: totals.total,
    isFirstComplete: found !== undefined && isComplete(found) && !others.some(isComplete),
  };
}
