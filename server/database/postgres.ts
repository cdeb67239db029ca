import pg, { type Pool, type PoolClient, type QueryResult } from 'pg';
import type { Database, Queryable } from '../lib/database';
import { asDatabaseError } from '../lib/database-errors';
import { followSignals } from './signals/follow-signals';
import {
  listenToDatabase,
  listenToMessenger,
  toldByWriter,
  type ConnectMessenger,
} from './signals/postgres-source';
import { parsers } from './parsers';

const statementTimeoutMs = 15_000;
const connectTimeoutMs = 3_000;
/** Told by the database: finds a connection that was cut without a word, and what servers with a messenger have written. */
const lookEveryMs = 5_000;
/** Told by a messenger, which is told after the commit or, if the writer ends before, not at all. */
const lookWithMessengerEveryMs = 1_000;

/**
 * A pool of connections to a PostgreSQL server; the first query connects. `connectMessenger` is for servers that are not
 * told of signals by the database.
 */
export function openPostgres(
  connectionString: string,
  onError: (error: Error) => void,
  connectMessenger?: ConnectMessenger,
): Database {
  // Said aloud, so that no timeout of the role or the database counts.
  const settings = `-c TimeZone=UTC${connectMessenger ? ` ${toldByWriter}` : ''}`;
  const unhurried: pg.PoolConfig = {
    connectionString,
    options: `${settings} -c statement_timeout=0`,
    application_name: 'supplier-plus-s',
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types: { getTypeParser: parserOf },
  };
  const options: pg.PoolConfig = {
    ...unhurried,
    options: settings,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 1_000,
  };
  let tellServers = () => {};
  const events = { onError, onSignals: () => tellServers() };
  const pool = openPool({ ...options, max: 10, pipeline: true }, events);
  const signals = followSignals({
    lookEveryMs: connectMessenger ? lookWithMessengerEveryMs : lookEveryMs,
    async open(told) {
      if (!connectMessenger) return listenToDatabase(options, told);
      const source = await listenToMessenger(options, told, connectMessenger);
      tellServers = source.send;
      return source;
    },
  });
  return {
    ...toQueryable(pool),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    transaction: (work) => inTransaction(pool, work),
    async longTransaction(work) {
      const own = openPool({ ...unhurried, max: 1, pipeline: true }, events);
      return inTransaction(own, work).finally(() => own.end());
    },
    listen: signals.listen,
    async close() {
      await signals.close();
      await pool.end();
    },
  };
}

interface PoolEvents {
  onError: (error: Error) => void;
  /** A connection that has written signals is done with its transaction. */
  onSignals: () => void;
}

function openPool(config: pg.PoolConfig, { onError, onSignals }: PoolEvents): Pool {
  const pool = new pg.Pool(config);
  const writers = new WeakSet<PoolClient>();
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // A client that is lent out reports a lost connection itself; unheard, that would end the process.
    client.on('error', onError);
    client.on('notice', ({ message }) => {
      if (message === 'signals') writers.add(client);
    });
  });
  pool.on('release', (_error, client) => {
    if (writers.delete(client)) onSignals();
  });
  return pool;
}

async function inTransaction<Result>(pool: Pool, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch(rethrow);
  let broken = false;
  try {
    // Nothing waits for its answer: the first statement follows on the same way, and fails where this one does.
    const begun = client.query('begin');
    begun.catch(() => undefined);
    const last: Statement[] = [];
    const result = await work({
      ...toQueryable(client),
      queryAtEnd: (text, values) => void last.push({ text, values }),
    });
    const sent = [begun, ...last.map((statement) => send(client, statement)), client.query('commit')];
    await allDone(sent).catch(rethrow);
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

function rethrow(error: unknown): never {
  throw asDatabaseError(error);
}

/** Waits for all, so that nothing is left on the connection; a failure ends it, and the first is the cause of the others. */
async function allDone(sent: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(sent);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Statements with parameters are prepared once per connection, under a name made from their text. */
function send(client: Pool | PoolClient, { text, values }: Statement): Promise<QueryResult> {
  return client.query({ name: statementName(text), text, values: [...values] });
}

function toQueryable(client: Pool | PoolClient): Queryable {
  return {
    async query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> {
      if (values) return (await send(client, { text, values }).catch(rethrow)).rows as Row[];
      // The types know one result only; several statements answer with several.
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

function parserOf(type: number, format?: 'text' | 'binary'): (text: string) => unknown {
  const builtIn: unknown = pg.types.getTypeParser(type, format);
  return parsers[type] ?? (builtIn as (text: string) => unknown);
}
