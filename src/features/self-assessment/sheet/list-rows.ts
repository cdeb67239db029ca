import { reductionScopes } from '../../../../core/terms/reduction-scopes';
import type { Footprint, Reduction } from '../../../../core/contracts/assessment';
import type { CompanyLists } from './questionnaire';

export const footprintParts = ['scope1TonsCO2e', 'scope2TonsCO2e', 'scope3TonsCO2e'] as const;
export type FootprintPart = (typeof footprintParts)[number];

export const reductionParts = ['scope', 'baseYear', 'targetYear', 'reductionPercent'] as const;
export type ReductionPart = (typeof reductionParts)[number];

const yearsOffered = 3;
const targetsOffered = 2;

export function emptyFootprint(year: number): Footprint {
  return { year, scope1TonsCO2e: null, scope2TonsCO2e: null, scope3TonsCO2e: null };
}

export function emptyReduction(id: string): Reduction {
  return { id, scope: reductionScopes[0], baseYear: null, targetYear: null, reductionPercent: null };
}

/** The existing years and the last three, newest first. */
export function footprintsOnSheet({ footprints }: CompanyLists, thisYear: number): Footprint[] {
  const offered = Array.from({ length: yearsOffered }, (_, index) => thisYear - 1 - index);
  const years = [...new Set([...offered, ...footprints.map(({ year }) => year)])].sort((a, b) => b - a);
  return years.map((year) => footprints.find((each) => each.year === year) ?? emptyFootprint(year));
}

/** The existing targets and two blank ones, whose ids are stable so that a sheet can be imported twice. */
export function reductionsOnSheet({ reductions }: CompanyLists): Reduction[] {
  const known = new Set(reductions.map(({ id }) => id));
  const free = Array.from({ length: reductions.length + targetsOffered }, (_, index) => `sheet-${index + 1}`);
  return [
    ...reductions,
    ...free
      .filter((id) => !known.has(id))
      .slice(0, targetsOffered)
      .map(emptyReduction),
  ];
}
