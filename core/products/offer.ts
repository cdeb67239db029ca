import type { OfferedProduct } from '../contracts/ca-offered-products';
import type { ProductRelease } from '../contracts/ca-product-releases';

/** A release as a customer sees it: the supplier sees the same as a preview. */
export function toOffered(release: ProductRelease): OfferedProduct {
  const { id, productId, number, createdAt, validFrom, validUntil, companyId, companyName } = release;
  const { values, footprint } = release;
  return {
    ...{ id, productId, number, createdAt, validFrom, validUntil, companyId, companyName },
    ...{ values, footprint },
  };
}

/**
 * Whether a footprint is past its validity, which ends three years after its reference period at the latest.
 * @param today as `YYYY-MM-DD`
 */
export const isExpired = ({ validUntil }: Pick<OfferedProduct, 'validUntil'>, today: string): boolean =>
  validUntil < today;
