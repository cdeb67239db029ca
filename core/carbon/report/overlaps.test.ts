import { activities } from '../../../data/activities/activities';
import { scope3Sectors } from '../../../data/scope3-sectors/scope3-sectors';
import { maxDoubleCounted, overlapsOf, createOverlaps } from './overlaps';
import type { ResultRow } from '../calculation/result-row';

it('finds freight that is entered in tonne-kilometres and as spend', () => {
  expect(overlapsOf(['STEEL_MILL_PRODUCTS', 'ROAD_FREIGHT'], [502, 101, 501, 502])).toEqual([
    { sectorCode: 'ROAD_FREIGHT', activityIds: [501, 502] },
  ]);
});

it('finds nothing if only one of both is entered, or the customer pays', () => {
  expect(overlapsOf(['ROAD_FREIGHT'], [101, 522])).toEqual([]);
  expect(overlapsOf(['STEEL_MILL_PRODUCTS'], [501])).toEqual([]);
});

it('asks about each existing sector at most once, and never about electricity: no sector includes it', () => {
  const codes = scope3Sectors.map(({ code }) => code);
  const found = overlapsOf(
    [...codes, ...codes],
    activities.map(({ activityId }) => activityId),
  );
  expect(found.map(({ sectorCode }) => sectorCode).sort()).toEqual([
    ...['AIR_FREIGHT', 'COURIER', 'INDUSTRIAL_GASES', 'PETROLEUM_FEEDSTOCK', 'RAIL_FREIGHT'],
    ...['ROAD_FREIGHT', 'SEA_FREIGHT', 'WASTE_SERVICES', 'WATER_SEWERAGE'],
  ]);
  expect(found.flatMap(({ activityIds }) => activityIds)).not.toContain(401);
});

it('adds up what a total may count twice: at most the smaller of both', () => {
  const overlaps = createOverlaps();
  const sector = { code: 'ROAD_FREIGHT', name: 'Road freight' } as ResultRow['sector'];
  const truck = { activityId: 502, name: 'Truck', businessUnit: '' };
  overlaps.add({ sector, activity: null, baseKg: 9_000 });
  overlaps.add({ sector, activity: null, baseKg: 3_000 });
  overlaps.add({ sector: null, activity: truck, baseKg: 4_000 });
  overlaps.add({ sector: null, activity: { ...truck, activityId: 101 }, baseKg: 50_000 });
  const found = overlaps.result();
  expect(found).toEqual([
    {
      ...{ sectorCode: 'ROAD_FREIGHT', sectorName: 'Road freight', activityIds: [502] },
      ...{ purchasesTons: 12, activitiesTons: 4 },
    },
  ]);
  expect(maxDoubleCounted(found)).toBe(4);
});

it('counts an activity of two sectors once', () => {
  const found = (
    sectorCode: string,
    activityIds: number[],
    purchasesTons: number,
    activitiesTons: number,
  ) => ({
    ...{ sectorCode, sectorName: sectorCode, activityIds, purchasesTons, activitiesTons },
  });
  const courier = found('COURIER', [501], 10, 5);
  const road = found('ROAD_FREIGHT', [501, 502], 7, 8);
  const water = found('WATER_SEWERAGE', [571], 1, 2);
  expect(maxDoubleCounted([courier, road, water])).toBe(9);
});
