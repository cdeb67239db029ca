import { repeat } from '../../lib/repeat';
import type { Queryable } from '../../lib/database';
import { findRemovable, markRemoved } from './repository';

/** A client as an external realm has to know it. */
export interface RealmClient {
  id: string;
  projectId: number;
  name: string;
  scopes: readonly string[];
  secretVersion: number;
}

/** A realm that stores the clients itself. Every call may fail where the realm is unreachable. */
export interface RealmClients {
  /** Creates the client, or replaces its secret. */
  put(client: RealmClient, secret: string): Promise<void>;
  /** Removes it, if it exists. */
  remove(id: string): Promise<void>;
}

type OnFailure = (error: unknown) => void;

/** Removes revoked clients from the realm. A failure with one does not prevent the removal of others. */
export async function removeRevokedClients(
  db: Queryable,
  realm: RealmClients,
  onFailure: OnFailure,
): Promise<void> {
  for (const id of await findRemovable(db))
    await realm
      .remove(id)
      .then(() => markRemoved(db, id))
      .catch(onFailure);
}

const lookEveryMs = 60_000;

/** Looks for such clients now and every minute; returns a function that stops it. */
export const startClientCleanup = (db: Queryable, realm: RealmClients, onFailure: OnFailure) =>
  repeat(() => removeRevokedClients(db, realm, onFailure), lookEveryMs, onFailure);
