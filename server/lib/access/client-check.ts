import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClientScope } from '../../../core/terms/api-clients';
import type { ClientClaims } from './identity';
import { toClientMember, type ClientCredential } from './api-clients';
import type { Member } from './members';
import { ApiError, notFound } from '../api-error';
import { CallWindows } from '../rate-limit-store';

/** What the guard needs to know of API clients. */
export interface ApiClients {
  find: (id: string) => Promise<ClientCredential | undefined>;
  recordUse: (id: string) => Promise<void>;
  /** Requests that one may make in a minute; 0 for no limit. */
  perMinute: number;
}

const windowMs = 60_000;

/**
 * Decides from the token and the current database state whether a client may make a request, and returns it
 * as a member of its project.
 */
export function createClientCheck({ find, recordUse, perMinute }: ApiClients) {
  const windows = new CallWindows();

  function limit(id: string, reply: FastifyReply): void {
    if (perMinute === 0) return;
    windows.incr(
      id,
      (_error, counted) => {
        if (!counted || counted.current <= perMinute) return;
        const seconds = Math.ceil(counted.ttl / 1000);
        reply.header('retry-after', String(seconds));
        throw new ApiError(
          429,
          'TOO_MANY_REQUESTS',
          `Too many calls of this API client; try again in ${seconds} seconds.`,
        );
      },
      windowMs,
    );
  }

  return async function checkClient(
    claims: ClientClaims,
    scope: ClientScope | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Member> {
    const client = await find(claims.id);
    if (!client || client.projectId !== claims.projectId || client.secretVersion !== claims.secretVersion)
      throw new ApiError(401, 'CLIENT_REVOKED', 'This API client was revoked, or has a new secret.');
    if (client.isExpired) throw new ApiError(401, 'CLIENT_EXPIRED', 'This API client has expired.');
    limit(client.id, reply);
    const { projectId = String(client.projectId) } = request.params as { projectId?: string };
    if (projectId !== String(client.projectId)) throw notFound('The project');
    if (!scope)
      throw new ApiError(403, 'CLIENT_NOT_ALLOWED', 'People make this call themselves; no API client may.');
    if (!client.scopes.includes(scope) || !claims.scopes.includes(scope))
      throw new ApiError(403, 'SCOPE_MISSING', `This API client needs the scope ${scope}.`, { scope });
    await recordUse(client.id);
    return toClientMember(client);
  };
}
