import type { OfferedProduct, ProductCustomer } from '../../../core/contracts/ca-offered-products';
import type { Queryable } from '../../lib/database';
import type { RowRange } from '../../lib/paging';

interface OfProduct {
  projectId: number;
  productId: string;
}
interface Pair {
  projectId: number;
  customerId: number;
}

const customersQuery = `
  select p.id as "customerId", p.name, o.offered_at as "offeredAt",
         coalesce(o.customer_part_number, '') as "customerPartNumber"
    from projects p
    left join ca_product_offers o on o.project_id = $1 and o.product_id = $2 and o.customer_project_id = p.id
   where p.id in (select requester_project_id from linkings where supplier_project_id = $1 and status = 'accepted')
   order by p.name, p.id`;

/** Companies whose requests are accepted, since when each can read the product, and by which number. */
export function findCustomers(
  db: Queryable,
  { projectId, productId }: OfProduct,
): Promise<ProductCustomer[]> {
  return db.query<ProductCustomer>(customersQuery, [projectId, productId]);
}

/** Locks the accepted requests of a customer until the transaction ends. Returns whether there are any. */
export async function lockCustomer(tx: Queryable, { projectId, customerId }: Pair): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from linkings where supplier_project_id = $1 and requester_project_id = $2 and status = 'accepted'
      for share`,
    [projectId, customerId],
  );
  return rows.length > 0;
}

/** Of an existing offer, only the number is changed. */
export async function saveOffer(
  tx: Queryable,
  { projectId, productId, customerId, customerPartNumber }: OfProduct & Pair & { customerPartNumber: string },
): Promise<void> {
  await tx.query(
    `insert into ca_product_offers (project_id, product_id, customer_project_id, customer_part_number)
     values ($1, $2, $3, $4)
     on conflict (project_id, product_id, customer_project_id)
     do update set customer_part_number = excluded.customer_part_number`,
    [projectId, productId, customerId, customerPartNumber],
  );
}

/** Of one product, or of all; returns how many there were. */
export async function deleteOffers(
  tx: Queryable,
  { projectId, customerId, productId }: Pair & { productId?: string },
): Promise<number> {
  const rows = await tx.query(
    `delete from ca_product_offers
      where project_id = $1 and customer_project_id = $2 and ($3::uuid is null or product_id = $3) returning 1`,
    [projectId, customerId, productId ?? null],
  );
  return rows.length;
}

/** Readers of a product, by their requests. */
export function findReaders(
  db: Queryable,
  { projectId, productId }: OfProduct,
): Promise<{ customerId: number; linkingIds: string[] }[]> {
  return db.query(
    `select o.customer_project_id as "customerId", array_agg(l.id::text order by l.id) as "linkingIds"
       from ca_product_offers o
       join linkings l on l.supplier_project_id = o.project_id and l.requester_project_id = o.customer_project_id
      where o.project_id = $1 and o.product_id = $2 group by o.customer_project_id order by 1`,
    [projectId, productId],
  );
}

/** An offer is valid as long as a request of the customer is accepted. */
const offered = `
    from ca_product_offers o
    join ca_product_releases r on r.project_id = o.project_id and r.product_id = o.product_id
                              and r.deprecated_at is null
   where o.customer_project_id = $1 and ($2::integer is null or o.project_id = $2)
     and exists (select from linkings l where l.supplier_project_id = o.project_id
                    and l.requester_project_id = $1 and l.status = 'accepted')`;

/** Footprints fetched from partners' systems, as long as they are the newest of their product. */
const received = `
    from pact_received f
   where f.project_id = $1 and $2::integer is null and f.deprecated_at is null and f.gone_at is null`;

const offeredQuery = `
  select release, "createdAt" from (
  select jsonb_build_object('id', r.id, 'productId', r.product_id, 'number', r.number,
           'validFrom', r.valid_from::text, 'validUntil', r.valid_until::text,
           'companyId', r.project_id, 'companyName', r.content -> 'companyName',
           'values', r.content -> 'values', 'footprint', r.content -> 'footprint')
         || case when o.customer_part_number = '' then '{}'
                 else jsonb_build_object('customerPartNumber', o.customer_part_number) end
         || case when r.content ? 'verification'
                 then jsonb_build_object('verification', r.content -> 'verification') else '{}' end as release,
         r.created_at as "createdAt"
  ${offered} and ($3::uuid is null or r.id = $3)
   union all
  select f.content || jsonb_build_object('id', f.id, 'productId', f.product_id, 'number', f.number, 'companyId', null),
         f.created_at
  ${received} and ($3::uuid is null or f.id = $3)) each
   order by release ->> 'companyName', release -> 'values' ->> 'name', release ->> 'id' limit $4 offset $5`;

const countQuery = `
  select (select count(*) ${offered})::integer + (select count(*) ${received})::integer as total`;

interface OfferQuery extends Partial<RowRange> {
  customerId: number;
  /** Of one supplier. */
  projectId?: number;
  /** One release. */
  id?: string;
}

/**
 * The newest release of each product that is offered to a customer, here or by a partner's system, by
 * supplier and name.
 */
export async function findOffered(
  db: Queryable,
  { customerId, projectId, id, limit, offset = 0 }: OfferQuery,
): Promise<OfferedProduct[]> {
  const rows = await db.query<{ release: Omit<OfferedProduct, 'createdAt'>; createdAt: string }>(
    offeredQuery,
    [customerId, projectId ?? null, id ?? null, limit ?? null, offset],
  );
  return rows.map(({ release, createdAt }) => ({ ...release, createdAt }));
}

export async function countOffered(db: Queryable, customerId: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(countQuery, [customerId, null]);
  return row?.total ?? 0;
}
