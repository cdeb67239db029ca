import { activities } from '../../../data/activities/activities';
import { activityFactorKeys } from '../../../data/activities/activities';
import { energyOfActivity } from '../../../data/factors/activity-energy';
import { energyOf } from './energy';

const used = (activityId: number, amount: number) => {
  const key = activityFactorKeys.get(activityId);
  return { activityId, amount, energy: key === undefined ? null : energyOfActivity(activityId, key) };
};

test('a year of bills is reported in MWh, renewable or not', () => {
  const energy = energyOf([
    used(101, 500_000),
    used(161, 10),
    used(401, 400_000),
    used(402, 200_000),
    used(421, 100_000),
    used(404, 50_000),
    used(405, 20_000),
  ]);
  const part = (kind: string) => energy.parts.find((each) => each.kind === kind);
  // Gas is billed by its gross calorific value; the net one is 0.18296/0.2027 of it.
  expect(part('fuels')?.other).toBeCloseTo((500 * 0.18296) / 0.2027, 9);
  // DESNZ: pellets 17.278 GJ/t.
  expect(part('fuels')?.renewable).toBeCloseTo((10 * 17.278) / 3.6, 9);
  expect(part('electricity')).toEqual({ kind: 'electricity', renewable: 200, other: 400 });
  expect(part('heat')).toEqual({ kind: 'heat', renewable: 0, other: 100 });
  expect(part('ownGeneration')).toEqual({ kind: 'ownGeneration', renewable: 50, other: 0 });
  expect(energy.sold).toBe(20);
  expect(energy.total).toBeCloseTo(energy.renewable + energy.other, 9);
  expect(energy.total).toBeCloseTo(500 * (0.18296 / 0.2027) + 172.78 / 3.6 + 750, 9);
});

test.each([
  // Typical net calorific values, kWh per unit: the published figures agree within 3 percent.
  ['diesel, l', 201, 9.9],
  ['petrol, l', 203, 8.9],
  ['heating oil, l', 121, 10.1],
  ['LPG, t', 105, 12_760],
  ['natural gas, m³', 103, 10.2],
  ['coal, t', 141, 7060],
])('the energy of %s', (_what, activityId, kwh) => {
  const found = used(activityId, 1).energy?.kwhPerUnit ?? 0;
  expect(Math.abs(found / kwh - 1)).toBeLessThan(0.03);
});

test('every fuel that is burnt by amount has its energy, and nothing else', () => {
  const without = activities
    .filter(({ activityId, hierarchyLevel1, hierarchyLevel2 }) => {
      const isFuel = hierarchyLevel1 === 'Stationary combustion' || hierarchyLevel2 === 'By fuel';
      return isFuel !== (used(activityId, 1).energy?.kind === 'fuels');
    })
    .map(({ name }) => name);
  expect(without).toEqual([]);
});

test("an operator's own activity counts as its factor set states, and is named if the set states nothing", () => {
  const none = { activityId: 100_002, energy: null, isEnergyUnknown: true };
  const energy = energyOf([
    { activityId: 100_001, amount: 3, energy: { kind: 'fuels', kwhPerUnit: 4_000, renewablePart: 0.25 } },
    { ...none, amount: 5 },
    { ...none, amount: 6 },
    { ...none, activityId: 100_003, amount: 0 },
  ]);
  expect(energy.parts[0]).toEqual({ kind: 'fuels', renewable: 3, other: 9 });
  expect(energy).toMatchObject({ total: 12, unknown: [100_002] });
});
