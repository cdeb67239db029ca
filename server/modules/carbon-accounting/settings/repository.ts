import type { Queryable } from '../../../lib/database';

/** A project's accounting settings. */
export interface StoredSettings {
  /** ISO 4217. */
  currency: string;
  version: number;
}

/** Undefined until something is chosen. */
export async function findSettings(db: Queryable, projectId: number): Promise<StoredSettings | undefined> {
  const [row] = await db.query<StoredSettings>(query, [projectId]);
  return row;
}

/** Locked until the transaction ends. */
export async function lockSettings(tx: Queryable, projectId: number): Promise<StoredSettings | undefined> {
  const [row] = await tx.query<StoredSettings>(lockQuery, [projectId]);
  return row;
}

const query = 'select currency, version from ca_settings where project_id = $1';
const lockQuery = `${query} for update`;

/** Undefined if the version that was read is no longer the stored one. */
export async function saveSettings(
  tx: Queryable,
  projectId: number,
  { currency, version }: StoredSettings,
): Promise<StoredSettings | undefined> {
  const [row] = await tx.query<StoredSettings>(
    `insert into ca_settings as s (project_id, currency) values ($1, $2)
     on conflict (project_id) do update set currency = $2, version = s.version + 1 where s.version = $3
     returning currency, version`,
    [projectId, currency, version],
  );
  return row;
}
