import type { Footprint, Reduction } from '../contracts/assessment';

const parts = { 1: 'scope1TonsCO2e', 2: 'scope2TonsCO2e', 3: 'scope3TonsCO2e' } as const;
const scopes = [1, 2, 3] as const;
type Scope = (typeof scopes)[number];

export interface ScopeShare {
  scope: Scope;
  /** t CO2e; null if unknown. */
  tonnes: number | null;
  /** Percentage of the year's known total; 0 if nothing is known. */
  share: number;
}

export interface FootprintInsight {
  year: number;
  /** t CO2e, the sum of the known scopes. */
  total: number;
  scopes: readonly ScopeShare[];
  /** Percentage against the year before, if both years know the same scopes; negative is less. */
  change: number | undefined;
}

/** The insight of the newest year that has a figure. */
export function footprintInsight(footprints: readonly Footprint[]): FootprintInsight | undefined {
  const newest = footprints
    .filter((footprint) => known(footprint).length > 0)
    .reduce<Footprint | undefined>((best, each) => (best && best.year > each.year ? best : each), undefined);
  if (!newest) return undefined;
  const total = sum(newest, known(newest));
  return {
    year: newest.year,
    total,
    scopes: scopes.map((scope) => {
      const tonnes = newest[parts[scope]];
      return { scope, tonnes, share: tonnes === null || total === 0 ? 0 : (100 * tonnes) / total };
    }),
    change: changeSince(
      footprints.find(({ year }) => year === newest.year - 1),
      newest,
    ),
  };
}

export interface TargetInsight {
  /** t CO2e in the base year. */
  from: number;
  /** t CO2e in the target year. */
  to: number;
  /** t CO2e by which emissions must fall each year, on a straight line. */
  perYear: number;
}

const coverage: Record<Reduction['scope'], readonly Scope[]> = {
  SCOPE1_2: [1, 2],
  SCOPE3: [3],
  SCOPE1_2_3: [1, 2, 3],
};

/** A target in tonnes; undefined while the target, or the footprint of its base year, has gaps. */
export function targetInsight(
  { scope, baseYear, targetYear, reductionPercent }: Reduction,
  footprints: readonly Footprint[],
): TargetInsight | undefined {
  if (baseYear === null || targetYear === null || reductionPercent === null || targetYear <= baseYear)
    return undefined;
  const base = footprints.find(({ year }) => year === baseYear);
  const covered = coverage[scope];
  if (!base || covered.some((each) => base[parts[each]] === null)) return undefined;
  const from = sum(base, covered);
  const to = from * (1 - reductionPercent / 100);
  return { from, to, perYear: (from - to) / (targetYear - baseYear) };
}

function changeSince(before: Footprint | undefined, now: Footprint): number | undefined {
  if (!before || known(before).join() !== known(now).join()) return undefined;
  const earlier = sum(before, known(before));
  return earlier === 0 ? undefined : (100 * (sum(now, known(now)) - earlier)) / earlier;
}

const known = (footprint: Footprint): readonly Scope[] =>
  scopes.filter((scope) => footprint[parts[scope]] !== null);

const sum = (footprint: Footprint, of: readonly Scope[]): number =>
  of.reduce((total, scope) => total + (footprint[parts[scope]] ?? 0), 0);
