import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { KnownDevice } from './known-device';

/**
 * How a person has proven their identity (RFC 8176): password, one-time code, key, PIN or finger, several of
 * these.
 */
export type AuthenticationMethod = 'pwd' | 'otp' | 'pop' | 'user' | 'mfa';

export type FinishSignIn = (
  request: FastifyRequest,
  reply: FastifyReply,
  person: { accountId: string; email: string; amr: AuthenticationMethod[] },
) => Promise<FastifyReply>;

/** Ends a sign-in: remembers the device, and oidc-provider continues with the session. */
export function createFinishSignIn(provider: Provider, knownDevice: KnownDevice): FinishSignIn {
  return async (request, reply, { accountId, email, amr }) => {
    knownDevice.write(request, reply, email);
    const login = { accountId, amr, remember: false };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, { login }), 303);
  };
}
