import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Headers that keep answers where they belong. Built pages carry their own policy for scripts, with hashes, in
 * a meta element; two policies intersect, so the header leaves scripts alone.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  options: { publicUrl: string; identityUrl: string },
): Promise<void> {
  const secure = options.publicUrl.startsWith('https:');
  const identityOrigin = new URL(options.identityUrl).origin;
  // Not every browser takes 'self' for sockets as well.
  const sockets = options.publicUrl.replace(/^http/, 'ws');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        connectSrc: ["'self'", identityOrigin, sockets],
        frameSrc: ["'self'", identityOrigin],
        imgSrc: ["'self'", 'data:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'"],
      },
    },
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: true },
    // Invitation tokens stand in addresses; other sites must not learn them.
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if (isApiCall(request.url))
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    done();
  });
}

/** Whether an address belongs to the API rather than to the site. */
const isApiCall = (url: string) => /^\/api(?![^/?])/.test(url);
