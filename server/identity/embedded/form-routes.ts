import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type default as Provider } from 'oidc-provider';
import { chooseLocale } from '../choose-locale';
import { describeFailure } from './failure';
import type { Pages, RenderedPage } from './pages/create-pages';

type Fields = Record<string, unknown>;

/** A form request that belongs to a sign-in in progress. */
export interface FormRequest {
  Params: { uid: string };
  Querystring: Fields;
  Body: Fields | undefined;
}

/** In bytes; the largest form contains a passkey's response. */
const bodyLimit = 16 * 1024;

/** For routes of people who are not signed in to the app, or not yet. */
export const formOptions = { config: { access: 'public' as const }, schema: { hide: true } };

/** A field as typed; empty if it is missing. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export function send(reply: FastifyReply, status: number, { html, headers }: RenderedPage): FastifyReply {
  return reply.code(status).headers(headers).send(html);
}

/** The language chosen on the page, else the one that the app requested, else the browser's. */
export function localeOf(request: FastifyRequest, uiLocales?: unknown) {
  const chosen = (request.query as Fields).lang;
  return chooseLocale({ chosen, uiLocales, acceptLanguage: request.headers['accept-language'] });
}

/** The sign-in in progress in this browser, or undefined when it is over or was never started here. */
export async function findInteraction(
  provider: Provider,
  request: FastifyRequest<FormRequest>,
  reply: FastifyReply,
) {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    return interaction.uid === request.params.uid ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

/**
 * Makes the routes of a scope accept only forms, and respond to a failure with a page. @param what for the
 * log
 */
export async function acceptForms(scope: FastifyInstance, pages: Pages, what: string): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(formbody, { bodyLimit });
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, message } = describeFailure(error, request);
    if (status >= 500) request.log.error({ err: error }, `${what} failed`);
    return send(reply, status, pages.message(localeOf(request), message, request.id));
  });
}

/** For a sign-in that is over, or was never started in this browser. */
export const sendExpired = (request: FastifyRequest, reply: FastifyReply, pages: Pages): FastifyReply =>
  send(reply, 410, pages.message(localeOf(request), 'expired'));
