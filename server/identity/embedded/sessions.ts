import { recordEndedSessions } from '../../lib/access/ended-sessions';
import type { Queryable } from '../../lib/database';
import { endWaitingSignIns } from './second-factor/sign-in-steps';

/** Seconds; Keycloak's defaults. A session ends after this long without a refresh, */
export const sessionIdleTimeout = 30 * 60;
/** and in any case this long after the sign-in. */
export const maxSessionLifetime = 10 * 60 * 60;

const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** Seconds a session or its refresh token lasts from now; `signedInAt` in seconds since 1970. */
export function remainingSession(signedInAt: number | undefined): number {
  const end = (signedInAt ?? nowInSeconds()) + maxSessionLifetime;
  return Math.max(1, Math.min(sessionIdleTimeout, end - nowInSeconds()));
}

/**
 * A refresh counts as activity: otherwise a session would end 30 minutes after the last visit to the realm.
 */
export async function prolongSession(
  db: Queryable,
  uid: string,
  signedInAt: number | undefined,
): Promise<void> {
  const expiresAt = nowInSeconds() + remainingSession(signedInAt);
  await db.query(
    `update oidc_payloads
        set expires_at = to_timestamp($2::float8), payload = jsonb_set(payload, '{exp}', to_jsonb($2::float8))
      where model = 'Session' and uid = $1`,
    [uid, expiresAt],
  );
}

/** Ends sessions with every token issued under them. */
export async function endSessions(tx: Queryable, uids: readonly string[]): Promise<void> {
  await recordEndedSessions(tx, uids);
  await tx.query('delete from session_devices where uid = any ($1::text[])', [uids]);
  await tx.query(
    `delete from oidc_payloads
      where (model = 'Session' and uid = any ($1::text[])) or payload->>'sessionUid' = any ($1::text[])`,
    [uids],
  );
}

/**
 * Ends the refresh tokens of a session but not the session, whose cookie oidc-provider replaces when the interaction
 * ends: a copy of either is worth nothing then.
 */
export async function endRefreshTokens(tx: Queryable, uid: string): Promise<void> {
  await tx.query("delete from oidc_payloads where payload->>'sessionUid' = $1", [uid]);
}

/** Removes what has expired. */
export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query('delete from oidc_payloads where expires_at < now()', []);
}

/** Ends every session of a person, with every token, and every sign-in that waits for a second factor. */
export async function endSessionsOf(tx: Queryable, accountId: string): Promise<void> {
  await endWaitingSignIns(tx, accountId);
  const removed = await tx.query<{ uid: string | null }>(
    `delete from oidc_payloads where payload->>'accountId' = $1
     returning case when model = 'Session' then uid else payload->>'sessionUid' end as uid`,
    [accountId],
  );
  await recordEndedSessions(tx, [...new Set(removed.flatMap(({ uid }) => uid ?? []))]);
}
