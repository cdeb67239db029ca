import type { Queryable } from '../../../lib/database';

/** A supplier's answers as delivered to one of its customers. */
export interface ChangedLinking {
  linkingId: string;
  requesterProjectId: number;
}

/**
 * Years in which the supplier is identified by its linking or its number, in the order of the rows to flag,
 * so that suppliers who submit at the same time cannot deadlock.
 */
export function findYearsWith(
  tx: Queryable,
  changed: readonly ChangedLinking[],
): Promise<{ projectId: number; year: number; linkingId: string }[]> {
  return tx.query(
    `select distinct on (i.project_id, i.year) i.project_id as "projectId", i.year, l.id as "linkingId"
       from unnest($1::uuid[], $2::integer[]) as l (id, project_id)
       join linkings on linkings.id = l.id
       join ca_supplier_inputs i on i.project_id = l.project_id
        and (lower(i.supplier_id) = l.id::text or trim(i.supplier_id) = nullif(trim(supplier_number), ''))
      order by i.project_id, i.year, l.id`,
    [changed.map(({ linkingId }) => linkingId), changed.map(({ requesterProjectId }) => requesterProjectId)],
  );
}

/** Years in which a customer has bought a product of a company, or any that it has released, the oldest first. */
export function findYearsWithProducts(
  tx: Queryable,
  {
    customerId,
    companyId,
    productId,
  }: { customerId: number; companyId: number; productId?: string | undefined },
): Promise<{ year: number; linkingId: string }[]> {
  return tx.query(
    `select i.year, min(l.id::text) as "linkingId"
       from ca_supplier_inputs i
       join linkings l on l.requester_project_id = i.project_id and l.supplier_project_id = $2
      where i.project_id = $1 and i.product_id in (select product_id from ca_product_releases where project_id = $2)
        and ($3::uuid is null or i.product_id = $3)
      group by i.year order by i.year`,
    [customerId, companyId, productId ?? null],
  );
}
