import type { Queryable } from '../../lib/database';

/** The state that a server reports. */
export interface ServerState {
  isReplica: boolean;
  /**
   * Bytes of the write-ahead log: for a primary, everything acknowledged; for a replica, everything replayed.
   */
  position: number;
  /**
   * Counts promotions. For a replica, the timeline of the server it streams from: undefined while it does not
   * stream, 0 where this role may not see it (`pg_read_all_stats`).
   */
  timeline: number | undefined;
  /** Identical for a primary and its replicas. */
  system: string;
}

/**
 * A commit is acknowledged once it is flushed, unless it is asynchronous; the inserted but unflushed part may
 * stay so until the next commit.
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

export async function queryState(db: Queryable): Promise<ServerState> {
  const [row] = await db.query<ServerState & { timeline: number | null }>(stateQuery, []);
  if (!row) throw new Error('It does not say what it is.');
  return { ...row, timeline: row.timeline ?? undefined };
}
