import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../../lib/database';

const howMany = 10;
/** Crockford's base 32: no character can be mistaken for another. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 16;

/**
 * Normalised for comparison: lower case without spaces and hyphens, with Crockford's equivalents replaced.
 */
const normalise = (typed: string) =>
  typed.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');

/**
 * 80 random bits cannot be guessed from their digest; including the account separates equal codes of two
 * accounts.
 */
const hash = (accountId: string, code: string) =>
  createHash('sha256')
    .update(`${accountId} ${normalise(code)}`)
    .digest('base64url');

function makeCode(): string {
  const code = [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');
  return (code.match(/.{4}/g) ?? []).join('-');
}

/**
 * Creates ten codes of the form `xxxx-xxxx-xxxx-xxxx` that replace the existing ones; only their digests are
 * stored.
 */
export async function replaceRecoveryCodes(tx: Queryable, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, makeCode);
  await tx.query('delete from recovery_codes where account_id = $1', [accountId]);
  await tx.query('insert into recovery_codes (account_id, code_hash) select $1::uuid, unnest($2::text[])', [
    accountId,
    codes.map((code) => hash(accountId, code)),
  ]);
  return codes;
}

/** Uses up a code; false if it is not one of the account's, or was used before. */
export async function useRecoveryCode(tx: Queryable, accountId: string, typed: string): Promise<boolean> {
  const used = await tx.query(
    'delete from recovery_codes where account_id = $1 and code_hash = $2 returning 1 as used',
    [accountId, hash(accountId, typed)],
  );
  return used.length > 0;
}

/** How many codes an account has left. */
export async function countRecoveryCodes(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*) as count from recovery_codes where account_id = $1',
    [accountId],
  );
  return row?.count ?? 0;
}
