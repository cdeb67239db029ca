import type { Database, Queryable } from '../database';

/** Longer than any access token lives. */
const rememberedMs = 24 * 60 * 60_000;

/** Notes that sessions have ended, so that their access tokens are refused from now on. @param sids claims `sid` */
export async function noteEndedSessions(tx: Queryable, sids: readonly string[]): Promise<void> {
  await tx.query(`delete from ended_sessions where ended_at < now() - $1 * interval '1 millisecond'`, [
    rememberedMs,
  ]);
  await tx.query('insert into ended_sessions (sid) select unnest($1::text[]) on conflict do nothing', [sids]);
}

/** Which of these sessions have ended. */
export async function findEndedSessions(db: Queryable, sids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ sid: string }>(
    'select sid from ended_sessions where sid = any ($1::text[])',
    [sids],
  );
  return new Set(rows.map(({ sid }) => sid));
}

/** The sessions that have ended lately. */
export interface EndedSessions {
  has(sid: string): Promise<boolean>;
  /** Calls `listener` when a session has ended, or may have. */
  onChange(listener: () => void): void;
  close(): Promise<void>;
}

/**
 * Ended sessions, kept in memory so that a call does not cost a query. The database notifies every server of each;
 * while notifications may be missed it is asked instead.
 */
export async function createEndedSessions(database: Database, now = Date.now): Promise<EndedSessions> {
  /** When each of them was heard of, the oldest first. */
  const ended = new Map<string, number>();
  const listeners = new Set<() => void>();
  let listening = true;
  let loaded = false;
  let gaps = 0;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const add = (sid: string) => {
    ended.set(sid, now());
    for (const [oldest, heardAt] of ended) {
      if (heardAt > now() - rememberedMs) break;
      ended.delete(oldest);
    }
  };
  const load = async () => {
    const before = gaps;
    const rows = await database.query<{ sid: string }>('select sid from ended_sessions', []);
    for (const { sid } of rows) add(sid);
    // A gap that opened while the query ran may hide one that is not in its answer.
    loaded = listening && before === gaps;
  };

  const stop = await database.listen(
    'session_ended',
    (sid) => {
      add(sid);
      notify();
    },
    (gap) => {
      gaps += 1;
      listening = !gap;
      loaded = false;
      notify();
    },
  );
  await load();

  return {
    async has(sid) {
      if (ended.has(sid)) return true;
      if (!listening) return (await findEndedSessions(database, [sid])).has(sid);
      if (!loaded) await load();
      return ended.has(sid);
    },
    onChange: (listener) => void listeners.add(listener),
    close: stop,
  };
}
