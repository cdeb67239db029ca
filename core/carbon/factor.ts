import type { ResultNote } from '../contracts/ca-provenance';
import { sourceTerms } from './source-terms';

/** 1 is best: a supplier's or contract's own figure; 5 is a stand-in. */
export type DataQuality = 1 | 2 | 3 | 4 | 5;

/** Who published a figure, and what it covers. */
export interface FactorSource {
  publisher: string;
  edition: string;
  licence: string;
  /** What the figure includes, such as `combustion` or `cradle to shelf`. */
  boundary: string;
  /** Assessment report whose warming potentials it uses, such as `AR5`; left out for CO2 alone, or if not stated. */
  gwp?: string;
}

/** A published figure: so many kg of CO2e per unit of something. */
export interface Factor {
  /** Stable and unique in its set; leads back to the row of the published table. */
  id: string;
  /** What it is for; see `factorKeys`. */
  key: string;
  /** The country it is for, ISO 3166-1 alpha-2; null: any country without one of its own. */
  country: string | null;
  /** The year it is for; null: any. */
  forYear: number | null;
  /** kg CO2e per unit. */
  value: number;
  unit: string;
  source: FactorSource;
  /** The year the figure speaks of. */
  year: number | null;
  /** Where the figure comes from: ISO 3166-1 alpha-2, or `GLOBAL`. */
  geography: string;
  dataQuality: DataQuality;
  /** Half the width of the 95 % confidence interval, percent of the value. */
  uncertaintyPercent: number;
}

/** How the figures of a set are addressed. Sectors go by code, activities by id. */
export const factorKeys = {
  activity: (activityId: number) => `activity/${activityId}`,
  wellToTank: (activityId: number) => `well-to-tank/${activityId}`,
  biogenic: (activityId: number) => `biogenic/${activityId}`,
  grid: 'grid',
  /** The grid of the world, for countries of which nothing is known. */
  worldGrid: 'grid/world',
  residualMix: 'residual-mix',
  contract: 'contract',
  /** Upstream of a grid whose factor counts nothing but combustion in its power plants. */
  gridUpstream: 'grid-upstream',
  /** What is lost on the way of such a grid, and the upstream of that. */
  gridLosses: 'grid-losses',
  gridLossesUpstream: 'grid-losses-upstream',
  /** Upstream of electricity under a contract, where the grid's own factor is life-cycle. */
  contractUpstream: 'contract-upstream',
  spend: (sectorCode: string) => `spend/${sectorCode}`,
} as const;

/** Whether a factor is one for money spent, whatever the sector. */
export const isSpendKey = (key: string) => key.startsWith('spend/');

/** A factor with what must be said about using it here. */
export interface FoundFactor {
  factor: Factor;
  notes: readonly ResultNote[];
}

/** Stands in where no factor is known, in kg CO2e per unit: the specification's default. */
export const standInValue = 0.2;

const standIns = new Map<string, FoundFactor>();

/** The stand-in factor for something counted in `unit`; every row that uses it is a gap to close. */
export function standInFactor(unit: string): FoundFactor {
  const known = standIns.get(unit) ?? makeStandIn(unit);
  standIns.set(unit, known);
  return known;
}

function makeStandIn(unit: string): FoundFactor {
  return {
    factor: {
      id: 'stand-in',
      key: 'stand-in',
      country: null,
      forYear: null,
      value: standInValue,
      unit,
      source: {
        publisher: sourceTerms.none,
        edition: sourceTerms.standIn,
        licence: sourceTerms.none,
        boundary: sourceTerms.unknown,
      },
      year: null,
      geography: 'GLOBAL',
      dataQuality: 5,
      uncertaintyPercent: 100,
    },
    notes: ['STAND_IN_FACTOR'],
  };
}
