import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type default as Provider } from 'oidc-provider';
import type { Database } from '../../lib/database';
import { findAccount, setPasswordHash } from '../accounts';
import { chooseLocale } from '../choose-locale';
import { comesFromThisMachine, type Standing } from '../loopback';
import { passwordFault } from '../password-rule';
import { hashPassword } from '../passwords';
import { signIn } from '../sign-in';
import { changePassword } from './change-password-prompt';
import { endOtherDevices } from './devices';
import { describeFailure } from './failure';
import type { KnownDevice } from './known-device';
import type { ChangePasswordForm } from './pages/change-password-page';
import type { Pages, RenderedPage } from './pages/create-pages';
import { findOwnWords } from './password/own-words';
import { paths } from './paths';

export interface ChangePasswordOptions extends Standing {
  database: Database;
  provider: Provider;
  pages: Pages;
  knownDevice: KnownDevice;
}

type Fields = Record<string, unknown>;
interface ChangeRequest {
  Params: { uid: string };
  Querystring: Fields;
  Body: Fields | undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function send(reply: FastifyReply, status: number, { html, headers }: RenderedPage): FastifyReply {
  return reply.code(status).headers(headers).send(html);
}

function localeOf(request: FastifyRequest, uiLocales?: unknown) {
  const chosen = (request.query as Fields).lang;
  return chooseLocale({ chosen, uiLocales, acceptLanguage: request.headers['accept-language'] });
}

/**
 * The form to which oidc-provider leads somebody who is signed in and wants another password. The new one ends
 * their sessions on all other devices.
 */
export async function registerChangePassword(
  scope: FastifyInstance,
  { database, provider, pages, knownDevice, ...standing }: ChangePasswordOptions,
): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(formbody, { bodyLimit: 16 * 1024 });

  /** Who changes their password in this browser; undefined when it is over or was never begun here. */
  async function findChange(request: FastifyRequest<ChangeRequest>, reply: FastifyReply) {
    try {
      const { uid, prompt, session, params } = await provider.interactionDetails(request.raw, reply.raw);
      const isThis = uid === request.params.uid && prompt.name === changePassword;
      const account =
        isThis && session?.accountId ? await findAccount(database, session.accountId) : undefined;
      return account && session ? { account, session: session.uid, uiLocales: params.ui_locales } : undefined;
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined;
      throw error;
    }
  }

  const options = { config: { access: 'public' as const }, schema: { hide: true } };
  const address = `${paths.changePassword}/:uid`;

  scope.get<ChangeRequest>(address, options, async (request, reply) => {
    const change = await findChange(request, reply);
    if (!change) return send(reply, 410, pages.message(localeOf(request), 'expired'));
    const locale = localeOf(request, change.uiLocales);
    return send(reply, 200, pages.changePassword(locale, { email: change.account.email }));
  });

  scope.post<ChangeRequest>(address, options, async (request, reply) => {
    const change = await findChange(request, reply);
    if (!change) return send(reply, 410, pages.message(localeOf(request), 'expired'));
    const { account, session, uiLocales } = change;
    const { email } = account;
    const again = (status: number, form: Omit<ChangePasswordForm, 'email'>) =>
      send(reply, status, pages.changePassword(localeOf(request, uiLocales), { email, ...form }));

    const password = text(request.body?.password);
    const fault =
      (await passwordFault(password, await findOwnWords(database, email))) ??
      (password === text(request.body?.repeat) ? undefined : ('different' as const));
    if (fault) return again(400, { fault });
    const refusal = await signIn(database, {
      email,
      password: text(request.body?.current),
      address: request.ip,
      device: knownDevice.read(request, email),
      loopback: comesFromThisMachine(request, standing),
    });
    if (refusal.outcome !== 'signedIn') return again(refusal.outcome === 'locked' ? 429 : 401, { refusal });

    const passwordHash = await hashPassword(password);
    await database.transaction(async (tx) => {
      await setPasswordHash(tx, account.id, passwordHash);
      await endOtherDevices(tx, account.id, session);
    });
    const result = { [changePassword]: {} };
    const merge = { mergeWithLastSubmission: true };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result, merge), 303);
  });

  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, message } = describeFailure(error, request);
    if (status >= 500) request.log.error({ err: error }, 'changing a password failed');
    return send(reply, status, pages.message(localeOf(request), message, request.id));
  });
}
