import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export interface SiteAddresses {
  publicUrl: string;
  identityUrl: string;
}

/**
 * Content-Security-Policy of the site's responses. @param inlineScripts the hashes of a page's inline
 * scripts, in CSP's own notation
 */
export function sitePolicy(
  { publicUrl, identityUrl }: SiteAddresses,
  inlineScripts: readonly string[] = [],
): string {
  const identityOrigin = new URL(identityUrl).origin;
  // Not every browser applies 'self' to sockets.
  const sockets = publicUrl.replace(/^http/, 'ws');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    `connect-src 'self' ${identityOrigin} ${sockets}`,
    `frame-src 'self' ${identityOrigin}`,
    "img-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
  ].join('; ');
}

/** Security headers of all responses. */
export async function registerSecurityHeaders(app: FastifyInstance, addresses: SiteAddresses): Promise<void> {
  const secure = addresses.publicUrl.startsWith('https:');
  const policy = sitePolicy(addresses);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: true },
    // Addresses contain invitation tokens; other sites must not learn them.
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    reply.header(
      'content-security-policy',
      isApiCall(request.url) ? "default-src 'none'; frame-ancestors 'none'" : policy,
    );
    done();
  });
}

/** Whether an address belongs to the API rather than to the site; its documentation is a page. */
const isApiCall = (url: string) => /^\/(api(?!\/docs\/)|pact)(?![^/?])/.test(url);
