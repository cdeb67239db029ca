import { supplierFinder } from '../../../../core/carbon/inputs/supplier-link';
import { groupBy } from '../../../../core/collections/group-by';
import type {
  SubmittedSegment,
  SupplierFigures,
  SupplierLinking,
} from '../../../../core/carbon/inputs/year-inputs';
import type { Queryable } from '../../../lib/database';
import { findFigures } from './figures-repository';
import { findNamedLinkings } from './linkings-repository';

/** Submissions of linked suppliers, provided by the self-assessment. */
export interface SegmentPerformances {
  findPerformances(
    db: Queryable,
    linkingIds: readonly string[],
  ): Promise<readonly (SubmittedSegment & { linkingId: string })[]>;
}

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
  const rows = await findNamedLinkings(db, projectId, ids);
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
