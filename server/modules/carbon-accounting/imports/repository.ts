import type { ImportList } from '../../../../core/contracts/ca-imports';
import type { Queryable } from '../../../lib/database';
import type { RowRange } from '../../../lib/paging';
import type { ImportChange } from './change';

type ImportRecord = ImportList['data'][number];

const columns = `
  id, file_name as "fileName", created_by as "createdBy", created_at as "createdAt", undone_at as "undoneAt",
  jsonb_array_length(changes) as changes`;

const insertQuery = `
  insert into ca_imports (project_id, file_name, digest, created_by, changes, id)
  values ($1, $2, $3, $4, $5::jsonb, coalesce($6::uuid, gen_random_uuid())) returning ${columns}`;

/** @param given `id` if the caller has created one */
export async function insertImport(
  tx: Queryable,
  given: {
    projectId: number;
    fileName: string;
    digest: string;
    person: string;
    changes: readonly ImportChange[];
    id?: string;
  },
): Promise<ImportRecord> {
  const { projectId, fileName, digest, person, changes, id = null } = given;
  const values = [projectId, fileName, digest, person, JSON.stringify(changes), id];
  const [row] = await tx.query<ImportRecord>(insertQuery, values);
  if (!row) throw new Error('The database did not answer with the new import.');
  return row;
}

const digestQuery = `
  select ${columns} from ca_imports where project_id = $1 and digest = $2 and undone_at is null limit 1`;

/** An import of the same file that was not undone. */
export async function findByDigest(
  tx: Queryable,
  projectId: number,
  digest: string,
): Promise<ImportRecord | undefined> {
  const [row] = await tx.query<ImportRecord>(digestQuery, [projectId, digest]);
  return row;
}

const pageQuery = `
  select ${columns} from ca_imports where project_id = $1 order by created_at desc, id limit $2 offset $3`;

export function findImports(
  db: Queryable,
  projectId: number,
  { limit, offset }: RowRange,
): Promise<ImportRecord[]> {
  return db.query<ImportRecord>(pageQuery, [projectId, limit, offset]);
}

export async function countImports(db: Queryable, projectId: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    'select count(*) as total from ca_imports where project_id = $1',
    [projectId],
  );
  return row?.total ?? 0;
}

interface LockedImport extends Pick<ImportRecord, 'fileName' | 'createdAt' | 'undoneAt'> {
  changes: ImportChange[];
}

export async function lockImport(
  tx: Queryable,
  projectId: number,
  id: string,
): Promise<LockedImport | undefined> {
  const [row] = await tx.query<LockedImport>(
    `select file_name as "fileName", created_at as "createdAt", undone_at as "undoneAt", changes from ca_imports
      where project_id = $1 and id = $2 for update`,
    [projectId, id],
  );
  return row;
}

export async function markUndone(tx: Queryable, projectId: number, id: string): Promise<void> {
  await tx.query('update ca_imports set undone_at = now() where project_id = $1 and id = $2', [
    projectId,
    id,
  ]);
}
