import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { site } from '../../../../site.config';
import type { Database, Queryable } from '../../../lib/database';
import type { Account } from '../../accounts';
import { formOptions, localeOf, send, sendExpired, text, type FormRequest } from '../form-routes';
import type { AddFault } from '../pages/add-codes-page';
import type { FactorPages } from '../pages/create-factor-pages';
import type { Pages } from '../pages/create-pages';
import { addCodes, codeAddress, makeCodeSecret, stepOf } from './codes';
import { lockFactors, maxFactorNameLength, type Factor, type FactorKind } from './factors';
import { notifyOwner, type FactorMails } from './notify';
import { ifAccepted, type Passkeys } from './passkeys';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes';
import { findStep, keepStep, takeStep } from './sign-in-steps';

/** The person whose second factors are changed in this browser. */
export interface FactorOwner {
  /** Of the sign-in in progress. */
  uid: string;
  account: Account;
  uiLocales: unknown;
}

/** Where factors are added: on the person's own pages, or during a sign-in that requires one. */
export interface FactorPlace {
  /** Path with `:uid`, below the realm. */
  address: string;
  /** The same for one person's pages, as a browser uses it. */
  baseOf(uid: string): string;
  /** How a browser continues after the recovery codes: back to that address, or with the sign-in. */
  doneMethod: 'get' | 'post';
  /** Undefined when it is over or was never started here. */
  find(request: FastifyRequest<FormRequest>, reply: FastifyReply): Promise<FactorOwner | undefined>;
  /** Whether another factor may be added; called in the transaction that adds it. */
  mayAdd(tx: Queryable, owner: FactorOwner, factors: readonly Factor[]): Promise<boolean>;
  added(tx: Queryable, owner: FactorOwner, kind: FactorKind): Promise<void>;
}

export interface FactorParts {
  database: Database;
  pages: Pages;
  factorPages: FactorPages;
  passkeys: Passkeys;
  mails: FactorMails;
}

/** The pages that add a passkey or an authenticator app. The first factor comes with recovery codes. */
export function registerAddFactor(
  scope: FastifyInstance,
  { database, pages, factorPages, passkeys, mails }: FactorParts,
  place: FactorPlace,
): void {
  const languageOf = (request: FastifyRequest, { uiLocales }: FactorOwner) => localeOf(request, uiLocales);

  async function showPasskey(
    request: FastifyRequest,
    reply: FastifyReply,
    { owner, fault }: { owner: FactorOwner; fault?: AddFault },
  ): Promise<FastifyReply> {
    const { uid, account } = owner;
    const person = { accountId: account.id, email: account.email, name: account.email };
    const options = await passkeys.askToAdd(database, person);
    await keepStep(database, uid, 'add', { challenge: options.challenge });
    const form = { options, fault, backHref: place.baseOf(uid) };
    return send(reply, fault ? 400 : 200, factorPages.addPasskey(languageOf(request, owner), form));
  }

  async function showCodes(
    request: FastifyRequest,
    reply: FastifyReply,
    { owner, secret, fault }: { owner: FactorOwner; secret: string; fault?: AddFault },
  ): Promise<FastifyReply> {
    const { uid, account } = owner;
    const form = {
      secret,
      address: codeAddress(secret, site.name, account.email),
      fault,
      backHref: place.baseOf(uid),
    };
    return send(reply, fault ? 400 : 200, factorPages.addCodes(languageOf(request, owner), form));
  }

  /**
   * Adds a factor with `insert`; returns the recovery codes that came with it, undefined if it may not be
   * added.
   */
  function add(
    owner: FactorOwner,
    factor: Pick<Factor, 'kind' | 'name'>,
    insert: (tx: Queryable) => Promise<void>,
  ): Promise<{ codes: string[] } | undefined> {
    const accountId = owner.account.id;
    return database.transaction(async (tx) => {
      const factors = await lockFactors(tx, accountId);
      if (!(await place.mayAdd(tx, owner, factors))) return undefined;
      await insert(tx);
      const hasCodes = (await countRecoveryCodes(tx, accountId)) > 0;
      const codes = hasCodes ? [] : await replaceRecoveryCodes(tx, accountId);
      await place.added(tx, owner, factor.kind);
      await notifyOwner(tx, mails, { accountId, event: 'added', factors: [factor] });
      return { codes };
    });
  }

  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { owner, added }: { owner: FactorOwner; added: { codes: string[] } | undefined },
  ): FastifyReply {
    if (!added) return sendExpired(request, reply, pages);
    const locale = languageOf(request, owner);
    const base = place.baseOf(owner.uid);
    if (added.codes.length === 0) return reply.redirect(`${base}?lang=${locale}`, 303);
    return send(
      reply,
      200,
      factorPages.recoveryCodes(locale, { codes: added.codes, doneHref: base, doneMethod: place.doneMethod }),
    );
  }

  scope.get<FormRequest>(`${place.address}/passkey`, formOptions, async (request, reply) => {
    const owner = await place.find(request, reply);
    return owner ? showPasskey(request, reply, { owner }) : sendExpired(request, reply, pages);
  });

  scope.post<FormRequest>(`${place.address}/passkey`, formOptions, async (request, reply) => {
    const owner = await place.find(request, reply);
    if (!owner) return sendExpired(request, reply, pages);
    const name = nameFrom(request.body?.name);
    const response = text(request.body?.response);
    const { challenge } = (await takeStep(database, owner.uid, 'add')) ?? {};
    if (name === '') return showPasskey(request, reply, { owner, fault: 'nameless' });
    if (challenge === undefined) return showPasskey(request, reply, { owner, fault: 'refused' });
    const work = await ifAccepted(request.log, async () => ({
      added: await add(owner, { kind: 'passkey', name }, (tx) =>
        passkeys.add(tx, owner.account.id, { name, response, challenge }),
      ),
    }));
    if (!work) return showPasskey(request, reply, { owner, fault: 'refused' });
    return answer(request, reply, { owner, added: work.added });
  });

  scope.get<FormRequest>(`${place.address}/codes`, formOptions, async (request, reply) => {
    const owner = await place.find(request, reply);
    if (!owner) return sendExpired(request, reply, pages);
    // Kept until it is used: the page may be opened in another language, or again.
    const secret = (await findStep(database, owner.uid, 'codes'))?.secret ?? makeCodeSecret();
    await keepStep(database, owner.uid, 'codes', { secret });
    return showCodes(request, reply, { owner, secret });
  });

  scope.post<FormRequest>(`${place.address}/codes`, formOptions, async (request, reply) => {
    const owner = await place.find(request, reply);
    const { secret } = (owner && (await findStep(database, owner.uid, 'codes'))) ?? {};
    if (!owner || secret === undefined) return sendExpired(request, reply, pages);
    const name = nameFrom(request.body?.name);
    const step = stepOf(secret, text(request.body?.code), Date.now());
    if (name === '') return showCodes(request, reply, { owner, secret, fault: 'nameless' });
    if (step === undefined) return showCodes(request, reply, { owner, secret, fault: 'refused' });
    if (!(await takeStep(database, owner.uid, 'codes'))) return sendExpired(request, reply, pages);
    const added = await add(owner, { kind: 'codes', name }, (tx) =>
      addCodes(tx, owner.account.id, { name, secret, step }),
    );
    return answer(request, reply, { owner, added });
  });
}

/** The person's name for a factor; empty if left out. */
export const nameFrom = (value: unknown): string => {
  // eslint-disable-next-line no-control-regex -- control characters are what is taken out
  const name = text(value).replace(/[\u0000-\u001f\u007f]/g, ' ');
  return [...name.trim()].slice(0, maxFactorNameLength).join('');
};
