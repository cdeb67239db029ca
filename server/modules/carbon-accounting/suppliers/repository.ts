import type { SupplierInput } from '../../../../core/contracts/ca-supplier-inputs';
import type { Queryable } from '../../../lib/database';
import { recordTable } from '../records/record-table';

/** `recordYear`: of the distribution the input has or had. */
export type SupplierInputRow = SupplierInput & { recordYear: number };

const columns = `
  r.id, r.distribution_id as "distributionId", r.id as "supplierInputId", r.supplier_id as "supplierId",
  r.supplier_name as "supplierName", r.country as "countryCode", r.share as "shareOfSectorInput",
  r.number::text as "snowflakeId", r.year as "recordYear",
  (select d.year from ca_spend_distributions d where d.project_id = r.project_id and d.id = r.distribution_id)
    as year,
  r.created_at as "createdAt", r.updated_at as "updatedAt", r.version`;

export const supplierInputTable = recordTable<SupplierInputRow>('ca_supplier_inputs', columns);

type Given = Pick<
  SupplierInput,
  'distributionId' | 'supplierId' | 'supplierName' | 'countryCode' | 'shareOfSectorInput'
> & { year: number };

const insertQuery = `insert into ca_supplier_inputs as r (project_id, id, distribution_id, year, supplier_id, supplier_name,
       country, share)
     values ($1, coalesce($2, gen_random_uuid()), $3, $4, $5, $6, $7, $8)
     on conflict (project_id, id) do nothing returning ${columns}`;

/** Undefined if the project has an input with this id already. */
export async function insertSupplierInput(
  tx: Queryable,
  projectId: number,
  given: Given & { id: string | undefined },
): Promise<SupplierInputRow | undefined> {
  const [row] = await tx.query<SupplierInputRow>(insertQuery, [
    projectId,
    given.id ?? null,
    given.distributionId,
    given.year,
    given.supplierId,
    given.supplierName,
    given.countryCode,
    given.shareOfSectorInput,
  ]);
  return row;
}

const updateQuery = `update ca_supplier_inputs r set distribution_id = $3, year = $4, supplier_id = $5, supplier_name = $6,
            country = $7, share = $8, updated_at = now(), version = version + 1
      where project_id = $1 and id = $2 returning ${columns}`;

export async function updateSupplierInputRow(
  tx: Queryable,
  projectId: number,
  given: Given & { id: string },
): Promise<SupplierInputRow | undefined> {
  const [row] = await tx.query<SupplierInputRow>(updateQuery, [
    projectId,
    given.id,
    given.distributionId,
    given.year,
    given.supplierId,
    given.supplierName,
    given.countryCode,
    given.shareOfSectorInput,
  ]);
  return row;
}

/** Deletes unassigned inputs, whose distribution is gone; answers with their years. */
export async function removeUnassigned(
  tx: Queryable,
  projectId: number,
  year: number | undefined,
): Promise<number[]> {
  const removed = await tx.query<{ year: number }>(
    `delete from ca_supplier_inputs r
      where project_id = $1 and ($2::smallint is null or r.year = $2)
        and not exists (select 1 from ca_spend_distributions d
                         where d.project_id = r.project_id and d.id = r.distribution_id)
      returning r.year`,
    [projectId, year ?? null],
  );
  return removed.map((row) => row.year);
}

const byIdsQuery = `select ${columns} from ca_supplier_inputs r where project_id = $1 and id = any ($2::uuid[])`;

export function findSuppliersByIds(
  db: Queryable,
  projectId: number,
  ids: readonly string[],
): Promise<SupplierInputRow[]> {
  return db.query<SupplierInputRow>(byIdsQuery, [projectId, ids]);
}
