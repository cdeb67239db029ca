import { Secret, TOTP } from 'otpauth';
import type { Queryable } from '../../../lib/database';

/** RFC 6238 as used by every app: six digits, SHA-1, a step of 30 s. */
const period = 30;
const digits = 6;
/** Steps by which the clocks of phone and server may differ (RFC 6238, section 5.2). */
const window = 1;
/** In bytes: the length of SHA-1's digest (RFC 4226, section 4, R6). */
const secretSize = 20;

const totp = (secret: string, label?: { issuer: string; label: string }) =>
  new TOTP({ ...label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits, period });

/** A secret to share with an app, in base32. */
export const makeCodeSecret = (): string => new Secret({ size: secretSize }).base32;

/** The content of the QR code. @param label the account as the app shows it */
export const codeAddress = (secret: string, issuer: string, label: string): string =>
  totp(secret, { issuer, label }).toString();

/** The time step of a code, if it is valid for the secret at this time. @param now in milliseconds */
export function stepOf(secret: string, typed: string, now: number): number | undefined {
  const token = typed.normalize('NFKC').replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totp(secret).validate({ token, window, timestamp: now });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}

/** Adds an app whose first code was correct; that code counts as used. Returns the factor's id. */
export async function addCodes(
  tx: Queryable,
  accountId: string,
  { name, secret, step }: { name: string; secret: string; step: number },
): Promise<void> {
  await tx.query(
    `insert into second_factors (account_id, kind, name, secret, last_step) values ($1, 'codes', $2, $3, $4)`,
    [accountId, name, secret, step],
  );
}

/**
 * Uses a code of one of the account's apps; false if it is invalid, or this or a later one was used before.
 */
export async function useCode(
  db: Queryable,
  accountId: string,
  typed: string,
  now = Date.now(),
): Promise<boolean> {
  const apps = await db.query<{ id: string; secret: string }>(
    `select id, secret from second_factors where account_id = $1 and kind = 'codes'`,
    [accountId],
  );
  for (const { id, secret } of apps) {
    const step = stepOf(secret, typed, now);
    if (step === undefined) continue;
    const used = await db.query(
      `update second_factors set last_step = $2, last_used_at = now()
        where id = $1 and last_step < $2 returning 1 as used`,
      [id, step],
    );
    if (used.length > 0) return true;
  }
  return false;
}
