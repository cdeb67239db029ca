import { calculateProduct } from '../../../core/products/calculate-product';
import type { ProductContext } from '../../../core/products/context';
import { lineSchema, productSchema } from '../../../core/products/product.schema';
import { productFaultMessages, type ProductFault } from '../../../core/terms/product-terms';
import type { ProductValues } from '../../../core/contracts/ca-products';
import { faultsOf } from '../../../core/records/faults-of';
import { ApiError } from '../../lib/api-error';
import { refuseFaults } from '../../lib/refuse-faults';
import type { StoredProduct } from './repository';

/** Faults that others can correct while the line exists: they are shown until then. */
const mayWait: ReadonlySet<ProductFault> = new Set([
  'ACCOUNT_MISSING',
  'PART_INCOMPLETE',
  'FACTOR_UNKNOWN',
  'RATE_UNKNOWN',
]);

export const refusal = (fault: ProductFault, details?: object) =>
  new ApiError(400, fault, productFaultMessages[fault], details);

/** @throws ApiError 400 with the first fault of the values */
export function refuseValues(values: ProductValues, isCountry: (code: string) => boolean): void {
  refuseFaults(faultsOf(productSchema, values), productFaultMessages);
  refuseCountry(values.country, isCountry);
}

export function refuseCountry(code: string, isCountry: (code: string) => boolean): void {
  if (!isCountry(code))
    throw new ApiError(400, 'UNKNOWN_COUNTRY', `"${code}" is not a country code of ISO 3166-1 alpha-2`);
}

/**
 * Refuses lines that are invalid by themselves.
 * @param product with the changes applied
 * @param changed ids of the lines that are written
 * @throws ApiError 400; its details name the line
 */
export function refuseLines(
  product: StoredProduct,
  changed: ReadonlySet<string>,
  context: ProductContext,
): void {
  const { lines } = calculateProduct(product, context);
  for (const [index, outcome] of lines.entries()) {
    const line = product.lines[index];
    if (!line || !changed.has(line.id)) continue;
    const [typed] = Object.values(faultsOf(lineSchema, line, product)) as ProductFault[];
    const found = 'fault' in outcome && !mayWait.has(outcome.fault) ? outcome.fault : undefined;
    const fault = typed ?? found;
    if (fault) throw refusal(fault, { line: line.id, name: line.name });
  }
}
