import type { FastifyInstance, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Database } from '../../lib/database';
import { findAccount } from '../accounts';
import { isLoopbackRequest, type ProxyConfig } from '../loopback';
import { signIn, type Refusal } from '../sign-in';
import { findDemoAccounts } from './demo-accounts';
import type { FinishSignIn } from './finish-sign-in';
import {
  acceptForms,
  findInteraction,
  formOptions,
  localeOf,
  send,
  sendExpired,
  text,
  type FormRequest,
} from './form-routes';
import type { KnownDevice } from './known-device';
import type { Pages } from './pages/create-pages';
import type { SignInForm } from './pages/sign-in-page';
import { paths } from './paths';
import { startSecondFactor } from './second-factor/start-second-factor';

export interface SignInRoutesOptions extends ProxyConfig {
  database: Database;
  provider: Provider;
  pages: Pages;
  knownDevice: KnownDevice;
  finish: FinishSignIn;
  secondFactorRequired: boolean;
  demoPassword?: string;
}

/** The sign-in form; oidc-provider sends people here and takes over again afterwards. */
export async function registerSignInRoutes(
  scope: FastifyInstance,
  options: SignInRoutesOptions,
): Promise<void> {
  const { database, provider, pages, knownDevice, finish, secondFactorRequired, demoPassword } = options;
  await acceptForms(scope, pages, 'sign-in');

  async function form(request: FastifyRequest, email: string, fault?: Refusal): Promise<SignInForm> {
    const forDemo = demoPassword !== undefined && isLoopbackRequest(request, options);
    return {
      email,
      passkeyHref: `${paths.realm}${paths.signIn}/${(request.params as FormRequest['Params']).uid}/passkey`,
      ...(fault && { fault }),
      ...(forDemo && { demo: { password: demoPassword, accounts: await findDemoAccounts(database) } }),
    };
  }

  /** The signed-in person who must prove their identity again. */
  async function knownEmail(accountId: string | undefined): Promise<string> {
    return (accountId !== undefined && (await findAccount(database, accountId))?.email) || '';
  }

  const address = `${paths.signIn}/:uid`;

  scope.get<FormRequest>(address, formOptions, async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply);
    if (!interaction) return sendExpired(request, reply, pages);
    const { params, session } = interaction;
    const hint = text(request.query.login_hint) || text(params.login_hint);
    const email = hint || (await knownEmail(session?.accountId));
    return send(reply, 200, pages.signIn(localeOf(request, params.ui_locales), await form(request, email)));
  });

  scope.post<FormRequest>(address, formOptions, async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply);
    if (!interaction) return sendExpired(request, reply, pages);
    const locale = localeOf(request, interaction.params.ui_locales);
    const email = text(request.body?.email);
    const result = await signIn(database, {
      email,
      password: text(request.body?.password),
      address: request.ip,
      device: knownDevice.read(request, email),
      loopback: isLoopbackRequest(request, options),
    });
    if (result.outcome === 'signedIn') {
      const { accountId } = result;
      const { uid } = interaction;
      const next = await startSecondFactor(database, { uid, accountId, isRequired: secondFactorRequired });
      if (next === undefined) return finish(request, reply, { accountId, email, amr: ['pwd'] });
      return reply.redirect(`${paths.realm}${paths.signIn}/${uid}/${next}?lang=${locale}`, 303);
    }
    request.log.info(result, 'sign-in refused');
    if (result.outcome === 'locked') reply.header('retry-after', String(result.waitMinutes * 60));
    const status = result.outcome === 'locked' ? 429 : 401;
    return send(reply, status, pages.signIn(locale, await form(request, email, result)));
  });
}
