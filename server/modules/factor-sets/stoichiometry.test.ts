import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processFigures } from '../../../data/factors/ipcc-2006/process';

/** g/mol: IUPAC 2021, abridged. */
const [hydrogen, carbon, oxygen, sodium] = [1.008, 12.011, 15.999, 22.99];
const [magnesium, calcium, iron] = [24.305, 40.078, 55.845];
const carbonDioxide = carbon + 2 * oxygen;
const carbonate = carbon + 3 * oxygen;
const lime = calcium + oxygen;
const magnesia = magnesium + oxygen;

const kgPerTonne = 1000;
/** Activity to kg CO2 per unit, and the rounding of the Guidelines, as part of the value. */
const workedOut: ReadonlyMap<number, readonly [kg: number, tolerance: number]> = new Map([
  [701, [(kgPerTonne * carbonDioxide) / (calcium + carbonate), 1e-3]],
  [702, [(kgPerTonne * 2 * carbonDioxide) / (calcium + magnesium + 2 * carbonate), 1e-3]],
  [703, [(kgPerTonne * carbonDioxide) / (magnesium + carbonate), 1e-3]],
  [704, [(kgPerTonne * carbonDioxide) / (2 * sodium + carbonate), 1e-3]],
  [705, [(kgPerTonne * carbonDioxide) / (iron + carbonate), 1e-3]],
  [711, [(kgPerTonne * 0.95 * carbonDioxide) / lime, 1e-2]],
  [712, [(kgPerTonne * 0.95 * 2 * carbonDioxide) / (lime + magnesia), 1e-2]],
  [713, [(kgPerTonne * 1.02 * 0.65 * carbonDioxide) / lime, 1e-2]],
  [723, [carbonDioxide / carbon, 1e-12]],
  [733, [(2 * carbonDioxide) / (2 * carbon + 2 * hydrogen), 1e-12]],
]);

const kinds = new Map(
  readFileSync(join(__dirname, '../../../data/factors/ipcc-2006/SOURCE.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, activity, , unit]) => /^\d{3}$/.test(activity ?? '') && /^(t|kg)$/.test(unit ?? ''))
    .map(([, activity, , , kind]) => [Number(activity), kind]),
);

test('SOURCE.md states for every process whether its figure is stoichiometric or from a table', () => {
  expect([...kinds.keys()]).toEqual(processFigures.map(([activityId]) => activityId));
  expect(new Set(kinds.values())).toEqual(new Set(['stoichiometric', 'table', 'as such']));
});

test('every figure marked as stoichiometric is calculated from molar masses', () => {
  const stoichiometric = [...kinds].flatMap(([activityId, kind]) =>
    kind === 'stoichiometric' ? activityId : [],
  );
  expect([...workedOut.keys()]).toEqual(stoichiometric);
  for (const [activityId, value] of processFigures) {
    const [kg, tolerance] = workedOut.get(activityId) ?? [value, 0];
    expect([activityId, Math.abs(value / kg - 1) <= tolerance]).toEqual([activityId, true]);
  }
});
