import type { ProductValues } from '../../../../core/contracts/ca-products';
import type { Queryable } from '../../../lib/database';

/** A product that a linked supplier offers to the company. */
export interface OfferedName extends Pick<ProductValues, 'name' | 'partNumber' | 'declaredUnit' | 'mass'> {
  productId: string;
  companyId: number;
  /** The company's own; empty if there is none. */
  customerPartNumber: string;
}

/** With the linking to the supplier, and the company's number for it. */
type OfferedRow = OfferedName & { linkingId: string; supplierId: string };

const offeredQuery = `
  select o.product_id as "productId", o.project_id as "companyId", l.id::text as "linkingId",
         l.supplier_number as "supplierId", r.content -> 'values' ->> 'name' as name,
         r.content -> 'values' ->> 'partNumber' as "partNumber", o.customer_part_number as "customerPartNumber",
         r.content -> 'values' ->> 'declaredUnit' as "declaredUnit", (r.content -> 'values' ->> 'mass')::float8 as mass
    from ca_product_offers o
    join ca_product_releases r on r.project_id = o.project_id and r.product_id = o.product_id
                              and r.deprecated_at is null
    join linkings l on l.supplier_project_id = o.project_id and l.requester_project_id = $1
                   and l.status = 'accepted'
   where o.customer_project_id = $1`;

/** The products that suppliers currently offer to a company, once for each linking to the supplier. */
export const findOfferedRows = (db: Queryable, projectId: number): Promise<OfferedRow[]> =>
  db.query<OfferedRow>(offeredQuery, [projectId]);
