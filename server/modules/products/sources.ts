import type { FactorBook } from '../../../core/carbon/factors/factor-book';
import type { Sector } from '../../../core/carbon/inputs/year-inputs';
import type { KnownActivity, ProductContext, SiteAccount } from '../../../core/products/context';
import { NoRateError, toUsd } from '../../../core/carbon/factors/money';
import { moneyTables } from '../../../data/money/tables';
import type { Queryable } from '../../lib/database';
import type { FootprintRequests } from './requested-footprints/service';
import type { Purchases } from './offers-service';
import { findProductsById, type StoredProduct } from './repository';

/** What products need from other modules. */
export interface ProductSources {
  /** The factors and activities that the accounts of a project use. */
  findTables: (
    db: Queryable,
    projectId: number,
  ) => Promise<{ book: FactorBook; activity: (id: number) => KnownActivity | undefined }>;
  findCompanyName: (db: Queryable, projectId: number) => Promise<string>;
  /** Host that makes ids of companies and products unique. */
  issuer: string;
  sectorById: (id: number) => Sector | undefined;
  isCountry: (code: string) => boolean;
  /** Undefined for a year without results. */
  findSiteAccount: (db: Queryable, projectId: number, year: number) => Promise<SiteAccount | undefined>;
  purchases: Purchases;
  footprintRequests: FootprintRequests;
  /** Notifies partners in other systems of a new release of a product that is offered to them. */
  notifyPartners: (
    tx: Queryable,
    release: { projectId: number; productId: string; releaseId: string },
  ) => Promise<void>;
}

/** Everything that the lines of products, and of their parts, refer to. */
export async function loadContext(
  db: Queryable,
  projectId: number,
  products: readonly StoredProduct[],
  sources: ProductSources,
): Promise<ProductContext> {
  const { book, activity } = await sources.findTables(db, projectId);
  const known = new Map(products.map((product) => [product.id, product]));
  const partIds = new Set(
    linesOf(products).flatMap(({ origin }) => (origin.basis === 'product' ? [origin.productId] : [])),
  );
  const missing = [...partIds].filter((id) => !known.has(id));
  for (const part of await findProductsById(db, projectId, missing)) known.set(part.id, part);
  const accounts = new Map<number, SiteAccount | undefined>();
  for (const { origin } of linesOf([...known.values()]))
    if (origin.basis === 'account' && !accounts.has(origin.year))
      accounts.set(origin.year, await sources.findSiteAccount(db, projectId, origin.year));
  return {
    book,
    activity,
    sector: sources.sectorById,
    toUsd: inUsd,
    account: (year) => accounts.get(year),
    product: (id) => known.get(id),
  };
}

const linesOf = (products: readonly StoredProduct[]) => products.flatMap(({ lines }) => lines);

function inUsd(amount: number, currency: string, year: number): number | undefined {
  try {
    return toUsd({ turnoverInThsd: amount, currency, year }, moneyTables).turnoverInThsdUSD;
  } catch (error) {
    if (error instanceof NoRateError) return undefined;
    throw error;
  }
}
