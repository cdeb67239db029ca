import type { ReplicaState } from '../../lib/database';
import { toQueryable } from '../pool';
import type { PostgresServer } from './server';

/** With a status query before and after it, a replica is excluded within a second. */
const maxLagMs = 500;

/** A position of the primary that a replica has yet to reach. */
interface Goal {
  position: number;
  since: number;
  isRounded: boolean;
}

export interface Primary {
  server: PostgresServer;
  /** Identifies the cluster, and its promotion. */
  system: string;
  timeline: number;
}

/** Tracks which replicas keep up with the primary. */
export function createReplicaStatus(now = () => performance.now()) {
  const goals = new WeakMap<PostgresServer, Goal>();

  function lagMs(server: PostgresServer, { server: primary }: Primary): number {
    const reached = server.state?.position ?? 0;
    const position = primary.state?.position ?? 0;
    let goal = goals.get(server);
    if (!goal || reached >= goal.position)
      goals.set(server, (goal = { position, since: now(), isRounded: false }));
    if (reached >= goal.position) return 0;
    const lag = now() - goal.since;
    if (lag > maxLagMs / 2 && position === goal.position && !goal.isRounded) {
      goal.isRounded = true;
      roundUp(primary);
    }
    return lag;
  }

  return (server: PostgresServer, primary: Primary): ReplicaState => {
    const { name, state } = server;
    const lag = lagMs(server, primary);
    return {
      name,
      exclusionReason: state
        ? faultOf(state, primary, lag)
        : `does not answer: ${server.cause ?? 'not asked yet'}`,
      lagBytes: state ? Math.max(0, (primary.server.state?.position ?? 0) - state.position) : NaN,
      lagSeconds: state ? lag / 1_000 : NaN,
    };
  };
}

function faultOf(
  { isReplica, system, timeline }: NonNullable<PostgresServer['state']>,
  primary: Primary,
  lag: number,
): string | undefined {
  if (system !== primary.system) return 'belongs to another cluster';
  if (!isReplica) return 'takes writes although another server was promoted';
  if (timeline === undefined) return 'does not stream';
  if (timeline !== 0 && timeline !== primary.timeline) return 'follows another primary';
  if (lag > maxLagMs) return 'is behind';
  return undefined;
}

/**
 * The flushed log may end within a record, which is replayed only once it is complete: with the next commit,
 * which is this one if nobody else writes.
 */
function roundUp({ pool }: PostgresServer): void {
  toQueryable(pool)
    .query(`select pg_logical_emit_message(true, 'supplier-plus-s', '')`, [])
    .catch(() => undefined);
}
