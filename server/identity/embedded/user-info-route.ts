import type { FastifyInstance } from 'fastify';
import { areEnded } from '../../lib/access/ended-sessions';
import type { Database } from '../../lib/database';
import { InvalidTokenError, type AccessClaims, type Identity } from '../../lib/access/identity';
import { paths } from './paths';
import { findProfile } from './profiles';

interface UserInfoOptions {
  database: Database;
  verify: Identity['verify'];
}

/** `GET .../userinfo`: the current profile, for the holder of an access token whose session has not ended. */
export function registerUserInfo(realm: FastifyInstance, { database, verify }: UserInfoOptions): void {
  const whose = async (authorization = ''): Promise<AccessClaims | undefined> => {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
    try {
      const claims = await verify(token);
      const [ended] = await areEnded(database, [claims]);
      return ended ? undefined : claims;
    } catch (error) {
      if (error instanceof InvalidTokenError) return undefined;
      throw error;
    }
  };
  realm.get(
    `${paths.connect}/userinfo`,
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const claims = await whose(request.headers.authorization);
      const profile = claims && (await findProfile(database, claims.subject));
      reply.header('cache-control', 'no-store');
      if (profile) return profile;
      return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send({
        error: 'invalid_token',
        error_description: 'The access token is missing, expired or not ours.',
      });
    },
  );
}
