import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Database } from '../../../lib/database';
import { findAccount } from '../../accounts';
import { isLoopbackRequest, type ProxyConfig } from '../../loopback';
import type { FinishSignIn } from '../finish-sign-in';
import {
  acceptForms,
  findInteraction,
  formOptions,
  localeOf,
  send,
  sendExpired,
  text,
  type FormRequest,
} from '../form-routes';
import type { FactorPages } from '../pages/create-factor-pages';
import type { Pages } from '../pages/create-pages';
import { paths } from '../paths';
import { ifAccepted, type Passkeys } from './passkeys';
import { keepStep, takeStep } from './sign-in-steps';

export interface PasskeySignInOptions extends ProxyConfig {
  database: Database;
  provider: Provider;
  pages: Pages;
  factorPages: FactorPages;
  passkeys: Passkeys;
  finish: FinishSignIn;
}

/**
 * Signing in with a passkey instead of the password: the person has it, and it has verified the person by
 * PIN, finger or face, so it counts as two factors.
 */
export async function registerPasskeySignIn(
  scope: FastifyInstance,
  { database, provider, pages, factorPages, passkeys, finish, ...proxyConfig }: PasskeySignInOptions,
): Promise<void> {
  await acceptForms(scope, pages, 'sign-in with a passkey');
  const address = `${paths.signIn}/:uid/passkey`;

  async function show(
    request: FastifyRequest<FormRequest>,
    reply: FastifyReply,
    { uid, uiLocales, isRefused }: { uid: string; uiLocales: unknown; isRefused: boolean },
  ): Promise<FastifyReply> {
    const options = await passkeys.askToUse(database);
    await keepStep(database, uid, 'use', { challenge: options.challenge });
    const form = { options, isRefused, backHref: `${paths.realm}${paths.signIn}/${uid}` };
    const locale = localeOf(request, uiLocales);
    return send(reply, isRefused ? 401 : 200, factorPages.passkeySignIn(locale, form));
  }

  async function findSignedIn(request: FastifyRequest<FormRequest>, uid: string) {
    const { challenge } = (await takeStep(database, uid, 'use')) ?? {};
    if (challenge === undefined) return undefined;
    const response = text(request.body?.response);
    const used = await ifAccepted(request.log, () => passkeys.use(database, { response, challenge }));
    const account = used && (await findAccount(database, used.accountId));
    const isRefused = account?.loopbackOnly && !isLoopbackRequest(request, proxyConfig);
    return isRefused ? undefined : account;
  }

  scope.get<FormRequest>(address, formOptions, async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply);
    if (!interaction) return sendExpired(request, reply, pages);
    const { uid, params } = interaction;
    return show(request, reply, { uid, uiLocales: params.ui_locales, isRefused: false });
  });

  scope.post<FormRequest>(address, formOptions, async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply);
    if (!interaction) return sendExpired(request, reply, pages);
    const { uid, params } = interaction;
    const account = await findSignedIn(request, uid);
    if (!account) return show(request, reply, { uid, uiLocales: params.ui_locales, isRefused: true });
    return finish(request, reply, {
      accountId: account.id,
      email: account.email,
      amr: ['pop', 'user', 'mfa'],
    });
  });
}
