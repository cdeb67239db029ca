import type { EmissionTotals } from '../../../../core/contracts/ca-emission-results';

export const scopes = ['scope1', 'scope2', 'scope3'] as const;

/** The part of each scope that the inventory counts, in tonnes. */
export type Inventory = Pick<EmissionTotals, 'scope1' | 'scope2' | 'scope3Baseline'>;

/** Tonnes per scope as counted by the inventory; they add up to the total. */
export function inventoryOf({
  scope1,
  scope2,
  scope3Baseline,
}: Inventory): Record<(typeof scopes)[number], number> {
  return { scope1, scope2, scope3: scope3Baseline };
}
