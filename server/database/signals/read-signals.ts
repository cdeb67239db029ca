import type { Queryable } from '../../lib/database';

interface Signal {
  channel: string;
  payload: string;
}

const keptMs = 5 * 60_000;
/** Leaves a minute for a slow read. */
const maxOutageMs = 4 * 60_000;

interface Row {
  snapshot: string;
  startedAt: string;
  signals: [channel: string, payload: string][];
}

const moment = `pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as "startedAt"`;

const beginQuery = `select ${moment}, '[]'::jsonb as signals`;

/**
 * A single statement sees exactly what is committed according to `snapshot`, so no row is in two reads or in
 * none. Rows restored from a dump of another database may name future transactions.
 */
const readQuery = `
  select ${moment},
         coalesce((select jsonb_agg(jsonb_build_array(channel, payload) order by id) from signals
                    where written_by >= pg_snapshot_xmin($1::pg_snapshot)
                      and written_by < pg_snapshot_xmax(pg_current_snapshot())
                      and not pg_visible_in_snapshot(written_by, $1::pg_snapshot)), '[]') as signals`;

const forgetQuery = `
  delete from signals
   where written_by < pg_snapshot_xmax($1::pg_snapshot) and pg_visible_in_snapshot(written_by, $1::pg_snapshot)`;

/** The result of a read. */
export interface News {
  signals: Signal[];
  /**
   * False when some may be lost: after minutes without a read, or when the database was restarted, possibly
   * from an older copy.
   */
  isComplete: boolean;
}

export interface SignalReader {
  /** What was committed since the last read; nothing the first time. */
  read(): Promise<News>;
  /** Removes from time to time what was committed five minutes ago. */
  deleteOld(): Promise<void>;
}

/** @param now milliseconds of a monotonic clock */
export function createSignalReader(db: Queryable, now = () => performance.now()): SignalReader {
  let last: (Row & { at: number }) | undefined;
  let oldest: typeof last;

  return {
    async read() {
      const before = last;
      const at = now();
      const [row] = await (before
        ? db.query<Row>(readQuery, [before.snapshot])
        : db.query<Row>(beginQuery, []));
      if (!row) throw new Error('The database did not answer with its snapshot.');
      last = { ...row, at };
      const isSameRun = before === undefined || before.startedAt === row.startedAt;
      if (!isSameRun) oldest = undefined;
      oldest ??= last;
      return {
        signals: isSameRun ? row.signals.map(([channel, payload]) => ({ channel, payload })) : [],
        isComplete: isSameRun && at - (before?.at ?? at) < maxOutageMs,
      };
    },
    async deleteOld() {
      if (!oldest || now() - oldest.at < keptMs) return;
      const { snapshot } = oldest;
      oldest = last;
      await db.query(forgetQuery, [snapshot]);
    },
  };
}
