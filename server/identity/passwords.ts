import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** OWASP's scrypt parameters for 32 MB of memory per sign-in. */
const cost = { N: 2 ** 15, r: 8, p: 3 };
const keyLength = 32;
/** In UTF-16 units; longer texts would only take time. */
export const maxPasswordLength = 1024;

/** The same characters typed on two systems can differ in code points; NFC makes them one password. */
const normalise = (password: string) => password.normalize('NFC');

function run(password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  return derive(normalise(password), salt, keyLength, { N, r, p, maxmem: 256 * N * r });
}

/** A salted hash that includes its own parameters: `scrypt$N$r$p$salt$key`, the last two in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await run(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

let nobody: Promise<string> | undefined;

/** Compared with for an unknown e-mail, so that the refusal takes as long as for a known one. */
function nobodysHash(): Promise<string> {
  nobody ??= hashPassword(randomBytes(32).toString('base64url'));
  return nobody;
}

/**
 * Whether `password` belongs to `hash`. Without a hash (unknown e-mail, no password yet) it takes the same
 * time and returns false.
 */
export async function passwordMatches(password: string, hash: string | null | undefined): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = (hash ?? (await nobodysHash())).split('$');
  if (scheme !== 'scrypt' || !salt || !key) throw new Error('A stored password hash is not of a known form');
  if (password.length > maxPasswordLength) return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await run(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(actual, expected) && hash != null;
}
