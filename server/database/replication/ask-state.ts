import type { Queryable } from '../../lib/database';

/** What a server says of itself. */
export interface ServerState {
  isReplica: boolean;
  /** Bytes of the write-ahead log: of a primary, all that is acknowledged; of a replica, what it has replayed. */
  position: number;
  /**
   * Counts promotions. Of a replica, that of the server it streams from: undefined while it does not stream, 0 where this
   * role may not see it (`pg_read_all_stats`).
   */
  timeline: number | undefined;
  /** The same for a primary and its replicas. */
  system: string;
}

/**
 * A commit is acknowledged once it is flushed, unless it is not waited for; what is inserted only may stay so for as long
 * as nobody commits.
 */
const stateQuery = `
  select is_replica as "isReplica",
         case when is_replica then coalesce(pg_last_wal_replay_lsn(), '0/0')
              when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
              else pg_current_wal_flush_lsn()
         end - '0/0'::pg_lsn as position,
         case when is_replica then (select coalesce(received_tli, 0) from pg_stat_wal_receiver)
              else ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::integer
         end as timeline,
         (select system_identifier::text from pg_control_system()) as system
    from pg_is_in_recovery() as is_replica`;

export async function askState(db: Queryable): Promise<ServerState> {
  const [row] = await db.query<ServerState & { timeline: number | null }>(stateQuery, []);
  if (!row) throw new Error('It does not say what it is.');
  return { ...row, timeline: row.timeline ?? undefined };
}
