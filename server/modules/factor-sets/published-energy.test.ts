import { publishedSample } from '../../../tests/support/published-sample';
import { desnzFigures } from '../../../data/factors/desnz-2025/figures';
import { calorificValues } from '../../../data/activities/calorific-values';
import { energyOfActivity } from '../../../data/factors/activity-energy';

const fuels = publishedSample('factors', 'activity-energy.ts');
const gas = publishedSample('activities', 'calorific-values.ts');

/** Not in the table of purchases and processes, so that the figure's own energy is used. */
const anyActivity = 0;

test('the samples exist', () => {
  expect([fuels.length, gas.length]).toEqual([20, 4]);
});

test.each(fuels)('%s: every unit of %s has the net energy of the published kWh', (id = '', _, perKwh) => {
  const stem = id.split('_').slice(0, 3).join('_');
  const units = desnzFigures.filter(([each]) => each.startsWith(`${stem}_`));
  expect(units.length).toBeGreaterThan(0);
  for (const [each, perUnit] of units) {
    const energy = energyOfActivity(anyActivity, `desnz-2025/${each}`);
    expect(energy?.kwhPerUnit).toBeCloseTo(perUnit / Number(perKwh), 9);
  }
});

test('m³ and kg of natural gas have the ratio of the published rows of the same gas', () => {
  const [perTonne = 0, perM3 = 0, net = 0, gross = 0] = gas.map(([, , kg]) => Number(kg));
  for (const [activityId, perKwh] of [
    [101, gross],
    [102, net],
    [103, gross],
  ] as const) {
    expect(calorificValues.get(activityId)?.perM3).toBeCloseTo(perM3 / perKwh, 9);
    expect(calorificValues.get(activityId)?.perKg).toBeCloseTo(perTonne / 1000 / perKwh, 9);
  }
});
