import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError, notFound } from '../lib/api-error';

interface KnownAddress {
  pattern: RegExp;
  /** The number of its parameters. */
  parameters: number;
  methods: Set<string>;
}

/**
 * Responds to everything below /api without a route: 405 with the allowed methods, where only the method is
 * wrong; else 404. Must be registered after the routes.
 */
export function registerUnknownRoutes(app: FastifyInstance): void {
  const known = knownAddresses(app);
  app.all('/api/*', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const methods = nearestTo(pathOf(request.url), known)?.methods;
    // With the right method the address itself is wrong: a part of it is too long.
    if (!methods || methods.has(request.method)) throw notFound('This call');
    throw methodNotAllowed(reply, methods);
  });
}

/**
 * Prevents `DELETE .../create` from being read as deleting a record whose id is `create`. Must be registered
 * before the routes.
 */
export function refuseOtherMethods(app: FastifyInstance): void {
  let known: readonly KnownAddress[] | undefined;
  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions;
    if (!/:\w+$/.test(url)) return;
    known ??= knownAddresses(app);
    const nearest = nearestTo(pathOf(request.url), known);
    if (nearest && nearest.parameters < parametersOf(url)) throw methodNotAllowed(reply, nearest.methods);
  });
}

function knownAddresses(app: FastifyInstance): readonly KnownAddress[] {
  const byUrl = new Map<string, KnownAddress>();
  for (const { method, url } of app.declaredRoutes) {
    if (!url.startsWith('/api') || url.endsWith('*')) continue;
    const known = byUrl.get(url) ?? {
      pattern: patternOf(url),
      parameters: parametersOf(url),
      methods: new Set(),
    };
    known.methods.add(method);
    byUrl.set(url, known);
  }
  return [...byUrl.values()].sort((a, b) => a.parameters - b.parameters);
}

/** The address with the most literal parts of the path. */
const nearestTo = (path: string, known: readonly KnownAddress[]) =>
  known.find(({ pattern }) => pattern.test(path));

function methodNotAllowed(reply: FastifyReply, methods: ReadonlySet<string>): ApiError {
  const allowed = [...methods].sort().join(', ');
  reply.header('allow', allowed);
  return new ApiError(405, 'METHOD_NOT_ALLOWED', `This address takes ${allowed}.`);
}

const pathOf = (url: string) => url.split('?')[0] ?? '';
const parametersOf = (url: string) => url.split('/').filter((part) => part.startsWith(':')).length;

function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escape(part)));
  return new RegExp(`^${parts.join('/')}$`);
}

const escape = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
