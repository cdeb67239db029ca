import { oldestIntensity } from '../../../../core/carbon/own-figures/methods';
import type { Queryable } from '../../../lib/database';
import { publish } from '../../../lib/events';
import { markForRecalculation } from '../years/repository';

/** A supplier's answers as they reach one of its customers. */
interface ChangedLinking {
  linkingId: string;
  requesterProjectId: number;
}

/**
 * What a supplier submitted, or took back, changes the results of the customers who buy from it: their years with
 * this supplier are to be calculated again, and they are told.
 */
export async function noteSupplierChanges(tx: Queryable, changed: readonly ChangedLinking[]): Promise<void> {
  for (const { projectId, year, linkingId } of await findYearsWith(tx, changed)) {
    await markForRecalculation(tx, projectId, year);
    await publish(tx, { type: 'emissions', action: 'submit', projectId, year, linkingId });
  }
}

/**
 * What a supplier shares of these years with a customer is other than it was. Years that could be calculated with it
 * keep their results, are to be calculated again, and say why.
 */
export async function noteSharedFigures(
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

/** Where the supplier is named by its linking or its number, in the order of the rows to be marked, so that of two suppliers who submit at once neither waits for the other. */
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
