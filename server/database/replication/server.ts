import type { Pool, PoolConfig } from 'pg';
import { shared } from '../../lib/shared';
import { describeError } from '../describe-error';
import { cuttable, openPool, toQueryable, type PoolEvents } from '../pool';
import { askState, type ServerState } from './ask-state';

/** Of a question to a server; one that misses two in a row is away: the first may be the fault of a busy process here. */
const answerWithinMs = 350;

/** One of the servers that may be the primary, with the connections to it. */
export interface PostgresServer {
  /** Host and port. */
  name: string;
  /** For connections beside the pool. */
  options: PoolConfig;
  pool: Pool;
  /** As it was when it last answered; undefined: it does not, or was not asked. */
  state: ServerState | undefined;
  /** Why it does not answer. */
  cause: string | undefined;
  /** Asks it now, once for all who ask at the same time. */
  ask(): Promise<ServerState>;
  /** Ends all connections to it; what waits for an answer fails. */
  cut(): void;
  close(): Promise<void>;
}

interface Kinds {
  /** Of connections for calls. */
  options: PoolConfig;
  events: PoolEvents;
}

export function createServer(url: string, { options: given, events }: Kinds): PostgresServer {
  const { stream, cut } = cuttable();
  const options: PoolConfig = { ...given, connectionString: url, stream };
  const limits = { connectionTimeoutMillis: answerWithinMs, query_timeout: answerWithinMs };
  const asking = openPool({ ...options, ...limits, max: 1 }, { onError: () => undefined });
  const db = toQueryable(asking);
  const server: PostgresServer = {
    name: nameOf(url),
    options,
    pool: openPool({ ...options, max: 10, pipeline: true }, events),
    state: undefined,
    cause: undefined,
    ask: shared(async () => {
      try {
        server.state = await askState(db).catch(() => askState(db));
        return server.state;
      } catch (error) {
        // Also what it has replayed is unknown now: one that crashed may have gone back.
        server.state = undefined;
        server.cause = describeError(error);
        throw error;
      }
    }),
    cut,
    async close() {
      await Promise.all([server.pool.end(), asking.end()]);
    },
  };
  return server;
}

function nameOf(url: string): string {
  const { host } = new URL(url.replace(/^(postgres(?:ql)?:\/\/[^/?#]*@)\//, '$1socket/'));
  return host || 'localhost';
}
