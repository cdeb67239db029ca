import { SignJWT, errors, jwtVerify } from 'jose';
import {
  IdentityUnavailableError,
  InvalidTokenError,
  type ClientClaims,
  type Identity,
} from '../../../server/lib/access/identity';

const key = new TextEncoder().encode('a key that is known to the tests only');
const issuer = 'https://identity.test/realms/platform';

/** Signs people in without asking; `away` makes it unreachable. */
export interface TestIdentity extends Identity {
  away: boolean;
  /** Claims of an API client. */
  clientToken(client: ClientClaims): Promise<string>;
  tokenFor(email: string, claims?: { issuer?: string; expires?: string; key?: string }): Promise<string>;
}

export function createTestIdentity(): TestIdentity {
  return {
    away: false,
    clientTokenUrl: 'https://identity.test/token',
    client: { url: 'https://identity.test', realm: 'platform', clientId: 'supplier-portal' },
    clientToken: (client) =>
      new SignJWT({ client })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(`api-client:${client.id}`)
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(key),
    tokenFor: (email, { issuer: from = issuer, expires = '5m', key: other } = {}) =>
      new SignJWT({ email, name: email })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(`subject of ${email}`)
        .setIssuer(from)
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(other === undefined ? key : new TextEncoder().encode(other)),
    async verify(token) {
      if (this.away) throw new IdentityUnavailableError('away');
      try {
        const { payload } = await jwtVerify(token, key, { issuer });
        const { sub = '', email, name, iat = 0, client } = payload;
        if (client)
          return { subject: sub, email: '', name: '', issuedAt: iat, client: client as ClientClaims };
        return { subject: sub, email: String(email), name: String(name), issuedAt: iat };
      } catch (error) {
        if (error instanceof errors.JOSEError) throw new InvalidTokenError(error.message, { cause: error });
        throw error;
      }
    },
    register: () => Promise.resolve(),
  };
}
