import pg from 'pg';
import type { Database } from '../lib/database';
import { inTransaction, openPool, toQueryable, type PoolEvents } from './pool';
import { parsers } from './parsers';
import { followReplication, type ReplicationEvents } from './replication/replication';
import { createServer, type PostgresServer } from './replication/server';
import { followSignals } from './signals/follow-signals';
import {
  listenToDatabase,
  listenToMessenger,
  notifiedByWriter,
  type ConnectMessenger,
} from './signals/postgres-source';

const statementTimeoutMs = 15_000;
const connectTimeoutMs = 3_000;
/**
 * When the database notifies: finds connections that were silently cut, and signals of servers with a
 * messenger.
 */
const lookEveryMs = 5_000;
/** With a messenger, which is notified after the commit, or never if the writer crashes first. */
const lookWithMessengerEveryMs = 1_000;

export interface PostgresOptions {
  onError: (error: Error) => void;
  /** For servers that are not notified of signals by the database. */
  connectMessenger?: ConnectMessenger | undefined;
}

/** A pool of connections to a PostgreSQL server; the first query connects. */
export function openPostgres(
  connectionString: string,
  onError: (error: Error) => void,
  connectMessenger?: ConnectMessenger,
): Database {
  const link = createLink({ onError, connectMessenger });
  const server = link.serverAt(connectionString);
  return link.databaseOn({ primary: () => server, close: () => server.close() });
}

/** The same with replicated servers, whichever is currently the primary. */
export async function openReplicated(
  connectionStrings: readonly [string, ...string[]],
  options: PostgresOptions,
  events: ReplicationEvents,
): Promise<Database> {
  const link = createLink(options);
  const [first, ...others] = connectionStrings;
  const servers = [link.serverAt(first), ...others.map(link.serverAt)] as const;
  const { counts, reading, ...replication } = await followReplication(servers, events);
  return { ...link.databaseOn(replication), replicas: counts, reading };
}

interface Servers {
  primary: () => PostgresServer;
  close: () => Promise<void>;
}

/** What all connections have in common. */
function createLink({ onError, connectMessenger }: PostgresOptions) {
  // Set explicitly, so that no timeout of the role or the database applies.
  const settings = `-c TimeZone=UTC${connectMessenger ? ` ${notifiedByWriter}` : ''}`;
  const options: pg.PoolConfig = {
    options: settings,
    application_name: 'supplier-plus-s',
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 1_000,
    keepAlive: true,
    types: { getTypeParser: parserOf },
  };
  let notifyServers = () => {};
  const events: PoolEvents = { onError, onSignals: () => notifyServers() };

  return {
    serverAt: (url: string) => createServer(url, { options, events }),
    databaseOn({ primary, close }: Servers): Database {
      const address = () => primary().options;
      const signals = followSignals({
        lookEveryMs: connectMessenger ? lookWithMessengerEveryMs : lookEveryMs,
        async open(handlers) {
          if (!connectMessenger) return listenToDatabase(address, handlers);
          const source = await listenToMessenger(address, handlers, connectMessenger);
          notifyServers = source.send;
          return source;
        },
      });
      return {
        query: (text, values) => toQueryable(primary().pool).query(text, values),
        connections() {
          const { totalCount, idleCount, waitingCount } = primary().pool;
          return { open: totalCount, idle: idleCount, waiting: waitingCount };
        },
        transaction: (work) => inTransaction(primary().pool, work),
        async longTransaction(work) {
          const unhurried: pg.PoolConfig = { ...address(), statement_timeout: false, query_timeout: 0 };
          const own = openPool(
            { ...unhurried, options: `${settings} -c statement_timeout=0`, max: 1, pipeline: true },
            events,
          );
          try {
            return await inTransaction(own, work);
          } finally {
            await own.end();
          }
        },
        listen: signals.listen,
        async close() {
          await signals.close();
          await close();
        },
      };
    },
  };
}

function parserOf(type: number, format?: 'text' | 'binary'): (text: string) => unknown {
  const builtIn: unknown = pg.types.getTypeParser(type, format);
  return parsers[type] ?? (builtIn as (text: string) => unknown);
}
