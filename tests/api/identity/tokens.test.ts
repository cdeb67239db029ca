import { SignJWT, decodeJwt, generateKeyPair, importJWK, type JWK, type JWTPayload } from 'jose';
import { InvalidTokenError } from '../../../server/lib/access/identity';
import { openTestDatabase } from '../../support/server/test-database';
import { createEmbeddedIdentity } from '../../../server/identity/embedded/create-embedded-identity';
import type { Identity } from '../../../server/lib/access/identity';
import { createMails } from '../../../server/mail/create-mails';
import type { Database } from '../../../server/lib/database';
import { clientId, origin } from '../../support/realm/realm';

let database: Database;
let identity: Identity;
let realmKey: JWK;

beforeAll(async () => {
  database = await openTestDatabase();
  const mails = createMails(origin);
  const settings = { publicUrl: origin, trustedProxies: 0, secondFactorRequired: false };
  const options = { ...settings, clientId, database, mails };
  // Two servers that start at the same time on a new database must end up with the same keys.
  [identity] = await Promise.all([createEmbeddedIdentity(options), createEmbeddedIdentity(options)]);
  const [row] = await database.query<{ value: JWK }>(
    `select value from identity_secrets where name = 'signing-key'`,
    [],
  );
  realmKey = row?.value ?? {};
});
afterAll(() => database.close());

interface Made {
  claims?: JWTPayload;
  issuer?: string;
  expires?: string;
  typ?: string;
  foreignKey?: boolean;
}

/** A token as the realm issues it, with optional faults. */
async function make({ claims, issuer, expires, typ, foreignKey }: Made = {}): Promise<string> {
  const key = foreignKey ? (await generateKeyPair('RS256')).privateKey : await importJWK(realmKey, 'RS256');
  return new SignJWT({ email: 'Anna@Example.test', name: 'Anna', aud: 'platform-api', ...claims })
    .setProtectedHeader({ alg: 'RS256', typ: typ ?? 'at+jwt', kid: realmKey.kid ?? '' })
    .setSubject('a1')
    .setIssuer(issuer ?? `${origin}/realms/platform`)
    .setIssuedAt()
    .setExpirationTime(expires ?? '5m')
    .sign(key);
}

it('accepts tokens of the realm', async () => {
  const token = await make();
  expect(await identity.verify(token)).toEqual({
    subject: 'a1',
    email: 'anna@example.test',
    name: 'Anna',
    issuedAt: decodeJwt(token).iat,
  });
});

it('tells the browser the address of the realm', () => {
  expect(identity.client).toEqual({ url: origin, realm: 'platform', clientId });
});

it.each<[string, Made]>([
  ['expired', { expires: '-1m' }],
  ['of another issuer', { issuer: 'https://evil.example/realms/platform' }],
  ['for another audience', { claims: { aud: clientId } }],
  ['an id token', { typ: 'JWT' }],
  ['signed by somebody else', { foreignKey: true }],
  ['without an e-mail', { claims: { email: undefined } }],
  ['with a number for an e-mail', { claims: { email: 7 } }],
])('refuses a token that is %s', async (_case, made) => {
  await expect(identity.verify(await make(made))).rejects.toBeInstanceOf(InvalidTokenError);
});

it.each([
  ['none', ''],
  ['HS256', 'c2lnbmF0dXJl'],
])('refuses the algorithm %s', async (alg, signature) => {
  const [, payload] = (await make()).split('.');
  const header = Buffer.from(JSON.stringify({ alg, typ: 'at+jwt', kid: realmKey.kid })).toString('base64url');
  await expect(identity.verify(`${header}.${payload}.${signature}`)).rejects.toBeInstanceOf(
    InvalidTokenError,
  );
});

it.each(['', 'x', 'a.b.c', '\u0000'])('refuses %j', async (token) => {
  await expect(identity.verify(token)).rejects.toBeInstanceOf(InvalidTokenError);
});
