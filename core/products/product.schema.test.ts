import { bracketValues } from './test-product';
import { faultsOf } from '../records/faults-of';
import { productSchema } from './product.schema';

it.each([
  [{}, {}],
  [{ name: ' ' }, { name: 'PRODUCT_NAME_MISSING' }],
  [{ name: '\u200B\u00AD' }, { name: 'PRODUCT_NAME_MISSING' }],
  [{ declaredAmount: 0 }, { declaredAmount: 'DECLARED_AMOUNT_NOT_POSITIVE' }],
  [{ declaredAmount: NaN }, { declaredAmount: 'DECLARED_AMOUNT_NOT_POSITIVE' }],
  [{ gtin: '4006381333931' }, {}],
  [{ gtin: '40063813339' }, { gtin: 'GTIN_INVALID' }],
  [{ customsCode: '7616 99' }, { customsCode: 'CODE_INVALID' }],
  [{ cpc: '4299X' }, { cpc: 'CODE_INVALID' }],
  [{ mass: -1 }, { mass: 'MASS_NEGATIVE' }],
  [{ fossilCarbon: -1 }, { fossilCarbon: 'CARBON_NEGATIVE' }],
  [{ periodEnd: '2025-01-01' }, { periodEnd: 'PERIOD_INVALID' }],
  [{ exemptedPercent: 2 }, { exemptedReason: 'EXEMPTED_REASON_MISSING' }],
  [{ exemptedPercent: 2, exemptedReason: 'Inserts' }, {}],
  [{ exemptedPercent: 2, exemptedReason: '\u2060' }, { exemptedReason: 'EXEMPTED_REASON_MISSING' }],
  [{ exemptedPercent: 101, exemptedReason: 'All' }, { exemptedPercent: 'EXEMPTED_OUT_OF_RANGE' }],
])('%j has the faults %j', (wishes, faults) =>
  expect(faultsOf(productSchema, { ...bracketValues, ...wishes })).toEqual(faults),
);
