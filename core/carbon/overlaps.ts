/** From the first to the last id of activities that belong together (data/activities). */
type Range = readonly [first: number, last: number];

/**
 * Spend sectors whose purchases may be entered as activities, too: the same tonne would count twice. Fuels and freight
 * paid by the company, its waste and its water.
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

/** A spend sector, and the activities that may count the same. */
export interface Coverage {
  sectorCode: string;
  activityIds: number[];
}

/**
 * Where a year may count something twice.
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
