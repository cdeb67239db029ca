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

/** Stores a new value unless another process was faster, and returns the stored one. */
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

/**
 * The keys of this installation; created at the first start, the same in every process and after every
 * restart.
 */
export async function loadSecrets(db: Queryable): Promise<Secrets> {
  return {
    signingKey: await keep(db, 'signing-key', makeSigningKey),
    cookieKey: (await keep(db, 'cookie-key', async () => ({ key: randomBytes(32).toString('base64url') })))
      .key,
  };
}

/**
 * The key that encrypts third-party secrets; created at the first start, with the embedded realm and with
 * Keycloak.
 */
export async function loadSealingKey(db: Queryable): Promise<string> {
  const make = async () => ({ key: randomBytes(32).toString('base64url') });
  return (await keep(db, 'sealing-key', make)).key;
}

/**
 * The key pair that identifies this installation to push services; created at the first start, also with
 * Keycloak.
 */
export const loadPushKeys = (db: Queryable): Promise<PushKeys> =>
  keep(db, 'push-keys', () => Promise.resolve(webPush.generateVAPIDKeys()));

/**
 * Removes the keys with everything signed or issued under them; running servers continue with the old ones. A
 * browser accepts pushes of one key only, so people must switch notifications on again.
 */
export async function deleteSecrets(tx: Queryable): Promise<void> {
  await tx.query('delete from push_devices', []);
  await tx.query('delete from identity_secrets', []);
  await tx.query('delete from oidc_payloads', []);
}

/** The public part of a signing key. */
export function publicHalf({ kty, n, e, kid, use, alg }: JWK): JWK {
  return { kty, n, e, kid, use, alg } as JWK;
}
