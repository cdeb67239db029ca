import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { site } from '../../../../site.config';
import type { Database, Queryable } from '../../../lib/database';
import type { Account } from '../../accounts';
import { formOptions, localeOf, send, sendExpired, text, type FormRequest } from '../form-routes';
import type { AddFault } from '../pages/add-codes-page';
import type { FactorPages } from '../pages/create-factor-pages';
import type { Pages } from '../pages/create-pages';
import { addCodes, codeAddress, makeCodeSecret, stepOf } from './codes';
import { lockFactors, maxFactorNameLength, type Factor, type FactorKind } from '../factors';
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

/** A factor that has been added, with the recovery codes to show. */
interface Added {
  codes: string[];
}

/** A form to correct. */
interface Typed {
  name?: string;
  fault?: AddFault;
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
    { owner, ...typed }: { owner: FactorOwner } & Typed,
  ): Promise<FastifyReply> {
    const { uid, account } = owner;
    const person = { accountId: account.id, email: account.email, name: account.email };
    const options = await passkeys.askToAdd(database, person);
    await takeStep(database, uid, 'added');
    await keepStep(database, uid, 'add', { challenge: options.challenge });
    const form = { options, ...typed, backHref: place.baseOf(uid) };
    return send(reply, typed.fault ? 400 : 200, factorPages.addPasskey(languageOf(request, owner), form));
  }

  async function showCodes(
    request: FastifyRequest,
    reply: FastifyReply,
    { owner, secret, ...typed }: { owner: FactorOwner; secret: string } & Typed,
  ): Promise<FastifyReply> {
    const { uid, account } = owner;
    const form = {
      secret,
      address: codeAddress(secret, site.name, account.email),
      ...typed,
      backHref: place.baseOf(uid),
    };
    return send(reply, typed.fault ? 400 : 200, factorPages.addCodes(languageOf(request, owner), form));
  }

  /**
   * What a form has added that is submitted again: pressed twice, or reloaded. Its recovery codes are replaced,
   * since nobody may have seen them. Undefined if it has added nothing.
   */
  async function addedBefore(tx: Queryable, { uid, account }: FactorOwner): Promise<Added | undefined> {
    const accountId = account.id;
    const factors = await lockFactors(tx, accountId);
    const step = await findStep(tx, uid, 'added');
    if (!step?.withRecoveryCodes || factors.length === 0) return step && { codes: [] };
    const codes = await replaceRecoveryCodes(tx, accountId);
    await notifyOwner(tx, mails, { accountId, event: 'recoveryReplaced' });
    return { codes };
  }

  /** Adds a factor with `insert`, which returns false if the form has done so already; undefined if it may not. */
  function add(
    owner: FactorOwner,
    factor: Pick<Factor, 'kind' | 'name'>,
    insert: (tx: Queryable) => Promise<boolean>,
  ): Promise<Added | undefined> {
    const { uid, account } = owner;
    const accountId = account.id;
    return database.transaction(async (tx) => {
      const factors = await lockFactors(tx, accountId);
      if (!(await place.mayAdd(tx, owner, factors))) return undefined;
      if (!(await insert(tx))) return addedBefore(tx, owner);
      const withRecoveryCodes = (await countRecoveryCodes(tx, accountId)) === 0;
      const codes = withRecoveryCodes ? await replaceRecoveryCodes(tx, accountId) : [];
      await keepStep(tx, uid, 'added', { withRecoveryCodes });
      await place.added(tx, owner, factor.kind);
      await notifyOwner(tx, mails, { accountId, event: 'added', factors: [factor] });
      return { codes };
    });
  }

  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { owner, added }: { owner: FactorOwner; added: Added | undefined },
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
    if (challenge === undefined) {
      const added = await database.transaction((tx) => addedBefore(tx, owner));
      if (added) return answer(request, reply, { owner, added });
      return showPasskey(request, reply, { owner, name, fault: 'refused' });
    }
    const work = await ifAccepted(request.log, async () => ({
      added: await add(owner, { kind: 'passkey', name }, async (tx) => {
        await passkeys.add(tx, owner.account.id, { name, response, challenge });
        return true;
      }),
    }));
    if (!work) return showPasskey(request, reply, { owner, name, fault: 'refused' });
    return answer(request, reply, { owner, added: work.added });
  });

  scope.get<FormRequest>(`${place.address}/codes`, formOptions, async (request, reply) => {
    const owner = await place.find(request, reply);
    if (!owner) return sendExpired(request, reply, pages);
    // Kept until it is used: the page may be opened in another language, or again.
    const secret = (await findStep(database, owner.uid, 'codes'))?.secret ?? makeCodeSecret();
    await takeStep(database, owner.uid, 'added');
    await keepStep(database, owner.uid, 'codes', { secret });
    return showCodes(request, reply, { owner, secret });
  });

  scope.post<FormRequest>(`${place.address}/codes`, formOptions, async (request, reply) => {
    const owner = await place.find(request, reply);
    if (!owner) return sendExpired(request, reply, pages);
    const { uid, account } = owner;
    const { secret } = (await findStep(database, uid, 'codes')) ?? {};
    if (secret === undefined) {
      const added = await database.transaction((tx) => addedBefore(tx, owner));
      return answer(request, reply, { owner, added });
    }
    const name = nameFrom(request.body?.name);
    const step = stepOf(secret, text(request.body?.code), Date.now());
    if (name === '') return showCodes(request, reply, { owner, secret, fault: 'nameless' });
    if (step === undefined) return showCodes(request, reply, { owner, secret, name, fault: 'refused' });
    const added = await add(owner, { kind: 'codes', name }, async (tx) => {
      if (!(await takeStep(tx, uid, 'codes'))) return false;
      await addCodes(tx, account.id, { name, secret, step });
      return true;
    });
    return answer(request, reply, { owner, added });
  });
}

/** The person's name for a factor; empty if left out. */
export const nameFrom = (value: unknown): string => {
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  const name = text(value).replace(/[\u0000-\u001f\u007f]/g, ' ');
  return [...name.trim()].slice(0, maxFactorNameLength).join('');
};
