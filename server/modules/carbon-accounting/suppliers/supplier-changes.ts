import { oldestIntensity } from '../../../../core/terms/figure-methods';
import type { Queryable } from '../../../lib/database';
import { publish } from '../../../lib/events';
import { markForRecalculation } from '../years/repository';

/** A supplier's answers as delivered to one of its customers. */
interface ChangedLinking {
  linkingId: string;
  requesterProjectId: number;
}

/**
 * What a supplier submits or withdraws changes the results of customers who buy from it: their years with
 * this supplier are flagged for recalculation, and they are notified.
 */
export async function flagForSupplierChanges(
  tx: Queryable,
  changed: readonly ChangedLinking[],
): Promise<void> {
  for (const { projectId, year, linkingId } of await findYearsWith(tx, changed)) {
    await markForRecalculation(tx, projectId, year);
    await publish(tx, { type: 'emissions', action: 'submit', projectId, year, linkingId });
  }
}

/**
 * A supplier has changed what it shares with a customer for these years. Years that could be calculated with
 * it keep their results, are flagged for recalculation, and show why.
 */
export async function flagForSharedFigures(
  tx: Queryable,
  {
    customerId,
    linkingIds,
    years,
  }: { customerId: number; linkingIds: readonly string[]; years: readonly number[] },
): Promise<void> {
  const linkings = linkingIds.map((linkingId) => ({ linkingId, requesterProjectId: customerId }));
  const isAffected = (year: number) => years.some((of) => of <= year && year <= of + oldestIntensity);
  for (const { projectId, year, linkingId } of await findYearsWith(tx, linkings)) {
    if (!isAffected(year)) continue;
    await markForRecalculation(tx, projectId, year);
    await publish(tx, { type: 'emissions', action: 'share', projectId, year, linkingId });
  }
}

/**
 * A supplier has changed its offer of a product, or of all its products. Years in which the company bought it
 * keep their results, are flagged for recalculation, and show why.
 */
export async function flagForOffers(
  tx: Queryable,
  {
    customerId,
    companyId,
    productId,
  }: { customerId: number; companyId: number; productId?: string | undefined },
): Promise<void> {
  const years = await tx.query<{ year: number; linkingId: string }>(
    `select i.year, min(l.id::text) as "linkingId"
       from ca_supplier_inputs i
       join linkings l on l.requester_project_id = i.project_id and l.supplier_project_id = $2
      where i.project_id = $1 and i.product_id in (select product_id from ca_product_releases where project_id = $2)
        and ($3::uuid is null or i.product_id = $3)
      group by i.year order by i.year`,
    [customerId, companyId, productId ?? null],
  );
  for (const { year, linkingId } of years) {
    await markForRecalculation(tx, customerId, year);
    await publish(tx, { type: 'emissions', action: 'share', projectId: customerId, year, linkingId });
  }
}

/**
 * Years in which the supplier is identified by its linking or its number, in the order of the rows to flag,
 * so that suppliers who submit at the same time cannot deadlock.
 */
function findYearsWith(
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
