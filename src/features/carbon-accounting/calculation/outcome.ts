import type { EmissionTotals } from '../../../../core/contracts/ca-emission-results';
import type { YearOverview } from '../../../domain/carbon/years-api';

/** The outcome of a year's calculation. */
export interface Outcome {
  /** Previous total in kilograms of CO₂ equivalent; null for the first calculation. */
  before: number | null;
  after: number;
  /** Whether this year is complete, and no other year with results is. */
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
