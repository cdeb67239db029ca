import type { FactorBook } from '../carbon/factors/factor-book';
import type { ActivityInput, Sector } from '../carbon/inputs/year-inputs';
import type { ProductLine, ProductValues } from '../contracts/ca-products';
import type { Coverage } from '../contracts/shared-figures';

/** A product as input of a calculation. */
export interface ProductInputs extends Pick<
  ProductValues,
  'declaredUnit' | 'declaredAmount' | 'mass' | 'country' | 'periodEnd'
> {
  id: string;
  lines: readonly ProductLine[];
}

export type KnownActivity = Pick<
  ActivityInput,
  'name' | 'unit' | 'scope' | 'category' | 'supply' | 'isExact' | 'energy'
>;

/** Publications, and the assessment reports whose warming potentials they use. */
interface AccountSources {
  gwp: readonly string[];
  sources: readonly { name: string; version: string }[];
}

/** A calculated year of the site's account, kg CO2e. */
export interface SiteAccount {
  scope1: number;
  /** Market-based. */
  scope2: number;
  /** Category 3: upstream of fuels and energy. */
  energyUpstream: number;
  /** Categories 1, 2, 4 and 5: purchases and inbound transport. */
  purchases: number;
  /** CO2 of burnt biomass, outside the scopes. */
  biogenic: number;
  covers: Coverage;
  /** Sources of the factors of energy, and of those of purchases. */
  energySources: AccountSources;
  purchaseSources: AccountSources;
}

/** Lookups for what lines refer to. */
export interface ProductContext {
  book: FactorBook;
  activity: (id: number) => KnownActivity | undefined;
  sector: (id: number) => Sector | undefined;
  /** Money of a year in USD of the factors' price year; undefined without a rate. */
  toUsd: (amount: number, currency: string, year: number) => number | undefined;
  /** Undefined for a year without results. */
  account: (year: number) => SiteAccount | undefined;
  product: (id: string) => ProductInputs | undefined;
}
