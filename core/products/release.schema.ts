import { object } from 'yup';
import type { ProductRelease } from '../contracts/ca-product-releases';
import { faultField } from '../records/fault-field';
import { lastValidDay, type ReleasedProduct, type ReleaseFault } from './release';

type Validity = Pick<ProductRelease, 'validFrom' | 'validUntil'>;

/** The rules of a release, for both form and server. Context: `ReleasedProduct`. */
export const releaseSchema = object({
  validUntil: faultField(
    ({ validFrom, validUntil }: Validity, product: ReleasedProduct): ReleaseFault | undefined => {
      if (!product.footprint) return 'NOT_COMPLETE';
      if (!(validUntil > validFrom)) return 'VALIDITY_INVALID';
      return validUntil > lastValidDay(product) ? 'VALIDITY_TOO_LONG' : undefined;
    },
  ),
});
