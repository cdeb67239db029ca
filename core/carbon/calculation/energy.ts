import type { YearEnergy } from '../../contracts/ca-years';
import type { ActivityInput, EnergyKind } from '../inputs/year-inputs';

const kwhPerMwh = 1000;

type EnergyInput = Pick<ActivityInput, 'activityId' | 'amount' | 'energy' | 'isEnergyUnknown'>;

/** What a company uses; what it sells is reported separately. */
const usedKinds = ['fuels', 'electricity', 'heat', 'ownGeneration'] as const;

/**
 * The energy that a year's activities use, MWh: fuels by their net calorific value, electricity, heat and cooling as
 * billed, and own generation that is used on site (GRI 302-1). Electricity counts as renewable under a contract, by the
 * share that its supplier states of its own, and what is generated on site from sun, wind and water. Heat counts as not
 * renewable, since its fuels are unknown. Distances driven are not counted: their fuel is unknown. An operator's own
 * activities count as their factor set states.
 */
export function energyOf(activities: readonly EnergyInput[]): YearEnergy {
  const sums = new Map<EnergyKind, { renewable: number; other: number }>();
  const unknown = new Set<number>();
  for (const { activityId, amount, energy, isEnergyUnknown } of activities) {
    if (isEnergyUnknown && amount > 0) unknown.add(activityId);
    if (!energy) continue;
    const sum = sums.get(energy.kind) ?? { renewable: 0, other: 0 };
    const mwh = (amount * energy.kwhPerUnit) / kwhPerMwh;
    sums.set(energy.kind, {
      renewable: sum.renewable + mwh * energy.renewablePart,
      other: sum.other + mwh * (1 - energy.renewablePart),
    });
  }
  const parts = usedKinds.map((kind) => ({ kind, ...(sums.get(kind) ?? { renewable: 0, other: 0 }) }));
  const sumOf = (of: 'renewable' | 'other') => parts.reduce((sum, part) => sum + part[of], 0);
  const [renewable, other] = [sumOf('renewable'), sumOf('other')];
  const sold = sums.get('sold');
  return {
    parts,
    renewable,
    other,
    total: renewable + other,
    sold: (sold?.renewable ?? 0) + (sold?.other ?? 0),
    ...(unknown.size > 0 && { unknown: [...unknown] }),
  };
}
