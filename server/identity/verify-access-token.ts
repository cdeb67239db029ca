import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey, type JWTVerifyResult } from 'jose';
import { readClientClaims } from './client-claims';
import { InvalidTokenError, type AccessClaims, type ClientClaims } from '../lib/access/identity';

/** Seconds by which two machines' clocks may differ. */
const clockTolerance = 5;

export interface AccessTokenRules {
  issuer: string;
  algorithms: string[];
  keys: JWTVerifyGetKey;
  /** Whether a token of this issuer is an access token for this product: an id token, for example, is not. */
  isForUs: (token: JWTVerifyResult) => boolean;
}

/** The product's API, as the audience of access tokens. */
export const apiAudience = 'platform-api';

export const hasAudience = ({ aud }: JWTPayload, audience: string) => [aud].flat().includes(audience);

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function toClaims({ sub, email, name, preferred_username, sid, iat = 0 }: JWTPayload): AccessClaims {
  const subject = text(sub);
  const address = text(email)?.toLowerCase();
  if (!subject || !address) throw new InvalidTokenError('The access token does not say whose it is');
  const session = text(sid);
  return {
    subject,
    email: address,
    name: text(name) ?? text(preferred_username) ?? address,
    issuedAt: iat,
    ...(session === undefined ? {} : { session }),
  };
}

const toClientClaims = (client: ClientClaims, { iat = 0 }: JWTPayload): AccessClaims => ({
  subject: `api-client:${client.id}`,
  email: '',
  name: '',
  issuedAt: iat,
  client,
});

/**
 * Checks signature, issuer, lifetime and purpose of an access token.
 * @throws InvalidTokenError, and what `rules.keys` throws beyond the errors of jose
 */
export async function verifyAccessToken(token: string, rules: AccessTokenRules): Promise<AccessClaims> {
  try {
    const { issuer, algorithms, keys, isForUs } = rules;
    const requiredClaims = ['exp', 'sub'];
    const verified = await jwtVerify(token, keys, { issuer, algorithms, clockTolerance, requiredClaims });
    if (!isForUs(verified)) throw new InvalidTokenError('The token is not an access token for this product');
    const client = readClientClaims(verified.payload);
    return client ? toClientClaims(client, verified.payload) : toClaims(verified.payload);
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new InvalidTokenError(error.message, { cause: error });
    throw error;
  }
}
