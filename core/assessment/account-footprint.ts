import type { Footprint } from '../contracts/assessment';
import type { YearOverviewList } from '../contracts/ca-years';

type AccountOfYear = Pick<YearOverviewList['data'][number], 'year' | 'totals' | 'completeness'>;

const parts = ['scope1TonsCO2e', 'scope2TonsCO2e', 'scope3TonsCO2e'] as const;

/** To the kilogram: people compare and retype these figures. */
const rounded = (tonnes: number) => Math.round(tonnes * 1000) / 1000;

/**
 * What a calculated account states as the footprint of its year, tonnes of CO2e: scope 2 market-based, scope 3 with
 * purchases at their baseline. A scope that nothing is entered for, and scope 3 without purchases, is not stated.
 * Undefined without results.
 */
export function accountFootprint({ year, totals, completeness }: AccountOfYear): Footprint | undefined {
  if (!totals) return undefined;
  const stated = (part: (typeof completeness.missing)[number], tonnes: number) =>
    completeness.missing.includes(part) ? null : rounded(tonnes);
  return {
    year,
    scope1TonsCO2e: stated('scope1', totals.scope1),
    scope2TonsCO2e: stated('scope2', totals.scope2),
    scope3TonsCO2e: stated('category1', totals.scope3Baseline),
  };
}

/** Whether two footprints of a year state the same figures, wherever they come from. */
export function hasSameFigures(a: Footprint, b: Footprint): boolean {
  return parts.every((part) => {
    const [one, other] = [a[part], b[part]];
    return one === null || other === null ? one === other : rounded(one) === rounded(other);
  });
}

export const isEmptyFootprint = (footprint: Footprint): boolean =>
  parts.every((part) => footprint[part] === null);

/** The footprint with the same figures but without its link to the account. */
export function withoutAccount({ isFromAccount: _, ...footprint }: Footprint): Footprint {
  return footprint;
}
