import type { Queryable } from '../../lib/database';
import type { Device } from '../account-provisioning';
import { endWaitingSignIns } from './second-factor/sign-in-steps';
import { endSessions } from './sessions';

const maxUserAgentLength = 300;
const maxDevices = 100;

/** Records that a session was used, and by which browser. */
export async function recordDevice(
  db: Queryable,
  { uid, accountId, userAgent }: { uid: string; accountId: string; userAgent: string },
): Promise<void> {
  await db.query(
    `insert into session_devices (uid, account_id, user_agent)
     select $1, id, $3 from accounts where id = $2::uuid
     on conflict (uid) do update set last_seen_at = now(), user_agent = excluded.user_agent,
       account_id = excluded.account_id`,
    [uid, accountId, userAgent.slice(0, maxUserAgentLength)],
  );
}

/** Records that tokens of the session were refreshed. */
export async function markDeviceSeen(db: Queryable, uid: string): Promise<void> {
  await db.query('update session_devices set last_seen_at = now() where uid = $1', [uid]);
}

/** Where a person is signed in, most recently used first. */
export function findDevices(db: Queryable, accountId: string): Promise<Device[]> {
  return db.query<Device>(
    `select d.uid as id, d.user_agent as "userAgent", '' as address, d.signed_in_at as "signedInAt",
            d.last_seen_at as "lastSeenAt"
       from session_devices d
       join oidc_payloads p on p.model = 'Session' and p.uid = d.uid and p.expires_at > now()
      where d.account_id = $1 order by d.last_seen_at desc, d.uid limit $2`,
    [accountId, maxDevices],
  );
}

/** Ends one session of a person with its tokens; false if it is not theirs. */
export async function endDevice(tx: Queryable, accountId: string, uid: string): Promise<boolean> {
  const own = await tx.query('select 1 from session_devices where uid = $1 and account_id = $2 for update', [
    uid,
    accountId,
  ]);
  if (own.length === 0) return false;
  await endSessions(tx, [uid]);
  return true;
}

/** Ends every session of a person but one, and every sign-in that waits for a second factor. */
export async function endOtherDevices(tx: Queryable, accountId: string, uid: string): Promise<void> {
  await endWaitingSignIns(tx, accountId);
  const others = await tx.query<{ uid: string }>(
    `select uid from oidc_payloads where model = 'Session' and payload->>'accountId' = $1 and uid <> $2`,
    [accountId, uid],
  );
  await endSessions(
    tx,
    others.map((other) => other.uid),
  );
}

/** Removes devices whose session is over. */
export async function deleteExpiredDevices(db: Queryable): Promise<void> {
  await db.query(
    `delete from session_devices d
      where not exists (select 1 from oidc_payloads p where p.model = 'Session' and p.uid = d.uid)`,
    [],
  );
}
