import { calculateProduct } from '../../../core/products/calculate-product';
import type { Product } from '../../../core/contracts/ca-products';
import type { Queryable } from '../../lib/database';
import type { StoredProduct } from './repository';
import { loadContext, type ProductSources } from './sources';

/** Products with their current results. */
export async function present(
  db: Queryable,
  projectId: number,
  products: readonly StoredProduct[],
  sources: ProductSources,
): Promise<Product[]> {
  if (products.length === 0) return [];
  const context = await loadContext(db, projectId, products, sources);
  return products.map((product) => {
    const { lines, footprint } = calculateProduct(product, context);
    return {
      ...product,
      footprint,
      lines: product.lines.map((line, index) => {
        const outcome = lines[index];
        if (!outcome || 'fault' in outcome) return { ...line, result: null, fault: outcome?.fault ?? null };
        const { gwp: _gwp, sources: _sources, ...result } = outcome;
        return { ...line, result, fault: null };
      }),
    };
  });
}
