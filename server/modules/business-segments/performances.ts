import type { Queryable } from '../../plugins/database';

/**
 * Linking id to the performance, percent, that its supplier has submitted to this customer for the requested sector
 * and country; what it submitted to others later does not count.
 */
export async function findPerformances(
  db: Queryable,
  linkingIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ linkingId: string; performance: number }>(
    `select l.id::text as "linkingId", submitted_performance as performance
       from linkings l
       join business_segments s on s.project_id = l.supplier_project_id and s.sector_code = l.requested_sector
                               and s.country_code = l.requested_country
      where l.id = any ($1::uuid[]) and submitted_performance is not null and s.submitted_at <= l.last_submitted_at`,
    [linkingIds],
  );
  return new Map(rows.map(({ linkingId, performance }) => [linkingId, performance]));
}
