import type { OfferedProduct } from '../../../../core/contracts/ca-offered-products';
import type { Queryable } from '../../../lib/database';

const offeredQuery = `
  select jsonb_build_object('id', r.id, 'productId', r.product_id, 'number', r.number,
           'validFrom', r.valid_from::text, 'validUntil', r.valid_until::text,
           'companyId', r.project_id, 'companyName', r.content -> 'companyName',
           'values', r.content -> 'values', 'footprint', r.content -> 'footprint')
         || case when r.content ? 'verification'
                 then jsonb_build_object('verification', r.content -> 'verification') else '{}' end as release,
         r.created_at as "createdAt"
    from ca_product_offers o
    join ca_product_releases r on r.project_id = o.project_id and r.product_id = o.product_id
                              and r.deprecated_at is null
   where o.customer_project_id = $1 and o.product_id = any ($2::uuid[])
     and exists (select from linkings l where l.supplier_project_id = o.project_id
                    and l.requester_project_id = $1 and l.status = 'accepted')`;

/** The newest releases of these products offered to the company, by product id. */
export async function findOfferedOf(
  db: Queryable,
  projectId: number,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, OfferedProduct>> {
  if (productIds.length === 0) return new Map();
  const rows = await db.query<{ release: Omit<OfferedProduct, 'createdAt'>; createdAt: string }>(
    offeredQuery,
    [projectId, [...new Set(productIds)]],
  );
  return new Map(rows.map(({ release, createdAt }) => [release.productId, { ...release, createdAt }]));
}
