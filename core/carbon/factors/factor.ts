import type { ResultNote } from '../../contracts/ca-provenance';
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

/** A published figure in kg of CO2e per unit. */
export interface Factor {
  /** Stable and unique in its set; identifies the row of the published table. */
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
  /** The year the figure describes. */
  year: number | null;
  /** The place the figure describes: ISO 3166-1 alpha-2, or `GLOBAL`. */
  geography: string;
  dataQuality: DataQuality;
  /** Half the width of the 95 % confidence interval, percent of the value. */
  uncertaintyPercent: number;
}

/** Keys of the figures of a set: sectors by code, activities by id. */
export const factorKeys = {
  activity: (activityId: number) => `activity/${activityId}`,
  wellToTank: (activityId: number) => `well-to-tank/${activityId}`,
  biogenic: (activityId: number) => `biogenic/${activityId}`,
  grid: 'grid',
  /** The world's grid, for countries without one. */
  worldGrid: 'grid/world',
  residualMix: 'residual-mix',
  contract: 'contract',
  /** Upstream of a grid whose factor counts only combustion in its power plants. */
  gridUpstream: 'grid-upstream',
  /** Losses of such a grid, and their upstream. */
  gridLosses: 'grid-losses',
  gridLossesUpstream: 'grid-losses-upstream',
  /** Upstream of electricity under a contract, where the grid's own factor is life-cycle. */
  contractUpstream: 'contract-upstream',
  /** Losses between plant and user of bought heat or cooling, and their upstream. */
  losses: (activityId: number) => `losses/${activityId}`,
  lossesUpstream: (activityId: number) => `losses-upstream/${activityId}`,
  spend: (sectorCode: string) => `spend/${sectorCode}`,
} as const;

/** Whether a factor is for money spent, in any sector. */
export const isSpendKey = (key: string) => key.startsWith('spend/');

/** A factor with the notes on its use. */
export interface FoundFactor {
  factor: Factor;
  notes: readonly ResultNote[];
}

/** Used when no factor is known, in kg CO2e per unit: the specification's default. */
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
