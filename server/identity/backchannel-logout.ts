import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { errors, jwtVerify, type JWTPayload } from 'jose';
import { recordEndedSessions, invalidateOlderTokens } from '../lib/access/ended-sessions';
import { ApiError } from '../lib/api-error';
import type { Database } from '../lib/database';
import type { AccessTokenRules } from './verify-access-token';

/** What a logout token ends: a session, and possibly others of the same person. */
export interface LogoutClaims {
  /** The claim of the session's access tokens; without it every session of the person has ended. */
  sid?: string;
  sub?: string;
  /** Seconds since 1970. */
  issuedAt: number;
}

/** Records what has ended. */
export type EndSession = (logout: LogoutClaims) => Promise<void>;

/**
 * Keycloak names one session when an administrator ends all of a person, so the person's other tokens have to be
 * replaced (keycloak/keycloak#27359).
 */
export const createEndSession =
  (database: Database): EndSession =>
  ({ sid, sub, issuedAt }) =>
    database.transaction(async (tx) => {
      if (sid !== undefined) await recordEndedSessions(tx, [sid]);
      if (sub !== undefined) await invalidateOlderTokens(tx, sub, issuedAt);
    });

export interface BackchannelLogoutOptions extends Pick<AccessTokenRules, 'issuer' | 'algorithms' | 'keys'> {
  clientId: string;
  endSession: EndSession;
}

const event = 'http://schemas.openid.net/event/backchannel-logout';
/** Seconds; a logout token is used immediately. */
const oldestToken = 300;

/** OpenID Connect Back-Channel Logout 1.0, section 2.6: what a logout token must and must not contain. */
function logoutOf({ sid, sub, iat, events, nonce }: JWTPayload): LogoutClaims | undefined {
  const isLogout = typeof events === 'object' && events !== null && event in events && nonce === undefined;
  const [session, person] = [text(sid), text(sub)];
  if (!isLogout || iat === undefined || !(session ?? person)) return undefined;
  return { issuedAt: iat, ...(session && { sid: session }), ...(person && { sub: person }) };
}
const text = (claim: unknown) => (typeof claim === 'string' && claim !== '' ? claim : undefined);

/**
 * `POST /backchannel-logout`: the identity provider reports the end of one of its sessions with a signed
 * logout token (OpenID Connect Back-Channel Logout 1.0).
 */
export async function registerBackchannelLogout(
  scope: FastifyInstance,
  { clientId, issuer, algorithms, keys, endSession }: BackchannelLogoutOptions,
): Promise<void> {
  const invalid = () =>
    new ApiError(400, 'LOGOUT_TOKEN_INVALID', 'The logout token is not one of the identity provider.');

  async function readToken(token: unknown): Promise<LogoutClaims> {
    if (typeof token !== 'string') throw invalid();
    try {
      const rules = { issuer, audience: clientId, algorithms, maxTokenAge: oldestToken, clockTolerance: 5 };
      const { payload } = await jwtVerify(token, keys, rules);
      const logout = logoutOf(payload);
      if (logout === undefined) throw invalid();
      return logout;
    } catch (error) {
      if (error instanceof errors.JOSEError) throw invalid();
      throw error;
    }
  }

  scope.removeAllContentTypeParsers();
  await scope.register(formbody, { bodyLimit: 16 * 1024 });
  scope.post<{ Body: Record<string, unknown> | undefined }>(
    '/backchannel-logout',
    // The provider sends the logouts of all people from one address.
    { config: { access: 'public', rateLimit: false }, schema: { hide: true } },
    async (request, reply) => {
      await endSession(await readToken(request.body?.logout_token));
      return reply.header('cache-control', 'no-store').send();
    },
  );
}
