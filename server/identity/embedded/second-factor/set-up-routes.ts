import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { findAccount } from '../../accounts';
import type { FinishSignIn } from '../finish-sign-in';
import {
  acceptForms,
  findInteraction,
  formOptions,
  localeOf,
  send,
  sendExpired,
  type FormRequest,
} from '../form-routes';
import { paths } from '../paths';
import { registerAddFactor, type FactorParts, type FactorPlace } from './add-routes';
import { signInSteps } from './start-second-factor';
import { findStep, keepStep, takeStep } from './sign-in-steps';

export interface SetUpOptions extends FactorParts {
  provider: Provider;
  finish: FinishSignIn;
}

/**
 * The pages after the password for a person without a second factor, where the operator requires one. They
 * only add the first factor: the password alone is not enough to add another.
 */
export async function registerSetUp(
  scope: FastifyInstance,
  { provider, finish, ...parts }: SetUpOptions,
): Promise<void> {
  const { database, pages, factorPages } = parts;
  await acceptForms(scope, pages, 'setting up a second factor');

  const place: FactorPlace = {
    address: `${paths.signIn}/:uid/${signInSteps.setUp}`,
    baseOf: (uid) => `${paths.realm}${paths.signIn}/${uid}/${signInSteps.setUp}`,
    doneMethod: 'post',
    async find(request, reply) {
      const interaction = await findInteraction(provider, request, reply);
      const { uid = '' } = interaction ?? {};
      const step = (await findStep(database, uid, 'setUp')) ?? (await findStep(database, uid, 'enrolled'));
      const account = step && (await findAccount(database, step.accountId));
      return account && { uid, account, uiLocales: interaction?.params.ui_locales };
    },
    mayAdd: async (tx, { uid }, factors) =>
      factors.length === 0 && (await takeStep(tx, uid, 'setUp')) !== undefined,
    added: (tx, { uid, account }, kind) =>
      keepStep(tx, uid, 'enrolled', { accountId: account.id, amr: kind === 'passkey' ? 'pop' : 'otp' }),
  };

  scope.get<FormRequest>(place.address, formOptions, async (request, reply) => {
    const owner = await place.find(request, reply);
    if (!owner) return sendExpired(request, reply, pages);
    const locale = localeOf(request, owner.uiLocales);
    return send(reply, 200, factorPages.setUp(locale, { base: place.baseOf(owner.uid) }));
  });

  registerAddFactor(scope, parts, place);

  scope.post<FormRequest>(place.address, formOptions, async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply);
    const step = interaction && (await takeStep(database, interaction.uid, 'enrolled'));
    const account = step && (await findAccount(database, step.accountId));
    if (!account) return sendExpired(request, reply, pages);
    const { id: accountId, email } = account;
    return finish(request, reply, { accountId, email, amr: ['pwd', step.amr, 'mfa'] });
  });
}
