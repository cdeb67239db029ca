import { repeat } from '../../lib/repeat';
import type { Queryable } from '../../lib/database';
import { findForgettable, noteForgotten } from './repository';

/** A client as a realm apart from the server has to know it. */
export interface RealmClient {
  id: string;
  projectId: number;
  name: string;
  scopes: readonly string[];
  secretVersion: number;
}

/** A realm that keeps the clients itself. Every call may fail where the realm is away. */
export interface RealmClients {
  /** Makes the client, or gives it another secret. */
  put(client: RealmClient, secret: string): Promise<void>;
  /** Removes it, if it is there. */
  remove(id: string): Promise<void>;
}

type OnFailure = (error: unknown) => void;

/** Has the realm forget the clients that are over. One that it does not forget keeps no other from being forgotten. */
export async function forgetClients(db: Queryable, realm: RealmClients, onFailure: OnFailure): Promise<void> {
  for (const id of await findForgettable(db))
    await realm
      .remove(id)
      .then(() => noteForgotten(db, id))
      .catch(onFailure);
}

const lookEveryMs = 60_000;

/** Looks for such clients now and every minute; answers with the end of it. */
export const startForgetting = (db: Queryable, realm: RealmClients, onFailure: OnFailure) =>
  repeat(() => forgetClients(db, realm, onFailure), lookEveryMs, onFailure);
