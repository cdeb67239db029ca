import type { MoneyProvenance } from '../contracts/ca-provenance';
import type { SharedFigure } from '../contracts/shared-figures';
import type { OfferedProduct } from '../contracts/ca-offered-products';
import type { FigureMethod } from './own-figures/methods';
import type { TypedTariff } from './tariff';

/** What a calculation of a year starts from. Shares are percentages, money is USD. */
export interface YearInputs {
  year: number;
  /** Of the company, ISO 3166-1 alpha-2: purchases whose supplier is not known are taken as made there. */
  homeCountry: string;
  activities: readonly ActivityInput[];
  spend: SpendInput | undefined;
  distributions: readonly DistributionInput[];
  supplierInputs: readonly SupplierShareInput[];
  /** What the company's industry typically buys, by sector code; empty where that is not known. */
  typicalShares: readonly SectorShare[];
  /** Codes of all sectors that there are. */
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
  /** How its factor is found: one of its own, the country's grid, the contract it is bought under, or its supplier's. */
  supply: 'own' | 'grid' | 'contract' | 'tariff';
  /** What the electricity supplier states; left out where it is bought otherwise. */
  tariff?: TypedTariff;
  amount: number;
  /** Null for what is no energy, or whose energy is not known. */
  energy: ActivityEnergy | null;
  /** Of an operator's activity that may be energy, whose factor set does not say. */
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
  /** How it was converted; left out where it was entered so. */
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
  /** What of it is a product with a footprint of its own; undefined for nothing. */
  product?: BoughtProduct | undefined;
}

/** So much of a product that a supplier offers the footprint of. */
export interface BoughtProduct {
  quantity: number;
  unit: string;
  /** Percent of the spend with the supplier. */
  share: number;
  /** The footprint that is offered today; undefined where none is. */
  offered: OfferedProduct | undefined;
}

/** What the platform knows of a supplier that is linked to the company. */
export interface SupplierLinking {
  status: 'invited' | 'accepted' | 'declined' | 'submitted';
  /** Everything that it has submitted to the company; nothing as long as it has not. */
  segments: readonly SubmittedSegment[];
  /** Of the segment that counts for a purchase, else of the one that the company asked for. */
  segmentSector: string | null;
  segmentCountry: string | null;
  /** What it shares of its carbon account; undefined for nothing. */
  figures?: SupplierFigures | undefined;
}

/** What a supplier shares with the company: of the year, and of those before that may stand in; nothing where it only offers products. */
export interface SupplierFigures {
  linkingId: string;
  /** Several linkings may be of one. */
  company: number;
  /** Where it is at home, ISO 3166-1 alpha-2. */
  country: string;
  shared: readonly SharedFigure[];
  /** What a person wants to calculate with; undefined: the best there is. */
  choice?: FigureMethod | undefined;
}

/** A segment as a supplier has submitted it once. */
export interface SubmittedSegment {
  /** Code of the hotspot sector. */
  sector: string;
  country: string;
  /** That its answers refer to. */
  year: number;
  /** Percent, 0 to 100; null where no measure was answered. */
  performance: number | null;
  submittedAt: string;
}
