import { supplierInputFields } from '../../../../core/carbon/inputs/input-fields';
import type { SupplierInput } from '../../../../core/contracts/ca-supplier-inputs';
import type { Queryable } from '../../../lib/database';
import { recordTable } from '../records/record-table';

/** `recordYear`: year of the distribution the input has or had. */
export type SupplierInputRow = SupplierInput & { recordYear: number };

const shown = `
  r.id as "supplierInputId", r.number::text as "snowflakeId",
  (select d.year from ca_spend_distributions d where d.project_id = r.project_id and d.id = r.distribution_id)
    as year,
  r.created_at as "createdAt", r.updated_at as "updatedAt", r.version`;

export const supplierInputTable = recordTable<SupplierInputRow, typeof supplierInputFields>(
  'ca_supplier_inputs',
  supplierInputFields,
  { shown },
);

const unassignedQuery = `select ${supplierInputTable.columns} from ca_supplier_inputs r
      where project_id = $1 and ($2::smallint is null or r.year = $2)
        and not exists (select 1 from ca_spend_distributions d
                         where d.project_id = r.project_id and d.id = r.distribution_id)
      order by r.year desc, r.number`;

/** Unassigned inputs, whose distribution was removed. */
export function findUnassigned(
  db: Queryable,
  projectId: number,
  year: number | undefined,
): Promise<SupplierInputRow[]> {
  return db.query<SupplierInputRow>(unassignedQuery, [projectId, year ?? null]);
}

const byIdsQuery = `select ${supplierInputTable.columns} from ca_supplier_inputs r where project_id = $1 and id = any ($2::uuid[])`;

export function findSuppliersByIds(
  db: Queryable,
  projectId: number,
  ids: readonly string[],
): Promise<SupplierInputRow[]> {
  return db.query<SupplierInputRow>(byIdsQuery, [projectId, ids]);
}
