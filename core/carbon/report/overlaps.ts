import type { CountedOverlap } from '../../contracts/ca-overlaps';
import { groupBy } from '../../collections/group-by';
import type { ResultRow } from '../calculation/result-row';
import { kgPerTon } from '../calculation/totals';

/** From the first to the last id of activities that belong together (data/activities). */
type Range = readonly [first: number, last: number];

/**
 * Spend sectors whose purchases may also be entered as activities, so that the same tonne would count twice: fuels and
 * freight paid by the company, its waste and its water.
 */
const covered: Readonly<Record<string, readonly Range[]>> = {
  ROAD_FREIGHT: [[501, 503]],
  COURIER: [[501, 501]],
  RAIL_FREIGHT: [[504, 504]],
  SEA_FREIGHT: [[505, 509]],
  AIR_FREIGHT: [[510, 511]],
  WASTE_SERVICES: [[541, 569]],
  WATER_SEWERAGE: [[571, 572]],
  PETROLEUM_FEEDSTOCK: [
    [104, 109],
    [121, 129],
    [201, 212],
  ],
  INDUSTRIAL_GASES: [
    [301, 400],
    [731, 733],
  ],
};

/** A spend sector, and the activities that may cover the same. */
export interface Coverage {
  sectorCode: string;
  activityIds: number[];
}

/**
 * What a year may count twice.
 * @param sectorCodes of the sectors that purchases are distributed to
 * @param activityIds of the activities that are entered, in any order, each once or more often
 */
export function overlapsOf(sectorCodes: readonly string[], activityIds: readonly number[]): Coverage[] {
  const ids = [...new Set(activityIds)].sort((a, b) => a - b);
  return [...new Set(sectorCodes)].flatMap((sectorCode) => {
    const ranges = covered[sectorCode] ?? [];
    const both = ids.filter((id) => ranges.some(([first, last]) => id >= first && id <= last));
    return both.length > 0 ? [{ sectorCode, activityIds: both }] : [];
  });
}

/** Adds up what the rows of a total may count twice. */
export function createOverlaps() {
  const sectors = new Map<string, { name: string; kg: number }>();
  const activities = new Map<number, number>();
  return {
    add({ sector, activity, baseKg }: Pick<ResultRow, 'sector' | 'activity' | 'baseKg'>): void {
      if (sector)
        sectors.set(sector.code, { name: sector.name, kg: (sectors.get(sector.code)?.kg ?? 0) + baseKg });
      if (activity) activities.set(activity.activityId, (activities.get(activity.activityId) ?? 0) + baseKg);
    },
    /** The largest purchases first. */
    result: (): CountedOverlap[] =>
      overlapsOf([...sectors.keys()], [...activities.keys()])
        .map(({ sectorCode, activityIds }) => ({
          sectorCode,
          sectorName: sectors.get(sectorCode)?.name ?? sectorCode,
          activityIds,
          purchasesTons: (sectors.get(sectorCode)?.kg ?? 0) / kgPerTon,
          activitiesTons: activityIds.reduce((sum, id) => sum + (activities.get(id) ?? 0), 0) / kgPerTon,
        }))
        .sort((a, b) => b.purchasesTons - a.purchasesTons),
  };
}

/**
 * Tonnes that count twice at most: the smaller side of each overlap. Sectors with the same first activity share their
 * activities, as road freight and couriers do, which can count twice only once.
 */
export function maxDoubleCounted(overlaps: readonly CountedOverlap[]): number {
  const groups = [...groupBy(overlaps, ({ activityIds }) => activityIds[0]).values()];
  return groups.reduce((sum, group) => {
    const purchases = group.map(({ purchasesTons, activitiesTons }) =>
      Math.min(purchasesTons, activitiesTons),
    );
    const activities = Math.max(...group.map(({ activitiesTons }) => activitiesTons));
    return sum + Math.min(sumOf(purchases), activities);
  }, 0);
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
