import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { findAccount } from '../../accounts';
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
import {
  nameFrom,
  registerAddFactor,
  type FactorOwner,
  type FactorParts,
  type FactorPlace,
} from './add-routes';
import { findFactors, lockFactors, removeFactor, renameFactor, type Factor } from '../factors';
import { manageFactors } from './manage-prompt';
import { notifyOwner } from './notify';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes';

export interface ManageOptions extends FactorParts {
  provider: Provider;
  isRequired: boolean;
}

interface FactorRequest extends FormRequest {
  Params: { uid: string; id: string };
}

const maxFactors = 10;

/** The person's own second factors: the list, adding, naming, removing, and recovery codes. */
export async function registerManage(
  scope: FastifyInstance,
  { provider, isRequired, ...parts }: ManageOptions,
): Promise<void> {
  const { database, pages, factorPages, mails } = parts;
  await acceptForms(scope, pages, 'managing second factors');

  const place: FactorPlace = {
    address: `${paths.secondFactors}/:uid`,
    baseOf: (uid) => `${paths.realm}${paths.secondFactors}/${uid}`,
    doneMethod: 'get',
    async find(request, reply) {
      const interaction = await findInteraction(provider, request, reply);
      const { prompt, session, params, uid } = interaction ?? {};
      if (uid === undefined || prompt?.name !== manageFactors || !session?.accountId) return undefined;
      const account = await findAccount(database, session.accountId);
      return account && { uid, account, uiLocales: params?.ui_locales ?? account.locale };
    },
    mayAdd: async (_tx, _owner, { length }) => length < maxFactors,
    added: async () => {},
  };

  async function show(
    request: FastifyRequest<FormRequest>,
    reply: FastifyReply,
    owner: FactorOwner,
  ): Promise<FastifyReply> {
    const { uid, account, uiLocales } = owner;
    const factors = await findFactors(database, account.id);
    const list = {
      factors,
      recoveryCodes: await countRecoveryCodes(database, account.id),
      base: place.baseOf(uid),
      mayAdd: factors.length < maxFactors,
    };
    return send(reply, 200, factorPages.list(localeOf(request, uiLocales), list));
  }

  scope.get<FormRequest>(place.address, formOptions, async (request, reply) => {
    const owner = await place.find(request, reply);
    return owner ? show(request, reply, owner) : sendExpired(request, reply, pages);
  });

  registerAddFactor(scope, parts, place);

  scope.post<FormRequest>(`${place.address}/recovery-codes`, formOptions, async (request, reply) => {
    const owner = await place.find(request, reply);
    if (!owner) return sendExpired(request, reply, pages);
    const { uid, account, uiLocales } = owner;
    const codes = await database.transaction(async (tx) => {
      if ((await lockFactors(tx, account.id)).length === 0) return undefined;
      const made = await replaceRecoveryCodes(tx, account.id);
      await notifyOwner(tx, mails, { accountId: account.id, event: 'recoveryReplaced' });
      return made;
    });
    if (!codes) return show(request, reply, owner);
    const form = { codes, doneHref: place.baseOf(uid), doneMethod: place.doneMethod };
    const page = factorPages.recoveryCodes(localeOf(request, uiLocales), form);
    return send(reply, 200, page);
  });

  /** The factor and its owner. */
  async function findFactor(request: FastifyRequest<FactorRequest>, reply: FastifyReply) {
    const owner = await place.find(request, reply);
    const factors = owner ? await findFactors(database, owner.account.id) : [];
    const factor = factors.find(({ id }) => id === request.params.id);
    return owner && { owner, factor, isNeeded: isRequired && factors.length === 1 };
  }

  function edit(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      owner,
      factor,
      ...rest
    }: { owner: FactorOwner; factor: Factor; isNeeded: boolean; isNameless: boolean },
  ): FastifyReply {
    const form = { factor, base: place.baseOf(owner.uid), ...rest };
    const status = rest.isNameless ? 400 : 200;
    return send(reply, status, factorPages.edit(localeOf(request, owner.uiLocales), form));
  }

  const factorAddress = `${place.address}/factor/:id`;

  scope.get<FactorRequest>(factorAddress, formOptions, async (request, reply) => {
    const { owner, factor, isNeeded } = (await findFactor(request, reply)) ?? {};
    if (!owner || isNeeded === undefined) return sendExpired(request, reply, pages);
    if (!factor) return show(request, reply, owner);
    return edit(request, reply, { owner, factor, isNeeded, isNameless: false });
  });

  scope.post<FactorRequest>(factorAddress, formOptions, async (request, reply) => {
    const { owner, factor, isNeeded } = (await findFactor(request, reply)) ?? {};
    if (!owner || isNeeded === undefined) return sendExpired(request, reply, pages);
    if (!factor) return show(request, reply, owner);
    const name = nameFrom(request.body?.name);
    if (name === '') return edit(request, reply, { owner, factor, isNeeded, isNameless: true });
    await renameFactor(database, owner.account.id, { id: factor.id, name });
    return reply.redirect(`${place.baseOf(owner.uid)}?lang=${localeOf(request, owner.uiLocales)}`, 303);
  });

  scope.post<FactorRequest>(`${factorAddress}/remove`, formOptions, async (request, reply) => {
    const owner = await place.find(request, reply);
    if (!owner) return sendExpired(request, reply, pages);
    const accountId = owner.account.id;
    await database.transaction(async (tx) => {
      const factors = await lockFactors(tx, accountId);
      const factor = factors.find(({ id }) => id === request.params.id);
      if (!factor || (isRequired && factors.length === 1)) return;
      await removeFactor(tx, accountId, factor.id);
      await notifyOwner(tx, mails, { accountId, event: 'removed', factors: [factor] });
    });
    return reply.redirect(`${place.baseOf(owner.uid)}?lang=${localeOf(request, owner.uiLocales)}`, 303);
  });
}
