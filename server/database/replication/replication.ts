import type { Queryable, ReadKind, ReplicaCounts, ReplicaState } from '../../lib/database';
import { repeat } from '../../lib/repeat';
import { toQueryable } from '../pool';
import { readOn, reaches } from './read-on';
import type { PostgresServer } from './server';
import { createReplicaStatus, type Primary } from './replica-status';

const askEveryMs = 250;
/** A replica that does not catch up within this time is not used for reads. */
const waitMs: Record<ReadKind, number> = { list: 50, report: 1_000 };

export interface ReplicationEvents {
  /** Why servers are excluded; undefined: none is. */
  onExclusion: (cause: string | undefined) => void;
  /** Another server has become the primary. */
  onPrimary: (name: string) => void;
}

export interface Replication {
  primary: () => PostgresServer;
  reading: (kind: ReadKind) => Promise<Queryable>;
  counts: () => ReplicaCounts;
  close: () => Promise<void>;
}

/**
 * Watches replicated servers: which one is the primary, and which others may be used for reads. Resolves when
 * each has responded or is unreachable. The first is treated as the primary until one reports that it is.
 */
export async function followReplication(
  servers: readonly [PostgresServer, ...PostgresServer[]],
  { onExclusion, onPrimary }: ReplicationEvents,
): Promise<Replication> {
  const primary: Primary = { server: servers[0], system: '', timeline: 0 };
  const statusOf = createReplicaStatus();
  let replicas: { server: PostgresServer; status: ReplicaState }[] = [];
  let turn = 0;
  const reads = { replica: 0, primary: 0 };

  /** A server on an older timeline was the primary before a promotion, and must not be written to. */
  const isBetter = ({ state }: PostgresServer) => {
    if (!state || state.isReplica || state.timeline === undefined) return false;
    if (primary.system !== '' && state.system !== primary.system) return false;
    const isWritable = primary.server.state?.isReplica === false;
    return state.timeline > primary.timeline || (state.timeline === primary.timeline && !isWritable);
  };

  const decide = () => {
    for (const server of servers) {
      if (!isBetter(server)) continue;
      const before = primary.server;
      Object.assign(primary, { server, system: server.state?.system, timeline: server.state?.timeline });
      if (server === before) continue;
      // Pending queries on the previous primary would wait for a long time, or be written there.
      before.cut();
      onPrimary(server.name);
    }
    const usedBefore = new Set(
      replicas.flatMap(({ server, status }) => (status.exclusionReason ? [] : [server])),
    );
    replicas = servers
      .filter((server) => server !== primary.server)
      .map((server) => ({ server, status: statusOf(server, primary) }));
    for (const { server } of replicas) if (!server.state && usedBefore.has(server)) server.cut();
    const causes = replicas.flatMap(({ status: { name, exclusionReason } }) =>
      exclusionReason ? `${name} ${exclusionReason}` : [],
    );
    onExclusion(causes.length > 0 ? causes.join('; ') : undefined);
  };

  async function choose(kind: ReadKind): Promise<PostgresServer | undefined> {
    const usable = replicas.filter(({ status }) => status.exclusionReason === undefined);
    const replica = usable[(turn += 1) % usable.length]?.server;
    if (!replica) return undefined;
    // Everything acknowledged to anyone before this call, including what an event has announced.
    const { isReplica, position } = await primary.server.ask();
    return !isReplica && (await reaches(replica, position, waitMs[kind])) ? replica : undefined;
  }

  const ask = (server: PostgresServer) => server.ask().then(decide, decide);
  await Promise.allSettled(servers.map((server) => server.ask()));
  decide();
  const endings = servers.map((server) =>
    repeat(
      () => ask(server),
      askEveryMs,
      () => undefined,
    ),
  );

  return {
    primary: () => primary.server,
    async reading(kind) {
      const replica = await choose(kind).catch(() => undefined);
      reads[replica ? 'replica' : 'primary'] += 1;
      const db = toQueryable(primary.server.pool);
      return replica ? readOn(toQueryable(replica.pool), db) : db;
    },
    counts: () => ({ reads, replicas: replicas.map(({ status }) => status) }),
    async close() {
      await Promise.all(endings.map((end) => end()));
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}
