import type { Queryable } from './database';

/** What is serialised per project. The names are keys in the database, shared by servers of every version. */
type LockName =
  | 'api_clients'
  | 'ca_copies'
  | 'ca_evidence'
  | 'ca_imports'
  | 'ca_overlaps'
  | 'pact_asked'
  | 'pact_partners'
  | 'webhooks'
  | `ca_allocations ${number}`
  | `/api/${string}`;

/**
 * Serialises one kind of work of a project until the transaction ends. Take it before the transaction locks rows:
 * two transactions that take both in opposite orders deadlock.
 */
export async function lockWork(tx: Queryable, name: LockName, projectId: number): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1), $2)', [name, projectId]);
}
