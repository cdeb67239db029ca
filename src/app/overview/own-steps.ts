import type { Supplier } from '../../../core/contracts/supply-chain';
import type { YearOverview } from '../../domain/carbon/years-api';

export type OwnStep =
  | { act: 'firstYear'; path: string }
  | { act: 'recalculate'; path: string; year: number }
  | { act: 'remind'; path: string; late: readonly string[] };

interface OwnState {
  /** Undefined if they are not loaded or this person may not edit them. */
  years: readonly Pick<YearOverview, 'year' | 'totals' | 'needsRecalculation'>[] | undefined;
  suppliers: readonly Pick<Supplier, 'linkingId' | 'status' | 'dueDate'>[] | undefined;
  /** `YYYY-MM-DD` */
  today: string;
}

/** The company's own next steps, once its customers have what they asked for. */
export function ownSteps({ years, suppliers = [], today }: OwnState): OwnStep[] {
  const steps: OwnStep[] = [];
  if (years?.length === 0) steps.push({ act: 'firstYear', path: '/carbon-accounting/' });
  const outdated = years?.find(({ totals, needsRecalculation }) => totals !== null && needsRecalculation);
  if (outdated)
    steps.push({
      act: 'recalculate',
      path: `/carbon-accounting/${outdated.year}/results/`,
      year: outdated.year,
    });
  const late = suppliers.filter(
    ({ status, dueDate }) =>
      dueDate !== null && dueDate < today && (status === 'invited' || status === 'accepted'),
  );
  if (late.length > 0)
    steps.push({
      act: 'remind',
      path: '/supply-chain-management/',
      late: late.map(({ linkingId }) => linkingId),
    });
  return steps;
}
