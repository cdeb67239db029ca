import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Database } from '../../../lib/database';
import { findAccount, type Account } from '../../accounts';
import { attemptCode, type CodeResult } from '../../second-factor-attempts';
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
import type { KnownDevice } from '../known-device';
import type { FactorPages } from '../pages/create-factor-pages';
import type { Pages } from '../pages/create-pages';
import type { AskFault, Way } from '../pages/ask-page';
import { paths } from '../paths';
import { signInSteps } from './start-second-factor';
import { useCode } from './codes';
import { findFactorKinds } from '../factors';
import { notifyOwner, type FactorMails } from './notify';
import { ifAccepted, type Passkeys } from './passkeys';
import { countRecoveryCodes, useRecoveryCode } from './recovery-codes';
import { findStep, keepStep, takeStep } from './sign-in-steps';

export interface AskOptions {
  database: Database;
  provider: Provider;
  pages: Pages;
  factorPages: FactorPages;
  passkeys: Passkeys;
  mails: FactorMails;
  knownDevice: KnownDevice;
  finish: FinishSignIn;
}

interface Asked {
  uid: string;
  account: Account;
  ways: Way[];
  uiLocales: unknown;
}

/** The page after the password, for accounts with a second factor. */
export async function registerAskForFactor(
  scope: FastifyInstance,
  { database, provider, pages, factorPages, passkeys, mails, knownDevice, finish }: AskOptions,
): Promise<void> {
  await acceptForms(scope, pages, 'the second factor');
  const address = `${paths.signIn}/:uid/${signInSteps.ask}`;

  async function findAsked(
    request: FastifyRequest<FormRequest>,
    reply: FastifyReply,
  ): Promise<Asked | undefined> {
    const interaction = await findInteraction(provider, request, reply);
    const step = interaction && (await findStep(database, interaction.uid, 'password'));
    const account = step && (await findAccount(database, step.accountId));
    if (!account) return undefined;
    const kinds: ReadonlySet<Way> = await findFactorKinds(database, account.id);
    const hasRecovery = (await countRecoveryCodes(database, account.id)) > 0;
    const ways = (['passkey', 'codes', 'recovery'] as const).filter((way) =>
      way === 'recovery' ? hasRecovery : kinds.has(way),
    );
    return { uid: interaction.uid, account, ways, uiLocales: interaction.params.ui_locales };
  }

  async function show(
    request: FastifyRequest<FormRequest>,
    reply: FastifyReply,
    { status, asked, way, fault }: { status: number; asked: Asked; way: unknown; fault?: AskFault },
  ): Promise<FastifyReply> {
    const { uid, account, ways, uiLocales } = asked;
    const chosen = ways.find((each) => each === way) ?? ways[0];
    if (chosen === undefined) return sendExpired(request, reply, pages);
    const options = chosen === 'passkey' ? await passkeys.askToUse(database, account.id) : undefined;
    if (options) await keepStep(database, uid, 'use', { challenge: options.challenge });
    const form = { way: chosen, ways, email: account.email, options, fault };
    return send(reply, status, factorPages.ask(localeOf(request, uiLocales), form));
  }

  async function checkPasskey(
    request: FastifyRequest<FormRequest>,
    { uid, account }: Asked,
  ): Promise<CodeResult> {
    const { challenge } = (await takeStep(database, uid, 'use')) ?? {};
    const response = text(request.body?.response);
    if (challenge === undefined) return { outcome: 'wrong' };
    const accepted = await ifAccepted(request.log, () =>
      passkeys.use(database, { response, challenge, accountId: account.id }),
    );
    return { outcome: accepted ? 'right' : 'wrong' };
  }

  const useRecovery = (accountId: string, typed: string) =>
    database.transaction(async (tx) => {
      const isUsed = await useRecoveryCode(tx, accountId, typed);
      if (isUsed) await notifyOwner(tx, mails, { accountId, event: 'recoveryUsed' });
      return isUsed;
    });

  function checkCode(
    request: FastifyRequest<FormRequest>,
    { account, way }: { account: Account; way: Way },
  ): Promise<CodeResult> {
    const { id, email } = account;
    const typed = text(request.body?.code);
    return attemptCode(database, { email, device: knownDevice.read(request, email) }, () =>
      way === 'codes' ? useCode(database, id, typed) : useRecovery(id, typed),
    );
  }

  scope.get<FormRequest>(address, formOptions, async (request, reply) => {
    const asked = await findAsked(request, reply);
    if (!asked) return sendExpired(request, reply, pages);
    return show(request, reply, { status: 200, asked, way: request.query.way });
  });

  scope.post<FormRequest>(address, formOptions, async (request, reply) => {
    const asked = await findAsked(request, reply);
    if (!asked) return sendExpired(request, reply, pages);
    const way = asked.ways.find((each) => each === request.body?.way);
    if (way === undefined) return show(request, reply, { status: 400, asked, way });
    const result =
      way === 'passkey'
        ? await checkPasskey(request, asked)
        : await checkCode(request, { account: asked.account, way });
    if (result.outcome !== 'right') {
      request.log.info({ ...result, way }, 'second factor refused');
      const isLocked = result.outcome === 'locked';
      if (isLocked) reply.header('retry-after', String(result.waitMinutes * 60));
      return show(request, reply, { status: isLocked ? 429 : 401, asked, way, fault: result });
    }
    const step = await takeStep(database, asked.uid, 'password');
    if (!step) return sendExpired(request, reply, pages);
    const { id, email } = asked.account;
    return finish(request, reply, {
      accountId: id,
      email,
      amr: ['pwd', way === 'passkey' ? 'pop' : 'otp', 'mfa'],
    });
  });
}
