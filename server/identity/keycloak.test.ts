import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, exportJWK, generateKeyPair, type CryptoKey, type JWTPayload } from 'jose';
import { IdentityUnavailableError, InvalidTokenError } from '../lib/access/identity';
import { createKeycloakIdentity } from './keycloak';

let server: Server;
let url: string;
let key: CryptoKey;
let otherKey: CryptoKey;

/** Serves only the keys of realm `platform`. */
beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  otherKey = (await generateKeyPair('RS256')).privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', use: 'sig', alg: 'RS256' };
  server = createServer((request, response) => {
    response.statusCode = request.url === '/realms/platform/protocol/openid-connect/certs' ? 200 : 503;
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const identity = (realm = 'platform', at = url) =>
  createKeycloakIdentity({ url: at, realm, clientId: 'supplier-portal' }, () => Promise.resolve());

interface Made {
  claims?: JWTPayload;
  issuer?: string;
  expires?: string;
  by?: CryptoKey;
  kid?: string;
}

/** A token as Keycloak issues it, with faults on demand. */
function make({ claims, issuer, expires = '5m', by = key, kid = 'k1' }: Made = {}): Promise<string> {
  const usual = {
    typ: 'Bearer',
    azp: 'supplier-portal',
    aud: 'account',
    email: 'Anna@Example.test',
    name: 'Anna Berger',
  };
  return new SignJWT({ ...usual, ...claims })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
    .setSubject('a1')
    .setIssuer(issuer ?? `${url}/realms/platform`)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(by);
}

it('tells the browser the address of Keycloak', () => {
  expect(identity().client).toEqual({ url, realm: 'platform', clientId: 'supplier-portal' });
});

it('accepts an access token of its realm', async () => {
  expect(await identity().verify(await make())).toEqual({
    subject: 'a1',
    email: 'anna@example.test',
    name: 'Anna Berger',
    issuedAt: expect.any(Number) as number,
  });
});

it('accepts one issued to another client if it is for this API', async () => {
  const token = await make({ claims: { azp: 'another', aud: ['account', 'platform-api'] } });
  expect(await identity().verify(token)).toMatchObject({ subject: 'a1' });
});

it('names a person without a name by what is known', async () => {
  const token = await make({ claims: { name: undefined, preferred_username: 'anna' } });
  expect(await identity().verify(token)).toMatchObject({ name: 'anna' });
});

it.each<[string, Made]>([
  ['expired', { expires: '-1m' }],
  ['of another realm', { issuer: 'https://elsewhere.example/realms/platform' }],
  ['signed by another key', { by: undefined as unknown as CryptoKey }],
  ['signed by an unknown key', { kid: 'k2' }],
  ['issued to another client for another API', { claims: { azp: 'another' } }],
  ['an id token', { claims: { typ: 'ID', aud: 'supplier-portal' } }],
  ['a refresh token', { claims: { typ: 'Refresh' } }],
  ['without an e-mail', { claims: { email: undefined } }],
])('refuses a token that is %s', async (_case, made) => {
  const token = await make('by' in made ? { by: otherKey } : made);
  await expect(identity().verify(token)).rejects.toBeInstanceOf(InvalidTokenError);
});

it.each(['', 'x', 'a.b.c', '...'])('refuses %p', async (token) => {
  await expect(identity().verify(token)).rejects.toBeInstanceOf(InvalidTokenError);
});

it('refuses a token without a signature', async () => {
  const [, payload] = (await make()).split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  await expect(identity().verify(`${header}.${payload}.`)).rejects.toBeInstanceOf(InvalidTokenError);
});

it('reports keys that cannot be fetched, whatever the token', async () => {
  await expect(identity('missing').verify(await make())).rejects.toBeInstanceOf(IdentityUnavailableError);
  await expect(identity('platform', 'http://127.0.0.1:1').verify(await make())).rejects.toBeInstanceOf(
    IdentityUnavailableError,
  );
});
