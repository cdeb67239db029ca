import type { Privileges } from '../../../core/contracts/privileges';
import type { Queryable } from '../../lib/database';

/** The project's privileges, locked until this transaction ends. */
export async function lockPrivileges(tx: Queryable, projectId: number): Promise<Privileges | undefined> {
  const [row] = await tx.query<{ privileges: Privileges }>(
    'select privileges from projects where id = $1 for update',
    [projectId],
  );
  return row?.privileges;
}

export async function updatePrivileges(
  tx: Queryable,
  projectId: number,
  privileges: Privileges,
): Promise<void> {
  await tx.query('update projects set privileges = $2::jsonb where id = $1', [
    projectId,
    JSON.stringify(privileges),
  ]);
}
