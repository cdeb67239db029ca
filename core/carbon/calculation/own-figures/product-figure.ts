import type { OfferedProduct } from '../../../contracts/ca-offered-products';
import type { ResultNote } from '../../../contracts/ca-provenance';
import type { UsedProduct } from '../../../contracts/ca-supplier-figures';
import { timesDeclared } from '../../inputs/declared-units';
import { verifierOf } from '../../account/verifier';
import type { DataQuality, Factor } from '../../factors/factor';
import { sourceTerms } from '../../factors/source-terms';
import { exactAmountUncertainty } from '../../factors/uncertainty';
import type { BoughtProduct, SupplierShareInput } from '../../inputs/year-inputs';
import { oldestFootprint } from '../../../terms/figure-methods';
import type { OwnFactor } from './own-factor';

/** Assumed, in percent: footprints state no uncertainty. One with little primary data is mostly based on averages. */
const minUncertaintyPercent = 10;
const uncertaintyOfSecondary = 40;
const calculatedQuality: DataQuality = 2;
const verifiedQuality: DataQuality = 1;

const source = {
  publisher: sourceTerms.supplierItself,
  edition: sourceTerms.productFootprint,
  licence: sourceTerms.forTheCustomer,
  boundary: sourceTerms.productGate,
};

/** A purchase in two parts, one of which is a quantity of a product; `part` is from 0 to 1. */
export interface PurchasePart {
  part: number;
  product?: UsedProduct & { kg: number; geography: string; releasedAt: string };
  note?: ResultNote;
}

/**
 * Splits a purchase into what has a footprint of its own, and the rest. If the footprint cannot be used, the purchase
 * is not split, with a note why.
 */
export function partsOf({ product, linking }: SupplierShareInput, year: number): PurchasePart[] {
  if (!product) return [{ part: 1 }];
  const used = usedProduct(product, { year, company: linking?.figures?.company });
  if (typeof used === 'string') return [{ part: 1, note: used }];
  const part = Math.min(1, product.share / 100);
  return part < 1 ? [{ part, product: used }, { part: 1 - part }] : [{ part, product: used }];
}

function usedProduct(
  { quantity, unit, offered }: BoughtProduct,
  { year, company }: { year: number; company: number | undefined },
): NonNullable<PurchasePart['product']> | ResultNote {
  if (!offered || offered.companyId !== company) return 'PRODUCT_NOT_OFFERED';
  const { values, footprint } = offered;
  if (footprint.isPartial) return 'PRODUCT_PARTIAL';
  if (isOutsideValidity(offered, year)) return 'PRODUCT_OUT_OF_TIME';
  const times = timesDeclared(quantity, unit, values);
  if (!(times > 0)) return 'PRODUCT_OTHER_UNIT';
  const kg = times * footprint.kg;
  const verifiedBy = verifierOf(offered);
  return {
    productId: offered.productId,
    releaseId: offered.id,
    number: offered.number,
    name: values.name,
    partNumber: values.partNumber,
    periodEnd: values.periodEnd,
    primaryShare: footprint.primaryShare,
    ...(verifiedBy !== undefined && { verifiedBy }),
    quantity,
    unit,
    kgPerUnit: kg / quantity,
    kg,
    geography: values.country,
    releasedAt: offered.createdAt,
  };
}

/**
 * Whether a footprint may not be used for a year: its reference period ended more than three years before, begins after
 * it, or the footprint had expired before the year began.
 */
export function isOutsideValidity({ values, validUntil }: OfferedProduct, year: number): boolean {
  const ends = Number(values.periodEnd.slice(0, 4));
  const starts = Number(values.periodStart.slice(0, 4));
  return ends < year - oldestFootprint || starts > year || validUntil < `${year}-01-01`;
}

/** The footprint of the product as a factor for the spend on it, so that the row reads like any other. */
export function productFactor(product: NonNullable<PurchasePart['product']>, spent: number): OwnFactor {
  const { releaseId, kg, periodEnd, geography, primaryShare, verifiedBy, releasedAt } = product;
  const ofYear = Number(periodEnd.slice(0, 4));
  const factor: Factor = {
    id: `supplier-specific/${releaseId}`,
    key: 'supplier',
    country: null,
    forYear: null,
    value: kg / spent,
    unit: 'USD',
    source,
    year: ofYear,
    geography,
    dataQuality: verifiedBy === undefined ? calculatedQuality : verifiedQuality,
    uncertaintyPercent: minUncertaintyPercent + (uncertaintyOfSecondary * (100 - primaryShare)) / 100,
  };
  return {
    method: 'supplier-specific',
    found: { factor, notes: [] },
    amountUncertainty: exactAmountUncertainty,
    year: ofYear,
    sharedAt: releasedAt,
  };
}
