import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '../../../core/records/is-uuid';
import { chooseLocale } from '../../identity/choose-locale';
import { isLoopbackRequest, type ProxyConfig } from '../../identity/loopback';
import { notFound } from '../../lib/api-error';
import type { Database } from '../../lib/database';
import { findMail, findNewest } from '../queue';
import { renderOutbox } from './outbox-page';

const newest = 100;
const listPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; frame-ancestors 'none'";
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * `/dev/outbox/`: what would be sent, for installations without a mail server. Mails open accounts, so they
 * are only shown on the machine that the server runs on.
 */
export function registerOutbox(
  app: FastifyInstance,
  { database, styleSheet, ...proxyConfig }: OutboxOptions,
): void {
  const options = {
    config: { access: 'public' },
    schema: { hide: true },
    onRequest: async (request: FastifyRequest) => {
      if (!isLoopbackRequest(request, proxyConfig)) throw notFound('This page');
    },
  } as const;

  app.get<{ Querystring: { lang?: unknown } }>('/dev/outbox/', options, async (request, reply) => {
    const acceptLanguage = request.headers['accept-language'];
    const locale = chooseLocale({ chosen: request.query.lang, acceptLanguage });
    const mails = await findNewest(database, newest);
    return sendPage(reply, listPolicy, renderOutbox({ locale, mails, styleSheet }));
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id/', options, async (request, reply) => {
    const mail = isUuid(request.params.id) ? await findMail(database, request.params.id) : undefined;
    if (!mail) throw notFound('The mail');
    return sendPage(reply, mailPolicy, mail.html);
  });
}

export interface OutboxOptions extends ProxyConfig {
  database: Database;
  /** Address of the style sheet of the server's own pages. */
  styleSheet: string;
}

function sendPage(reply: FastifyReply, policy: string, html: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(html);
}
