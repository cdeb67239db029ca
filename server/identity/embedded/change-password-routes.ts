import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Database } from '../../lib/database';
import { findAccount, setPasswordHash } from '../accounts';
import { isLoopbackRequest, type ProxyConfig } from '../loopback';
import { passwordFault } from '../password-rule';
import { hashPassword } from '../passwords';
import { signIn } from '../sign-in';
import { changePassword } from './change-password-prompt';
import { endOtherDevices } from './devices';
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
import type { ChangePasswordForm } from './pages/change-password-page';
import type { Pages } from './pages/create-pages';
import { endLinks } from './password/links';
import { notifyOfPassword, type PasswordChangeMails } from './password/notify';
import { findPersonalWords } from './password/personal-words';
import { paths } from './paths';
import { endRefreshTokens } from './sessions';

export interface ChangePasswordOptions extends ProxyConfig {
  database: Database;
  provider: Provider;
  pages: Pages;
  knownDevice: KnownDevice;
  mails: PasswordChangeMails;
}

/**
 * The form to which oidc-provider leads a signed-in person who wants another password. The new password ends
 * their sessions on all other devices, the tokens of this one, and links that were mailed before; its owner gets a mail.
 */
export async function registerChangePassword(
  scope: FastifyInstance,
  { database, provider, pages, knownDevice, mails, ...proxyConfig }: ChangePasswordOptions,
): Promise<void> {
  await acceptForms(scope, pages, 'changing a password');

  /**
   * The person who changes their password in this browser; undefined when it is over or was never started
   * here.
   */
  async function findChange(request: FastifyRequest<FormRequest>, reply: FastifyReply) {
    const { prompt, session, params, result } = (await findInteraction(provider, request, reply)) ?? {};
    const isThis = prompt?.name === changePassword;
    const account = isThis && session?.accountId ? await findAccount(database, session.accountId) : undefined;
    if (!account || !session) return undefined;
    const isDone = result?.[changePassword] !== undefined;
    return { account, session: session.uid, uiLocales: params?.ui_locales, isDone };
  }

  async function finish(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const result = { [changePassword]: {} };
    const merge = { mergeWithLastSubmission: true };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result, merge), 303);
  }

  const address = `${paths.changePassword}/:uid`;

  scope.get<FormRequest>(address, formOptions, async (request, reply) => {
    const change = await findChange(request, reply);
    if (!change) return sendExpired(request, reply, pages);
    const locale = localeOf(request, change.uiLocales);
    return send(reply, 200, pages.changePassword(locale, { email: change.account.email }));
  });

  scope.post<FormRequest>(address, formOptions, async (request, reply) => {
    const change = await findChange(request, reply);
    if (!change) return sendExpired(request, reply, pages);
    const { account, session, uiLocales, isDone } = change;
    // Pressed twice: what was the current password no longer is.
    if (isDone) return finish(request, reply);
    const { email } = account;
    const again = (status: number, form: Omit<ChangePasswordForm, 'email'>) =>
      send(reply, status, pages.changePassword(localeOf(request, uiLocales), { email, ...form }));

    const password = text(request.body?.password);
    const fault =
      (await passwordFault(password, await findPersonalWords(database, email))) ??
      (password === text(request.body?.repeat) ? undefined : ('different' as const));
    if (fault) return again(400, { fault });
    const refusal = await signIn(database, {
      email,
      password: text(request.body?.current),
      address: request.ip,
      device: knownDevice.read(request, email),
      loopback: isLoopbackRequest(request, proxyConfig),
    });
    if (refusal.outcome !== 'signedIn') return again(refusal.outcome === 'locked' ? 429 : 401, { refusal });

    const passwordHash = await hashPassword(password);
    await database.transaction(async (tx) => {
      await setPasswordHash(tx, account.id, passwordHash);
      await endLinks(tx, account.id);
      await endOtherDevices(tx, account.id, session);
      await endRefreshTokens(tx, session);
      await notifyOfPassword(tx, mails, account.id);
    });
    return finish(request, reply);
  });
}
