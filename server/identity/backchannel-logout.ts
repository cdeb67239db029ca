import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { errors, jwtVerify, type JWTPayload } from 'jose';
import { ApiError } from '../lib/api-error';
import type { AccessTokenRules } from './verify-access-token';

/** Notes that a session has ended. @param sid the claim of its access tokens */
export type EndSession = (sid: string) => Promise<void>;

export interface BackchannelLogoutOptions extends Pick<AccessTokenRules, 'issuer' | 'algorithms' | 'keys'> {
  clientId: string;
  endSession: EndSession;
}

const event = 'http://schemas.openid.net/event/backchannel-logout';
/** Seconds; a logout token is used at once. */
const oldestToken = 300;

/** OpenID Connect Back-Channel Logout 1.0, section 2.6: what a logout token must hold, and must not. */
function sessionOf({ sid, events, nonce }: JWTPayload): string | undefined {
  const isLogout = typeof events === 'object' && events !== null && event in events && nonce === undefined;
  return isLogout && typeof sid === 'string' && sid !== '' ? sid : undefined;
}

/**
 * `POST /backchannel-logout`: the identity provider tells that one of its sessions has ended, by a signed logout token
 * (OpenID Connect Back-Channel Logout 1.0).
 */
export async function registerBackchannelLogout(
  scope: FastifyInstance,
  { clientId, issuer, algorithms, keys, endSession }: BackchannelLogoutOptions,
): Promise<void> {
  const invalid = () =>
    new ApiError(400, 'LOGOUT_TOKEN_INVALID', 'The logout token is not one of the identity provider.');

  async function readToken(token: unknown): Promise<string> {
    if (typeof token !== 'string') throw invalid();
    try {
      const rules = { issuer, audience: clientId, algorithms, maxTokenAge: oldestToken, clockTolerance: 5 };
      const { payload } = await jwtVerify(token, keys, rules);
      const sid = sessionOf(payload);
      if (sid === undefined) throw invalid();
      return sid;
    } catch (error) {
      if (error instanceof errors.JOSEError) throw invalid();
      throw error;
    }
  }

  scope.removeAllContentTypeParsers();
  await scope.register(formbody, { bodyLimit: 16 * 1024 });
  scope.post<{ Body: Record<string, unknown> | undefined }>(
    '/backchannel-logout',
    // The provider has one address, from which it tells of everybody.
    { config: { access: 'public', rateLimit: false }, schema: { hide: true } },
    async (request, reply) => {
      await endSession(await readToken(request.body?.logout_token));
      return reply.header('cache-control', 'no-store').send();
    },
  );
}
