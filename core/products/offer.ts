import type { OfferedProduct } from '../contracts/ca-offered-products';
import type { ProductRelease } from '../contracts/ca-product-releases';

/**
 * A release as a customer sees it: the supplier sees the same as a preview.
 * @param customerPartNumber empty if there is none, as for all partners in other systems
 */
export function toOffered(release: ProductRelease, customerPartNumber = ''): OfferedProduct {
  const { id, productId, number, createdAt, validFrom, validUntil, companyId, companyName } = release;
  const { values, footprint, verification } = release;
  return {
    ...{ id, productId, number, createdAt, validFrom, validUntil, companyId, companyName },
    ...{ values, footprint },
    ...(verification && { verification }),
    ...(customerPartNumber !== '' && { customerPartNumber }),
  };
}

/**
 * Whether a footprint is past its validity, which ends three years after its reference period at the latest.
 * @param today as `YYYY-MM-DD`
 */
export const isExpired = ({ validUntil }: Pick<OfferedProduct, 'validUntil'>, today: string): boolean =>
  validUntil < today;
