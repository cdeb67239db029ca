import { factorKeys } from '../../../core/carbon/factors/factor';
import { activities, activityFactorKeys } from '../../../data/activities/activities';
import { isBoughtElectricity } from '../../../data/activities/activity-group';
import { scope3Sectors } from '../../../data/scope3-sectors/scope3-sectors';
import type { SetActivity } from './read-activities';

const activityKeys = [factorKeys.activity, factorKeys.wellToTank, factorKeys.biogenic];
const lossKeys = [factorKeys.losses, factorKeys.lossesUpstream];

const heatAndCooling = activities.filter(
  ({ hierarchyLevel1 }) => hierarchyLevel1 === 'Purchased heat and cooling',
);

/** Every valid key of a factor, with the unit of its amounts. */
const units: ReadonlyMap<string, string> = new Map<string, string>([
  [factorKeys.grid, 'kWh'],
  [factorKeys.residualMix, 'kWh'],
  [factorKeys.contract, 'kWh'],
  [factorKeys.gridUpstream, 'kWh'],
  [factorKeys.gridLosses, 'kWh'],
  [factorKeys.gridLossesUpstream, 'kWh'],
  [factorKeys.contractUpstream, 'kWh'],
  ...scope3Sectors.map(({ code }) => [factorKeys.spend(code), 'USD'] as const),
  ...activities.flatMap(({ activityId, unit }) =>
    activityKeys.map((keyOf) => [keyOf(activityId), unit] as const),
  ),
  ...heatAndCooling.flatMap(({ activityId, unit }) =>
    lossKeys.map((keyOf) => [keyOf(activityId), unit] as const),
  ),
]);

/** Keys of activities that a calculation multiplies with the grid's factor, or the contract's, instead. */
const unused: ReadonlySet<string> = new Set(
  [...activityFactorKeys].flatMap(([activityId, source]) =>
    isBoughtElectricity(source) ? [factorKeys.activity(activityId), factorKeys.wellToTank(activityId)] : [],
  ),
);

/**
 * The fault of a key and its unit; undefined for none.
 * @param own the set's own activities by key
 */
export function checkKey(
  key: string,
  unit: string,
  own: ReadonlyMap<string, Pick<SetActivity, 'unit' | 'sheet'>>,
): string | undefined {
  if (unused.has(key))
    return `the key "${key}" is never used: electricity has grid, residual-mix and contract instead`;
  const ownActivity = own.get(ownKeyOf(key) ?? '');
  if (ownActivity && ownActivity.sheet !== 'SCOPE2' && key.startsWith('losses'))
    return `the key "${key}" is never used: only activities of the sheet SCOPE2 have losses`;
  const expected = units.get(key) ?? ownActivity?.unit;
  if (expected === undefined)
    return `the key "${key}" is not one of grid, residual-mix, contract, grid-upstream, grid-losses, grid-losses-upstream, contract-upstream, spend/SECTOR, activity/ID, well-to-tank/ID, biogenic/ID, losses/ID, losses-upstream/ID`;
  return unit === expected ? undefined : `the unit of ${key} is "${expected}", not "${unit}"`;
}

/** The key of an own activity within that of its factor: `activity/welding-gas` is about `welding-gas`. */
export const ownKeyOf = (key: string): string | undefined =>
  /^(?:activity|well-to-tank|biogenic|losses|losses-upstream)\/([a-z].*)$/.exec(key)?.[1];
