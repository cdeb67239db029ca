import type { SupplierLinking } from '../../../../core/carbon/inputs/year-inputs';
import { isUuid } from '../../../../core/records/is-uuid';
import type { Queryable } from '../../../lib/database';

export interface LinkingRow {
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

/** The suppliers of a company that these ids name: by the linking, or by the company's number for them. */
export function findNamedLinkings(
  db: Queryable,
  projectId: number,
  supplierIds: readonly string[],
): Promise<LinkingRow[]> {
  const numbers = supplierIds.map((id) => id.trim()).filter(Boolean);
  return db.query<LinkingRow>(linkingsQuery, [projectId, supplierIds.filter(isUuid), numbers]);
}
