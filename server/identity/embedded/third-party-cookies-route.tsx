import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { securityPolicy } from './pages/security-policy';
import { paths } from './paths';

/** Without quotes, which React would escape. */
const answer = 'parent.postMessage(`supported`, location.origin)';

/**
 * keycloak-js frames this page before it signs in silently, to learn whether the realm's cookies reach a
 * frame. The realm is on the site's own origin, so they do.
 */
export function registerThirdPartyCookies(realm: FastifyInstance): void {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(<script>{answer}</script>)}`;
  const policy = securityPolicy({ script: answer, framedBy: "'self'" });
  realm.get(
    `${paths.connect}/3p-cookies/step1.html`,
    { config: { access: 'public' }, schema: { hide: true } },
    (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html),
  );
}
