import type { OfferedProduct } from '../../../core/contracts/ca-offered-products';
import { bracketValues } from '../../../core/products/test-product';

/** An ingot from a smelter, as offered to a foundry. */
export const ingot: OfferedProduct = {
  id: '6f1c0f7e-0000-4000-8000-0000000000c1',
  productId: '6f1c0f7e-0000-4000-8000-0000000000c2',
  number: 2,
  createdAt: '2026-02-02T10:00:00.000Z',
  validFrom: '2026-01-01',
  validUntil: '2097-12-31',
  companyId: 77,
  companyName: 'Hallingdal Aluminium AS',
  values: {
    ...bracketValues,
    name: 'Aluminium ingot',
    description: 'Primary aluminium',
    partNumber: 'HA-226-10',
    declaredUnit: 'kg',
    declaredAmount: 10,
    mass: 10,
  },
  footprint: {
    fossil: 41,
    landUse: 0,
    biogenic: 0.3,
    uptake: -0.2,
    kg: 41.3,
    packaging: null,
    primaryShare: 62,
    dataQuality: 2.1,
    byKind: [{ kind: 'process', kg: 41.3 }],
    gwp: ['AR6'],
    sources: [],
  },
};
