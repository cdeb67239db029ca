import { Socket } from 'node:net';
import pg, { type Pool, type PoolClient, type QueryResult } from 'pg';
import type { Queryable } from '../lib/database';
import { asDatabaseError } from '../lib/database-errors';

export interface PoolEvents {
  onError: (error: Error) => void;
  /** Called when a connection that has written signals has finished its transaction. */
  onSignals?: () => void;
}

/** Connections whose last commit may be lost with their machine. */
const unreplicated = new WeakSet<PoolClient>();

export function openPool(config: pg.PoolConfig, { onError, onSignals }: PoolEvents): Pool {
  const pool = new pg.Pool(config);
  const writers = new WeakSet<PoolClient>();
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // A client that is lent out emits its own error for a lost connection; unhandled, it would end the
    // process.
    client.on('error', onError);
    client.on('notice', ({ message, routine }) => {
      if (message === 'signals') writers.add(client);
      // Someone cancelled the wait for the standby: the commit is on this machine's disk only.
      if (routine === 'SyncRepWaitForLSN') unreplicated.add(client);
    });
  });
  pool.on('release', (_error, client) => {
    if (writers.delete(client)) onSignals?.();
  });
  return pool;
}

/**
 * For the configuration of connections that must be cut when their server hangs: a query would wait for
 * minutes.
 */
export function trackedSockets() {
  const open = new Set<Socket>();
  return {
    stream: () => {
      const socket = new Socket();
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      return socket;
    },
    /** Fails every pending query on them immediately. */
    cut: () => {
      for (const socket of open) socket.destroy();
    },
  };
}

export async function inTransaction<Result>(
  pool: Pool,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect().catch(rethrow);
  let broken = false;
  try {
    const last: Statement[] = [];
    const tx: Queryable = {
      ...toQueryable(client),
      queryAtCommit: (text, values) => void last.push({ text, values }),
    };
    // Not awaited: the first statement follows on the same connection and fails if this one does.
    const [begun, working] = inOneWrite(client, () => {
      const begin = client.query('begin');
      begin.catch(() => undefined);
      return [begin, work(tx)] as const;
    });
    const result = await working;
    const sent = inOneWrite(client, () => [
      ...last.map((statement) => send(client, statement)),
      client.query('commit'),
    ]);
    await allDone([begun, ...sent]).catch(rethrow);
    if (unreplicated.delete(client)) throw new NotReplicatedError();
    return result;
  } catch (error) {
    broken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * What `work` sends before it first waits leaves in one write to the socket: a write costs the process about as much as
 * the rest of a short statement, and wakes the database once more.
 */
function inOneWrite<Result>(client: PoolClient, work: () => Result): Result {
  const { stream } = client.connection;
  stream.cork();
  try {
    return work();
  } finally {
    stream.uncork();
  }
}

/** Handled like a connection lost while committing: the caller retries with the same idempotency key. */
class NotReplicatedError extends Error {
  readonly code = '08007';
  constructor() {
    super('The standby has not confirmed this commit.');
  }
}

function rethrow(error: unknown): never {
  throw asDatabaseError(error);
}

/** Waits for all, so that nothing is pending on the connection; the first failure causes all later ones. */
async function allDone(sent: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(sent);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Statements with parameters are prepared once per connection, under a name derived from their text. */
function send(client: Pool | PoolClient, { text, values }: Statement): Promise<QueryResult> {
  return client.query({ name: statementName(text), text, values: [...values] });
}

export function toQueryable(client: Pool | PoolClient): Queryable {
  return {
    async query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> {
      if (values) return (await send(client, { text, values }).catch(rethrow)).rows as Row[];
      // The types know only one result; several statements return several.
      const results = [(await client.query(text).catch(rethrow)) as QueryResult | QueryResult[]].flat();
      return (results.at(-1)?.rows ?? []) as Row[];
    },
  };
}

const statementNames = new Map<string, string>();

function statementName(text: string): string {
  let name = statementNames.get(text);
  if (!name) statementNames.set(text, (name = `s${statementNames.size}`));
  return name;
}
