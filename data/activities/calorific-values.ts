import type { Activity } from '../../core/contracts/value-lists';

type CalorificValues = NonNullable<Activity['calorificValues']>;

/**
 * kWh per m³ and per kg of gases, gross or net as in the activity: the ratios of the DESNZ 2025 rows of one m³, one
 * tonne and one kWh of natural gas. Null if the gas differs from plant to plant: the bill states it.
 */
const naturalGasGross = { perM3: 2.06672 / 0.18296, perKg: 2575.46441 / 1000 / 0.18296 };
const naturalGasNet = { perM3: 2.06672 / 0.2027, perKg: 2575.46441 / 1000 / 0.2027 };

export const calorificValues: ReadonlyMap<number, CalorificValues> = new Map<number, CalorificValues>([
  [101, naturalGasGross],
  [102, naturalGasNet],
  [103, naturalGasGross],
  [164, { perM3: null, perKg: null }],
]);
