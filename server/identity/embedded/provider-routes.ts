import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { isDatabaseUnavailable, isDiskFull } from '../../lib/database-errors';
import { recordEndedSessions } from '../../lib/access/ended-sessions';
import type { Database } from '../../lib/database';
import { recordDevice, markDeviceSeen } from './devices';
import { paths } from './paths';
import { numberOf } from './provider-pages';
import { prolongSession } from './sessions';

export interface ProviderRoutesOptions {
  origin: string;
  database: Database;
  provider: Provider;
}

/** For responses that oidc-provider writes itself; it adds the digests of its own scripts. */
const policy =
  "default-src 'none'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function watch(provider: Provider, app: FastifyInstance): void {
  const refused = (ctx: KoaContextWithOIDC, error: Error) =>
    app.log.info({ code: error.message, reqId: numberOf(ctx) }, 'sign-in call refused');
  for (const event of [
    'authorization.error',
    'grant.error',
    'revocation.error',
    'end_session.error',
  ] as const)
    provider.on(event, refused);
  provider.on('server_error', (ctx, error) => {
    app.log.error({ err: error, reqId: numberOf(ctx) }, 'identity provider failed');
    if (isDatabaseUnavailable(error) || isDiskFull(error)) ctx.status = 503;
  });
  provider.app.on('error', (error: Error) => app.log.error({ err: error }, 'identity provider failed'));
}

const isAuthorization = ({ oidc }: KoaContextWithOIDC) => ['authorization', 'resume'].includes(oidc?.route);

/** Whether the sign-out page was confirmed: oidc-provider has removed the session with its refresh tokens. */
const isSignedOut = ({ oidc, status }: KoaContextWithOIDC) =>
  oidc?.route === 'end_session_confirm' && oidc.params?.logout !== undefined && status === 303;

/** A code presented with a wrong proof or a wrong address was stolen: it is invalidated. */
async function burnCode({ oidc, status }: KoaContextWithOIDC, provider: Provider): Promise<void> {
  const { grant_type: grantType, code } = oidc?.params ?? {};
  if (status !== 400 || grantType !== 'authorization_code' || typeof code !== 'string') return;
  await (await provider.AuthorizationCode.find(code, { ignoreExpiration: true }))?.destroy();
}

/** Refreshing tokens prolongs the session; metadata is for the site's own origin only. */
function extend(provider: Provider, { database, origin }: ProviderRoutesOptions): void {
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next();
    const refreshed = ctx.oidc?.entities.RotatedRefreshToken;
    if (refreshed?.sessionUid) {
      await prolongSession(database, refreshed.sessionUid, refreshed.authTime);
      await markDeviceSeen(database, refreshed.sessionUid);
    }
    await burnCode(ctx, provider);
    if (isSignedOut(ctx) && ctx.oidc.session) await recordEndedSessions(database, [ctx.oidc.session.uid]);
    const session = isAuthorization(ctx) ? ctx.oidc.session : undefined;
    if (session?.accountId) {
      const userAgent = ctx.get('user-agent');
      await recordDevice(database, { uid: session.uid, accountId: session.accountId, userAgent });
    }
    if (ctx.get('origin') !== origin) ctx.remove('access-control-allow-origin');
  });
}

/**
 * Passes everything below the realm's OpenID Connect addresses to oidc-provider, which reads bodies itself.
 */
export function registerProviderRoutes(scope: FastifyInstance, options: ProviderRoutesOptions): void {
  const { provider, origin } = options;
  const { host, protocol } = new URL(origin);
  watch(provider, scope);
  extend(provider, options);
  provider.proxy = true;
  const handle = provider.callback();

  async function handOver(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.hijack();
    const raw: IncomingMessage & { originalUrl?: string } = request.raw;
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.setHeader('content-security-policy', policy);
    raw.originalUrl = raw.url ?? '';
    raw.url = raw.originalUrl.slice(paths.realm.length);
    // The realm has one address, whatever host name or protocol the request used.
    Object.assign(raw.headers, { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
    await handle(raw, reply.raw);
  }

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  for (const url of [`${paths.connect}/*`, '/.well-known/openid-configuration'])
    scope.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url,
      config: { access: 'public' },
      schema: { hide: true },
      handler: handOver,
    });
}
