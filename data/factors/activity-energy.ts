import type { ActivityEnergy } from '../../core/carbon/inputs/year-inputs';
import type { FactorKey } from '../activities/activity-group';
import { desnzFigures } from './desnz-2025/figures';
import { biogenicFigures } from './ipcc-2006/figures';

/**
 * kg CO2e per kWh, net calorific value, of fuels by the stem of their rows' IDs (DESNZ 2025). The figure per litre, tonne
 * or gross kWh divided by it is the net energy of one.
 */
const perNetKwh: ReadonlyMap<string, number> = new Map([
  ['1_100_1000', 0.24107],
  ['1_100_1001', 0.2027],
  ['1_100_1002', 0.20489],
  ['1_100_1003', 0.23032],
  ['1_100_1004', 0.2027],
  ['1_100_1006', 0.19917],
  ['1_100_1007', 0.23258],
  ['1_101_1008', 0.25666],
  ['1_101_1009', 0.26061],
  ['1_101_1010', 0.25975],
  ['1_101_1011', 0.25953],
  ['1_101_1012', 0.26808],
  ['1_101_1013', 0.28523],
  ['1_101_1014', 0.27288],
  ['1_101_1015', 0.281],
  ['1_101_1016', 0.24891],
  ['1_101_1017', 0.23181],
  ['1_101_1018', 0.25431],
  ['1_101_1019', 0.28523],
  ['1_101_1020', 0.27288],
  ['1_101_1023', 0.27445],
  ['1_101_1024', 0.27869],
  ['1_102_1025', 0.33944],
  ['1_102_1027', 0.36549],
  ['1_102_1028', 0.37675],
  ['1_102_1029', 0.35887],
]);

const figures = new Map(desnzFigures.map(([id, value]) => [id, value]));
const kwhPerGj = 1000 / 3.6;
const biomass = new Map(biogenicFigures.map(([id, , gjPerUnit]) => [id, gjPerUnit * kwhPerGj]));

const bought: ReadonlyMap<number, ActivityEnergy> = new Map([
  [401, { kind: 'electricity', kwhPerUnit: 1, renewablePart: 0 }],
  [402, { kind: 'electricity', kwhPerUnit: 1, renewablePart: 1 }],
  [403, { kind: 'electricity', kwhPerUnit: 1, renewablePart: 0 }],
  [404, { kind: 'ownGeneration', kwhPerUnit: 1, renewablePart: 1 }],
  [406, { kind: 'electricity', kwhPerUnit: 1, renewablePart: 0 }],
  [405, { kind: 'sold', kwhPerUnit: 1, renewablePart: 1 }],
  [421, { kind: 'heat', kwhPerUnit: 1, renewablePart: 0 }],
  [422, { kind: 'heat', kwhPerUnit: 1, renewablePart: 0 }],
  [423, { kind: 'heat', kwhPerUnit: 1, renewablePart: 0 }],
]);

/** The energy of one unit of an activity; null if it is no energy, or its fuel is unknown. */
export function energyOfActivity(activityId: number, key: FactorKey): ActivityEnergy | null {
  const known = bought.get(activityId);
  if (known) return known;
  const ofBiomass = biomass.get(activityId);
  if (ofBiomass !== undefined) return { kind: 'fuels', kwhPerUnit: ofBiomass, renewablePart: 1 };
  const id = key.replace('desnz-2025/', '');
  const perKwh = perNetKwh.get(id.split('_').slice(0, 3).join('_'));
  const perUnit = figures.get(id);
  if (perKwh === undefined || perUnit === undefined) return null;
  return { kind: 'fuels', kwhPerUnit: perUnit / perKwh, renewablePart: 0 };
}
