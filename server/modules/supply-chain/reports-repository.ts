import type { SharedReport } from '../../../core/contracts/shared-report';
import type { SupplierReport } from '../../../core/contracts/supply-chain';
import type { Queryable } from '../../lib/database';
import type { RowRange } from '../../lib/paging';

/** Reports that a company can see, each with its first request to the supplier. */
const sharedWith = `
    from shared_reports r
    join projects p on p.id = r.project_id
    join lateral (
      select supplier_name, supplier_number from linkings
       where requester_project_id = $1 and supplier_project_id = r.project_id and status = 'accepted'
       order by created_at, id limit 1) l on true
   where r.customer_project_id = $1`;

const pageQuery = `
  select l.supplier_name as "supplierName", l.supplier_number as "supplierId", r.report, r.shared_at as "sharedAt"
  ${sharedWith}
   order by p.name, p.id, r.year desc limit $2 offset $3`;

const countQuery = `select count(*)::integer as total ${sharedWith}`;

interface Row extends Omit<SupplierReport, 'report'> {
  report: Omit<SharedReport, 'sharedAt'>;
  sharedAt: string;
}

/** A page of the reports that suppliers share, by supplier name. */
export async function findReportPage(
  db: Queryable,
  projectId: number,
  { limit, offset }: RowRange,
): Promise<SupplierReport[]> {
  const rows = await db.query<Row>(pageQuery, [projectId, limit, offset]);
  return rows.map(({ report, sharedAt, ...supplier }) => ({ ...supplier, report: { ...report, sharedAt } }));
}

export async function countReports(db: Queryable, projectId: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(countQuery, [projectId]);
  return row?.total ?? 0;
}
