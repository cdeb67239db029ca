import type { Pool, PoolConfig } from 'pg';
import { singleFlight } from '../../lib/single-flight';
import { describeError } from '../describe-error';
import { trackedSockets, openPool, toQueryable, type PoolEvents } from '../pool';
import { queryState, type ServerState } from './query-state';

/**
 * Timeout of a status query; a server that misses two in a row is unreachable. A single miss may be caused by
 * a busy process here.
 */
const answerWithinMs = 350;

/** A server that may be the primary, with the connections to it. */
export interface PostgresServer {
  /** Host and port. */
  name: string;
  /** For connections outside the pool. */
  options: PoolConfig;
  pool: Pool;
  /** Its last reported state; undefined: it does not respond, or was not asked yet. */
  state: ServerState | undefined;
  /** Why it does not respond. */
  cause: string | undefined;
  /** Queries its state now; concurrent callers share one query. */
  ask(): Promise<ServerState>;
  /** Ends all connections to it; pending queries fail. */
  cut(): void;
  close(): Promise<void>;
}

interface Kinds {
  /** For connections that serve requests. */
  options: PoolConfig;
  events: PoolEvents;
}

export function createServer(url: string, { options: given, events }: Kinds): PostgresServer {
  const { stream, cut } = trackedSockets();
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
    ask: singleFlight(async () => {
      try {
        server.state = await queryState(db).catch(() => queryState(db));
        return server.state;
      } catch (error) {
        // Its replay position is unknown too: after a crash it may have gone back.
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
