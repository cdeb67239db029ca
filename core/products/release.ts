import type { ProductRelease } from '../contracts/ca-product-releases';
import type { Product } from '../contracts/ca-products';
import { validYears } from '../terms/product-terms';

/** Faults of a release with the server's messages; the app has its own in each language. */
export const releaseFaultMessages = {
  NOT_COMPLETE: 'The product has no footprint yet; complete its lines first',
  VALIDITY_INVALID: 'The validity must end after it begins',
  VALIDITY_TOO_LONG: 'A footprint is valid for three years after its reference period at most',
  VERIFIED_IN_FUTURE: 'A verification is stated once it is completed; its date is in the future',
} as const;
export type ReleaseFault = keyof typeof releaseFaultMessages;

/** What the rules of a release need to know about its product. */
export type ReleasedProduct = Pick<Product, 'periodEnd' | 'footprint'>;

/** The last possible day of a footprint's validity: three years after the end of its reference period (PACT). */
export function lastValidDay({ periodEnd }: Pick<Product, 'periodEnd'>): string {
  const day = new Date(`${periodEnd}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + validYears);
  return day.toISOString().slice(0, 10);
}

export type ReleaseState = 'active' | 'expired' | 'deprecated';

/** @param today as `YYYY-MM-DD` */
export function stateOf(
  { deprecatedAt, validUntil }: Pick<ProductRelease, 'deprecatedAt' | 'validUntil'>,
  today: string,
): ReleaseState {
  if (deprecatedAt !== null) return 'deprecated';
  return validUntil < today ? 'expired' : 'active';
}
