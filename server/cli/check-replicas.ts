import type { Database } from '../lib/database';

/** @throws Error when a server is not used for reads */
export function checkReplicas(database: Database): string {
  const { replicas = [] } = database.replicas?.() ?? {};
  const faults = replicas.flatMap(({ name, exclusionReason }) =>
    exclusionReason ? `${name} ${exclusionReason}` : [],
  );
  if (faults.length > 0)
    throw new Error(`${faults.join('; ')}; see SupplierPlusSReplicaExcluded in deploy/runbook.md`);
  return `${replicas.map(({ name }) => name).join(', ')} can be read from`;
}

/** A warning if commits wait for no replica: a promoted replica may lack acknowledged commits. */
export async function findUnsafeCommit(database: Database): Promise<string[]> {
  const [row] = await database.query<{ isSafe: boolean }>(
    `select current_setting('synchronous_commit') not in ('off', 'local')
            and current_setting('synchronous_standby_names') <> '' as "isSafe"`,
    [],
  );
  if (row?.isSafe) return [];
  return [
    'the primary does not wait for a replica: what is acknowledged may be missing on one that is promoted; ' +
      'set synchronous_standby_names and synchronous_commit=on',
  ];
}
