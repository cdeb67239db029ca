import { setTimeout as wait } from 'node:timers/promises';
import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isEmailAddress, normaliseEmail } from '../../../../core/registration/email';
import type { Database } from '../../../lib/database';
import { chooseLocale } from '../../choose-locale';
import { passwordFault } from '../../password-rule';
import { describeFailure } from '../failure';
import { createPages, type RenderedPage } from '../pages/create-pages';
import { createPasswordPages } from '../pages/create-password-pages';
import { paths } from '../paths';
import { findLinkOwner } from './links';
import type { PasswordChangeMails } from './notify';
import { findPersonalWords } from './personal-words';
import {
  findPasswordSet,
  sendNewPasswordLink,
  setPasswordByLink,
  type LinkMailing,
} from './passwords-by-mail';

export interface PasswordRoutesOptions extends LinkMailing {
  database: Database;
  mails: PasswordChangeMails & LinkMailing['mails'];
  /** Address of the style sheet of the pages. */
  styleSheet: string;
}

type Fields = Record<string, unknown>;
interface PasswordRequest {
  Querystring: Fields;
  Body: Fields | undefined;
}

const rateLimit = { max: 20, timeWindow: '1 minute' };
/**
 * Longer than writing a mail takes, so that the response time does not reveal whether there is an account.
 */
const answerAfterMs = 300;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function send(reply: FastifyReply, status: number, { html, headers }: RenderedPage): FastifyReply {
  // The address contains the token of a link.
  return reply.code(status).headers(headers).header('referrer-policy', 'no-referrer').send(html);
}

function localeOf(request: FastifyRequest) {
  const { lang: chosen } = request.query as Fields;
  return chooseLocale({ chosen, acceptLanguage: request.headers['accept-language'] });
}

/** Requesting a new password, and setting it with the link from the mail. */
export async function registerPasswordRoutes(
  scope: FastifyInstance,
  { database, styleSheet, ...mailing }: PasswordRoutesOptions,
): Promise<void> {
  const pages = createPasswordPages(styleSheet);
  const messages = createPages(styleSheet);
  scope.removeAllContentTypeParsers();
  await scope.register(formbody, { bodyLimit: 16 * 1024 });
  const options = { config: { access: 'public' as const, rateLimit }, schema: { hide: true } };
  const forgotten = `${paths.realm}${paths.forgottenPassword}`;
  const set = `${paths.realm}${paths.setPassword}`;

  scope.get(forgotten, options, async (request, reply) =>
    send(reply, 200, pages.forgotten(localeOf(request))),
  );

  scope.post<PasswordRequest>(forgotten, options, async (request, reply) => {
    const typed = text(request.body?.email);
    const email = normaliseEmail(typed);
    if (!isEmailAddress(email))
      return send(reply, 400, pages.forgotten(localeOf(request), { refused: typed }));
    const sending = database.transaction((tx) => sendNewPasswordLink(tx, mailing, email));
    await Promise.all([sending, wait(answerAfterMs)]);
    return send(reply, 200, pages.forgotten(localeOf(request), { sentTo: email }));
  });

  scope.get<PasswordRequest>(set, options, async (request, reply) => {
    const token = text(request.query.token);
    const owner = await findLinkOwner(database, token);
    if (!owner) return send(reply, 410, pages.invalid(localeOf(request)));
    return send(reply, 200, pages.set(localeOf(request), { token, email: owner.email }));
  });

  scope.post<PasswordRequest>(set, options, async (request, reply) => {
    const locale = localeOf(request);
    const token = text(request.body?.token);
    const password = text(request.body?.password);
    const form = { token, password, address: request.ip };
    const owner = await findLinkOwner(database, token);
    if (owner) {
      const { email, hasPassword } = owner;
      const fault =
        (await passwordFault(password, await findPersonalWords(database, email))) ??
        (password === text(request.body?.repeat) ? undefined : 'different');
      if (fault) return send(reply, 400, pages.set(locale, { token, email, fault }));
      if (await setPasswordByLink(database, mailing.mails, { ...form, owner }))
        return send(reply, 200, pages.done(locale, { email, replaced: hasPassword }));
    }
    const set = await findPasswordSet(database, form);
    return set ? send(reply, 200, pages.done(locale, set)) : send(reply, 410, pages.invalid(locale));
  });

  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, message } = describeFailure(error, request);
    if (status >= 500) request.log.error({ err: error }, 'password page failed');
    return send(reply, status, messages.message(localeOf(request), message, request.id));
  });
}
