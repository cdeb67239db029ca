import type { ProductRelease } from '../../../../../core/contracts/ca-product-releases';
import { bracket } from '../test-products';

const {
  id: productId,
  lines,
  footprint,
  valuesVersion: _valuesVersion,
  version: _version,
  updatedAt: _at,
  ...values
} = bracket;
if (!footprint) throw new Error('The bracket of the tests has a footprint.');

/** A release of the bracket. */
export const release: ProductRelease = {
  id: '6f1c0f7e-0000-4000-8000-0000000000bb',
  productId,
  number: 1,
  precedingIds: [],
  createdAt: '2025-03-02T10:00:00.000Z',
  createdBy: 'Anna Berger',
  deprecatedAt: null,
  validFrom: '2025-03-02',
  validUntil: '2027-12-31',
  issuer: 'suppliers.example.com',
  companyId: 42,
  companyName: 'Alpenguss GmbH',
  values,
  lines,
  footprint,
};
