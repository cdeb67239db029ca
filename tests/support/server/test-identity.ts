import { SignJWT, errors, jwtVerify } from 'jose';
import {
  IdentityUnavailableError,
  InvalidTokenError,
  type Identity,
} from '../../../server/identity/identity';

const key = new TextEncoder().encode('a key that is known to the tests only');
const issuer = 'https://identity.test/realms/platform';

/** Signs people in without asking; `away` makes it unreachable. */
export interface TestIdentity extends Identity {
  away: boolean;
  tokenFor(email: string, claims?: { issuer?: string; expires?: string; key?: string }): Promise<string>;
}

export function createTestIdentity(): TestIdentity {
  return {
    away: false,
    client: { url: 'https://identity.test', realm: 'platform', clientId: 'supplier-portal' },
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
        const { sub = '', email, name, iat = 0 } = payload;
        return { subject: sub, email: String(email), name: String(name), issuedAt: iat };
      } catch (error) {
        if (error instanceof errors.JOSEError) throw new InvalidTokenError(error.message, { cause: error });
        throw error;
      }
    },
    register: () => Promise.resolve(),
  };
}
