import type { AccessClaims } from './identity';
import type { Database, Queryable } from '../database';

/** Longer than the lifetime of any access token. */
const rememberedMs = 24 * 60 * 60_000;

/** The person and session of an access token, and when it was issued. */
export type TokenOrigin = Pick<AccessClaims, 'subject' | 'session' | 'issuedAt'>;

/** A session or a person, and the instant before which its tokens are invalid. */
interface Row {
  id: string;
  /** Seconds since 1970; null for a session, all of whose tokens are invalid. */
  before: number | null;
}

/**
 * Records that sessions have ended, so that their access tokens are refused from now on. @param sids claims
 * `sid`
 */
export async function recordEndedSessions(tx: Queryable, sids: readonly string[]): Promise<void> {
  await deleteOld(tx);
  await tx.query('insert into ended_sessions (sid) select unnest($1::text[]) on conflict do nothing', [sids]);
}

/**
 * Records that more sessions of a person may have ended: older access tokens are refused. An active session
 * gets a new token, an ended one does not.
 * @param subject claim `sub`
 * @param before seconds since 1970 by the provider's clock
 */
export async function invalidateOlderTokens(tx: Queryable, subject: string, before: number): Promise<void> {
  await deleteOld(tx);
  await tx.query(
    `insert into ended_sessions (sid, tokens_before) values ($1, to_timestamp($2))
     on conflict (sid) do update
       set tokens_before = greatest(ended_sessions.tokens_before, excluded.tokens_before), ended_at = now()`,
    [subject, before],
  );
}

async function deleteOld(tx: Queryable): Promise<void> {
  await tx.query(`delete from ended_sessions where ended_at < now() - $1 * interval '1 millisecond'`, [
    rememberedMs,
  ]);
}

/** For each of these tokens whether it is invalid, because its session has ended or may have. */
export async function areEnded(db: Queryable, tokens: readonly TokenOrigin[]): Promise<boolean[]> {
  const rows = await db.query<Row>(
    `select sid as id, extract(epoch from tokens_before)::float8 as before
       from ended_sessions where sid = any ($1::text[])`,
    [tokens.flatMap(namesOf)],
  );
  const befores = new Map(rows.map(({ id, before }) => [id, before ?? Infinity]));
  return tokens.map((token) => isEnded(token, (id) => befores.get(id)));
}

const namesOf = ({ session, subject }: TokenOrigin): string[] =>
  session === undefined ? [subject] : [session, subject];

const isEnded = (token: TokenOrigin, beforeOf: (id: string) => number | undefined): boolean =>
  namesOf(token).some((id) => token.issuedAt < (beforeOf(id) ?? 0));

/** The recently ended sessions. */
export interface EndedSessions {
  /** Whether the token is invalid. */
  has(token: TokenOrigin): Promise<boolean>;
  /** Calls `listener` when a session has ended, or may have. */
  onChange(listener: () => void): void;
  close(): Promise<void>;
}

/**
 * Ended sessions, cached in memory so that a request does not cost a query. Every server is notified of each;
 * while signals are late the database is queried instead.
 */
export async function createEndedSessions(database: Database, now = Date.now): Promise<EndedSessions> {
  /** The oldest first. */
  const ended = new Map<string, { before: number; heardAt: number }>();
  const listeners = new Set<() => void>();
  let listening = true;
  let loaded = false;
  let gaps = 0;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const add = ({ id, before }: Row) => {
    ended.delete(id);
    ended.set(id, { before: before ?? Infinity, heardAt: now() });
    for (const [oldest, { heardAt }] of ended) {
      if (heardAt > now() - rememberedMs) break;
      ended.delete(oldest);
    }
  };
  const load = async () => {
    const before = gaps;
    const rows = await database.query<Row>(
      'select sid as id, extract(epoch from tokens_before)::float8 as before from ended_sessions',
      [],
    );
    for (const row of rows) add(row);
    // A gap that opened while the query ran may hide a session that is not in its result.
    loaded = listening && before === gaps;
  };
  const reload = () => {
    gaps += 1;
    loaded = false;
    notify();
  };
  const hasHeard = (token: TokenOrigin) => isEnded(token, (id) => ended.get(id)?.before);

  const stop = await database.listen(
    'session_ended',
    (payload) => {
      add(fromPayload(payload));
      notify();
    },
    {
      late(isLate) {
        listening = !isLate;
        reload();
      },
      missed: reload,
    },
  );
  await load();

  return {
    async has(token) {
      if (hasHeard(token)) return true;
      if (!listening) return (await areEnded(database, [token])).includes(true);
      if (!loaded) await load();
      return hasHeard(token);
    },
    onChange: (listener) => void listeners.add(listener),
    close: stop,
  };
}

/** What the trigger sends: the session, or the person and the seconds. */
function fromPayload(payload: string): Row {
  const [id = '', before] = payload.split(' ');
  return { id, before: before === undefined ? null : Number(before) };
}
