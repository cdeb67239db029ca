import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { actionParameter } from '../change-password-prompt';
import { formOptions, text } from '../form-routes';
import { paths } from '../paths';
import { manageAction } from './manage-prompt';

/**
 * `GET .../account`, where Keycloak has its account pages and keycloak-js leads to: the list of second
 * factors, after a recent sign-in. Nobody redeems the code that this sign-in could end with, so its proof is
 * generated and discarded.
 */
export function registerAccount(
  realm: FastifyInstance,
  { origin, clientId }: { origin: string; clientId: string },
): void {
  realm.get<{ Querystring: Record<string, unknown> }>(paths.account, formOptions, async (request, reply) => {
    const locale = text(request.query.kc_locale);
    const parameters = new URLSearchParams({
      client_id: clientId,
      redirect_uri: `${origin}/account/settings/`,
      response_type: 'code',
      scope: 'openid',
      code_challenge: randomBytes(32).toString('base64url'),
      code_challenge_method: 'S256',
      [actionParameter]: manageAction,
      ...(locale && { ui_locales: locale }),
    });
    return reply.redirect(`${paths.realm}${paths.connect}/auth?${parameters.toString()}`, 303);
  });
}
