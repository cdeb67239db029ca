import type { Activity } from '../../core/contracts/value-lists';

/**
 * Where an activity's factor comes from: a row of the DESNZ 2025 flat file by its ID, a process of IPCC 2006, the grid
 * of the country and year, the contract that the electricity is bought under, what its supplier states, nothing for
 * sun, wind and water on site, or not yet known (the stand-in factor, with a note).
 */
export type FactorKey =
  | `desnz-2025/${string}`
  | `ipcc-2006/process/${number}`
  | 'grid'
  | 'contract'
  | 'tariff'
  | 'own-generation'
  | 'none';

export type ActivityRow = readonly [
  activityId: number,
  level3: string,
  name: string,
  unit: string,
  FactorKey,
];

export interface ActivityGroup extends Pick<
  Activity,
  'dataCollectionSheet' | 'hierarchyLevel1' | 'hierarchyLevel2' | 'requiresExactValueInput'
> {
  /** Of the Corporate Value Chain Standard, 1 to 15; left out outside scope 3. */
  category?: number;
  /** Uncertainty grade of such figures of the flat file (`grades` in data/factors/shipped.ts). */
  grade?: 'fuel' | 'distance' | 'gas' | 'heat' | 'service';
  rows: readonly ActivityRow[];
}

type BoughtElectricity = Extract<FactorKey, 'grid' | 'contract' | 'tariff'>;

/** Whether it is electricity from the grid, under any contract. */
export const isBoughtElectricity = (key: FactorKey): key is BoughtElectricity =>
  key === 'grid' || key === 'contract' || key === 'tariff';
