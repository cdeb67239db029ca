import { supplierFinder } from '../../../../core/carbon/supplier-link';
import type { ProductValues } from '../../../../core/contracts/ca-products';
import type { Queryable } from '../../../lib/database';

/** A product that a linked supplier offers to the company. */
export interface OfferedName extends Pick<ProductValues, 'name' | 'partNumber' | 'declaredUnit' | 'mass'> {
  productId: string;
  companyId: number;
}

/** The products that rows of purchases can refer to. */
export interface OfferedNames {
  find: (productId: string) => OfferedName | undefined;
  /** The offers of a supplier, or of all suppliers together if it is not a linked one. */
  of: (supplierId: string) => readonly OfferedName[];
}

type Row = OfferedName & { linkingId: string; supplierId: string };

const offeredQuery = `
  select o.product_id as "productId", o.project_id as "companyId", l.id::text as "linkingId",
         l.supplier_number as "supplierId", r.content -> 'values' ->> 'name' as name,
         r.content -> 'values' ->> 'partNumber' as "partNumber",
         r.content -> 'values' ->> 'declaredUnit' as "declaredUnit", (r.content -> 'values' ->> 'mass')::float8 as mass
    from ca_product_offers o
    join ca_product_releases r on r.project_id = o.project_id and r.product_id = o.product_id
                              and r.deprecated_at is null
    join linkings l on l.supplier_project_id = o.project_id and l.requester_project_id = $1
                   and l.status = 'accepted'
   where o.customer_project_id = $1`;

/** The products that suppliers currently offer to a company, by id and by supplier. */
export async function findOfferedNames(db: Queryable, projectId: number): Promise<OfferedNames> {
  const rows = await db.query<Row>(offeredQuery, [projectId]);
  const byId = new Map(rows.map((row) => [row.productId, row]));
  const linkings = supplierFinder(rows.filter(isFirstOfLinking));
  return {
    find: (productId) => byId.get(productId),
    of(supplierId) {
      const company = linkings(supplierId)?.companyId;
      const all = [...byId.values()];
      return company === undefined ? all : all.filter(({ companyId }) => companyId === company);
    },
  };
}

/** A linking has a row for each product; its number counts once. */
const isFirstOfLinking = ({ linkingId }: Row, at: number, rows: readonly Row[]) =>
  rows.findIndex((row) => row.linkingId === linkingId) === at;
