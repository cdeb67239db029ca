import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import type { Database } from '../../lib/database';
import { paths } from './paths';
import { endSessions } from './sessions';

interface SignOutOptions {
  database: Database;
  provider: Provider;
}

/**
 * `POST .../logout` as in Keycloak: with a refresh token it ends the session without any page (204). Without
 * one it is a browser's sign-out by form, which continues as the same request by GET.
 */
export async function registerSignOut(
  scope: FastifyInstance,
  { database, provider }: SignOutOptions,
): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(formbody, { bodyLimit: 16 * 1024 });
  scope.post<{ Body: Record<string, unknown> | undefined }>(
    `${paths.connect}/logout`,
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const fields = Object.entries(request.body ?? {}).filter(
        (field): field is [string, string] => typeof field[1] === 'string',
      );
      const form = new URLSearchParams(fields);
      const value = form.get('refresh_token');
      if (!value) return reply.redirect(`${paths.realm}${paths.connect}/logout?${form.toString()}`, 303);
      const token = await provider.RefreshToken.find(value);
      if (!token?.isValid || token.clientId !== form.get('client_id') || !token.sessionUid)
        return reply
          .code(400)
          .send({ error: 'invalid_grant', error_description: 'The refresh token is not valid.' });
      const { sessionUid } = token;
      await database.transaction((tx) => endSessions(tx, [sessionUid]));
      return reply.code(204).send();
    },
  );
}
