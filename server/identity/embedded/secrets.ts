import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import webPush from 'web-push';
import type { Queryable } from '../../lib/database';
import type { PushKeys } from '../../lib/notifications/push-keys';

export interface Secrets {
  /** Private RS256 key; oidc-provider publishes its public half. */
  signingKey: JWK;
  cookieKey: string;
}

/** Stores a fresh value unless another process was faster, and answers with the one that stands. */
async function keep<Value>(db: Queryable, name: string, make: () => Promise<Value>): Promise<Value> {
  const find = () => db.query<{ value: Value }>('select value from identity_secrets where name = $1', [name]);
  const [existing] = await find();
  if (existing) return existing.value;
  await db.query('insert into identity_secrets (name, value) values ($1, $2::jsonb) on conflict do nothing', [
    name,
    JSON.stringify(await make()),
  ]);
  const [stored] = await find();
  if (!stored) throw new Error(`The identity secret "${name}" could not be stored`);
  return stored.value;
}

async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), use: 'sig', alg: 'RS256' };
}

/** The keys of this installation; made at the first start, the same in every process and after every restart. */
export async function loadSecrets(db: Queryable): Promise<Secrets> {
  return {
    signingKey: await keep(db, 'signing-key', makeSigningKey),
    cookieKey: (await keep(db, 'cookie-key', async () => ({ key: randomBytes(32).toString('base64url') })))
      .key,
  };
}

/** The key that secrets of others are encrypted with; made at the first start, with the embedded realm and with Keycloak. */
export async function loadSealingKey(db: Queryable): Promise<string> {
  const make = async () => ({ key: randomBytes(32).toString('base64url') });
  return (await keep(db, 'sealing-key', make)).key;
}

/** The key pair that push services know this installation by; made at the first start, with Keycloak, too. */
export const loadPushKeys = (db: Queryable): Promise<PushKeys> =>
  keep(db, 'push-keys', () => Promise.resolve(webPush.generateVAPIDKeys()));

/**
 * Removes the keys with everything that was signed or issued under them; servers that run go on with the old ones. A
 * browser takes pushes of one key only, so people switch notifications on again.
 */
export async function forgetSecrets(tx: Queryable): Promise<void> {
  await tx.query('delete from push_devices', []);
  await tx.query('delete from identity_secrets', []);
  await tx.query('delete from oidc_payloads', []);
}

/** What may be shown to everyone of a signing key. */
export function publicHalf({ kty, n, e, kid, use, alg }: JWK): JWK {
  return { kty, n, e, kid, use, alg } as JWK;
}
