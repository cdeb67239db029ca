import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type default as Provider } from 'oidc-provider';
import type { Database } from '../../lib/database';
import { chooseLocale } from '../choose-locale';
import { comesFromThisMachine, type Standing } from '../loopback';
import { signIn, type Refusal } from '../sign-in';
import { findDemoAccounts } from './demo-accounts';
import type { KnownDevice } from './known-device';
import { describeFailure } from './failure';
import type { Pages, RenderedPage } from './pages/create-pages';
import type { SignInForm } from './pages/sign-in-page';
import { paths } from './paths';

export interface SignInRoutesOptions extends Standing {
  database: Database;
  provider: Provider;
  pages: Pages;
  knownDevice: KnownDevice;
  demoPassword?: string;
}

type Fields = Record<string, unknown>;
interface SignInRequest {
  Params: { uid: string };
  Querystring: Fields;
  Body: Fields | undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function send(reply: FastifyReply, status: number, { html, headers }: RenderedPage): FastifyReply {
  return reply.code(status).headers(headers).send(html);
}

/** The sign-in form, which oidc-provider sends people to and takes them back from. */
export async function registerSignInRoutes(
  scope: FastifyInstance,
  options: SignInRoutesOptions,
): Promise<void> {
  const { database, provider, pages, knownDevice, demoPassword } = options;
  scope.removeAllContentTypeParsers();
  await scope.register(formbody, { bodyLimit: 16 * 1024 });

  /** The sign-in under way in this browser, or undefined when it is over or was never begun here. */
  async function findInteraction(request: FastifyRequest<SignInRequest>, reply: FastifyReply) {
    try {
      const interaction = await provider.interactionDetails(request.raw, reply.raw);
      return interaction.uid === request.params.uid ? interaction : undefined;
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined;
      throw error;
    }
  }

  function localeOf(request: FastifyRequest, uiLocales?: unknown) {
    const chosen = (request.query as Fields).lang;
    return chooseLocale({ chosen, uiLocales, acceptLanguage: request.headers['accept-language'] });
  }

  async function form(request: FastifyRequest, email: string, fault?: Refusal): Promise<SignInForm> {
    const forDemo = demoPassword !== undefined && comesFromThisMachine(request, options);
    return {
      email,
      ...(fault && { fault }),
      ...(forDemo && { demo: { password: demoPassword, accounts: await findDemoAccounts(database) } }),
    };
  }

  const routeOptions = { config: { access: 'public' as const }, schema: { hide: true } };
  const address = `${paths.signIn}/:uid`;

  scope.get<SignInRequest>(address, routeOptions, async (request, reply) => {
    const interaction = await findInteraction(request, reply);
    if (!interaction) return send(reply, 410, pages.message(localeOf(request), 'expired'));
    const email = text(request.query.login_hint) || text(interaction.params.login_hint);
    const locale = localeOf(request, interaction.params.ui_locales);
    return send(reply, 200, pages.signIn(locale, await form(request, email)));
  });

  scope.post<SignInRequest>(address, routeOptions, async (request, reply) => {
    const interaction = await findInteraction(request, reply);
    if (!interaction) return send(reply, 410, pages.message(localeOf(request), 'expired'));
    const email = text(request.body?.email);
    const result = await signIn(database, {
      email,
      password: text(request.body?.password),
      address: request.ip,
      device: knownDevice.read(request, email),
      loopback: comesFromThisMachine(request, options),
    });
    if (result.outcome === 'signedIn') {
      knownDevice.write(request, reply, email);
      const login = { accountId: result.accountId, amr: ['pwd'], remember: false };
      return reply.redirect(await provider.interactionResult(request.raw, reply.raw, { login }), 303);
    }
    request.log.info(result, 'sign-in refused');
    if (result.outcome === 'locked') reply.header('retry-after', String(result.waitMinutes * 60));
    const locale = localeOf(request, interaction.params.ui_locales);
    const status = result.outcome === 'locked' ? 429 : 401;
    return send(reply, status, pages.signIn(locale, await form(request, email, result)));
  });

  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, message } = describeFailure(error, request);
    if (status >= 500) request.log.error({ err: error }, 'sign-in failed');
    return send(reply, status, pages.message(localeOf(request), message, request.id));
  });
}
