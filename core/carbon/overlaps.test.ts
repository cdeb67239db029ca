import { activities } from '../../data/activities/activities';
import { scope3Sectors } from '../../data/scope3-sectors/scope3-sectors';
import { overlapsOf } from './overlaps';

it('finds freight that is entered in tonne-kilometres and as spend', () => {
  expect(overlapsOf(['STEEL_MILL_PRODUCTS', 'ROAD_FREIGHT'], [502, 101, 501, 502])).toEqual([
    { sectorCode: 'ROAD_FREIGHT', activityIds: [501, 502] },
  ]);
});

it('finds nothing where only one of both is entered, or the customer pays', () => {
  expect(overlapsOf(['ROAD_FREIGHT'], [101, 522])).toEqual([]);
  expect(overlapsOf(['STEEL_MILL_PRODUCTS'], [501])).toEqual([]);
});

it('asks of each sector that there is at most once, and of no electricity: no sector holds it', () => {
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
