import type { MoneyProvenance } from '../../contracts/ca-provenance';
import type { SharedFigure } from '../../contracts/shared-figures';
import type { OfferedProduct } from '../../contracts/ca-offered-products';
import type { FigureMethod } from '../../terms/figure-methods';
import type { TypedTariff } from './tariff';

/** The inputs of a year's calculation. Shares are percentages, money is USD. */
export interface YearInputs {
  year: number;
  /** Of the company, ISO 3166-1 alpha-2: assumed as the country of purchases whose supplier is unknown. */
  homeCountry: string;
  activities: readonly ActivityInput[];
  spend: SpendInput | undefined;
  distributions: readonly DistributionInput[];
  supplierInputs: readonly SupplierShareInput[];
  /** What the company's industry typically buys, by sector code; empty if unknown. */
  typicalShares: readonly SectorShare[];
  /** Codes of all sectors. */
  allSectors: readonly string[];
}

export interface SectorShare {
  code: string;
  /** In proportion to the others. */
  share: number;
}

export interface ActivityInput {
  id: string;
  activityId: number;
  name: string;
  unit: string;
  scope: 1 | 2 | 3;
  /** Of the Corporate Value Chain Standard, 1 to 15; null outside scope 3. */
  category: number | null;
  /** The source of its factor: its own, the country's grid, the contract it is bought under, or its supplier's. */
  supply: 'own' | 'grid' | 'contract' | 'tariff';
  /** What the electricity supplier states; left out if it is bought differently. */
  tariff?: TypedTariff;
  amount: number;
  /** Null if it is no energy, or its energy is unknown. */
  energy: ActivityEnergy | null;
  /** Set for an operator's activity that may be energy, if its factor set does not say. */
  isEnergyUnknown?: boolean;
  countryCode: string;
  businessUnit: string;
  /** Whether a meter, a bill or a service record states the amount. */
  isExact: boolean;
}

export type EnergyKind = 'fuels' | 'electricity' | 'heat' | 'ownGeneration' | 'sold';

/** The energy of one unit of an activity: fuels by their net calorific value. */
export interface ActivityEnergy {
  kind: EnergyKind;
  kwhPerUnit: number;
  /** From 0 to 1. */
  renewablePart: number;
}

export interface SpendInput {
  /** Of the price year of the factors. */
  turnoverInThsdUSD: number;
  spendShareOfTurnover: number;
  /** How it was converted; left out if it was entered in this unit. */
  money?: MoneyProvenance | undefined;
}

export interface Sector {
  id: number;
  code: string;
  name: string;
  /** Of the Corporate Value Chain Standard, 1 to 15. */
  category: number;
  hotspotSectorId: number;
  hotspotSectorCode: string;
  hotspotSectorName: string;
}

export interface DistributionInput {
  id: string;
  sector: Sector;
  shareOfInput: number;
}

export interface SupplierShareInput {
  id: string;
  distributionId: string;
  supplierId: string;
  supplierName: string;
  countryCode: string;
  shareOfSectorInput: number;
  linking: SupplierLinking | undefined;
  /** The part that is a product with a footprint of its own; undefined if none. */
  product?: BoughtProduct | undefined;
}

/** A quantity of a product whose footprint a supplier offers. */
export interface BoughtProduct {
  quantity: number;
  unit: string;
  /** Percent of the spend with the supplier. */
  share: number;
  /** The footprint that is offered today; undefined if none is. */
  offered: OfferedProduct | undefined;
}

/** What the platform knows of a supplier that is linked to the company. */
export interface SupplierLinking {
  status: 'invited' | 'accepted' | 'declined' | 'submitted';
  /** Everything it has submitted to the company; empty before that. */
  segments: readonly SubmittedSegment[];
  /** Of the segment that counts for a purchase, else of the requested one. */
  segmentSector: string | null;
  segmentCountry: string | null;
  /** What it shares of its carbon account; undefined if nothing. */
  figures?: SupplierFigures | undefined;
}

/**
 * What a supplier shares with the company: figures of the year and of earlier years that may replace them; empty if it
 * only offers products.
 */
export interface SupplierFigures {
  linkingId: string;
  /** Several linkings may belong to one company. */
  company: number;
  /** Its home country, ISO 3166-1 alpha-2. */
  country: string;
  shared: readonly SharedFigure[];
  /** The method a person has chosen; undefined: the best available. */
  choice?: FigureMethod | undefined;
}

/** One submission of a supplier's segment. */
export interface SubmittedSegment {
  /** Code of the hotspot sector. */
  sector: string;
  country: string;
  /** The year its answers refer to. */
  year: number;
  /** Percent, 0 to 100; null if no measure was answered. */
  performance: number | null;
  submittedAt: string;
}
