import { isUuid } from '../../../../core/records/is-uuid';
import { supplierFinder } from '../../../../core/carbon/inputs/supplier-link';
import { groupBy } from '../../../../core/collections/group-by';
import type {
  SubmittedSegment,
  SupplierFigures,
  SupplierLinking,
} from '../../../../core/carbon/inputs/year-inputs';
import type { Queryable } from '../../../lib/database';
import { findFigures } from './figures-repository';

/** Submissions of linked suppliers, provided by the self-assessment. */
export interface SegmentPerformances {
  findPerformances(
    db: Queryable,
    linkingIds: readonly string[],
  ): Promise<readonly (SubmittedSegment & { linkingId: string })[]>;
}

interface Row {
  linkingId: string;
  supplierId: string;
  status: SupplierLinking['status'];
  sector: string;
  country: string;
}

const linkingsQuery = `
  select id::text as "linkingId", supplier_number as "supplierId", requested_sector as sector,
         requested_country as country,
         case when status = 'accepted' and last_submitted_at is not null then 'submitted' else status end as status
    from linkings
   where requester_project_id = $1 and (id = any ($2::uuid[]) or trim(supplier_number) = any ($3::text[]))`;

/**
 * Data on the platform about suppliers that a company refers to by their linking or its own number for them.
 */
export async function findLinkings(
  db: Queryable,
  { projectId, year }: { projectId: number; year: number },
  supplierIds: readonly string[],
  performances: SegmentPerformances,
): Promise<ReadonlyMap<string, SupplierLinking>> {
  const ids = [...new Set(supplierIds)];
  if (ids.length === 0) return new Map();
  const numbers = ids.map((id) => id.trim()).filter(Boolean);
  const rows = await db.query<Row>(linkingsQuery, [projectId, ids.filter(isUuid), numbers]);
  const submitted = rows.filter(({ status }) => status === 'submitted').map(({ linkingId }) => linkingId);
  const known = groupBy(await performances.findPerformances(db, submitted), ({ linkingId }) => linkingId);
  const figures: ReadonlyMap<string, SupplierFigures> = await findFigures(
    db,
    { projectId, year },
    rows.map(({ linkingId }) => linkingId),
  );
  const find = supplierFinder(rows);
  const linkings = new Map<string, SupplierLinking>();
  for (const supplierId of ids) {
    const found = find(supplierId);
    if (!found) continue;
    const { linkingId, status, sector, country } = found;
    linkings.set(supplierId, {
      status,
      segments: known.get(linkingId) ?? [],
      segmentSector: sector,
      segmentCountry: country,
      figures: figures.get(linkingId),
    });
  }
  return linkings;
}
