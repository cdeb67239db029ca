import type { FastifyInstance } from 'fastify';
import { ApiError, notFound } from '../lib/api-error';

/**
 * Answers everything below /api that no route takes: 405 with the methods there are, where only the method is wrong;
 * else 404. Must be registered after the routes.
 */
export function registerUnknownCalls(app: FastifyInstance): void {
  const methodsByPath = new Map<string, Set<string>>();
  for (const { method, url } of app.declaredRoutes) {
    const methods = methodsByPath.get(url) ?? new Set();
    methodsByPath.set(url, methods.add(method));
  }
  const known = [...methodsByPath]
    .filter(([url]) => url.startsWith('/api'))
    .map(([url, methods]) => ({ pattern: patternOf(url), methods: [...methods].sort() }));

  app.all('/api/*', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const methods = new Set(
      known.filter(({ pattern }) => pattern.test(path)).flatMap((each) => each.methods),
    );
    // With the right method the address itself is wrong: a part of it is too long.
    if (methods.size === 0 || methods.has(request.method)) throw notFound('This call');
    const allowed = [...methods].join(', ');
    reply.header('allow', allowed);
    throw new ApiError(405, 'METHOD_NOT_ALLOWED', `This address takes ${allowed}.`);
  });
}

function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escape(part)));
  return new RegExp(`^${parts.join('/')}$`);
}

const escape = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
