import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransportFuture,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { FastifyBaseLogger } from 'fastify';
import { site } from '../../../../site.config';
import type { Queryable } from '../../../lib/database';

interface Passkey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: AuthenticatorTransportFuture[];
}

interface StoredPasskey extends Passkey {
  id: string;
  accountId: string;
}

/** A passkey response that is not accepted, with the reason for the log. */
class PasskeyRefused extends Error {}

/** Passkeys of one origin (WebAuthn Level 3), bound to its host name. */
export interface Passkeys {
  /** Options for the browser to create a passkey; excludes those that the account has. */
  askToAdd(
    db: Queryable,
    person: { accountId: string; email: string; name: string },
  ): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** @throws PasskeyRefused */
  add(
    tx: Queryable,
    accountId: string,
    answer: { name: string; response: string; challenge: string },
  ): Promise<void>;
  /**
   * Options for the browser to use a passkey: one of the account, or without an account any that the person
   * chooses.
   */
  askToUse(db: Queryable, accountId?: string): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /**
   * The owner of the passkey. Without a password before it, it must have verified the person (PIN, finger,
   * face).
   * @throws PasskeyRefused
   */
  use(
    db: Queryable,
    answer: { response: string; challenge: string; accountId?: string },
  ): Promise<{ accountId: string }>;
}

function parse<Response extends { id: string }>(text: string): Response {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string')
      return value as Response;
  } catch (error) {
    throw new PasskeyRefused('the answer is not JSON', { cause: error });
  }
  throw new PasskeyRefused('the answer is not from a passkey');
}

/** The library throws for every response that is malformed or not accepted. */
async function verified<Result extends { verified: boolean }>(
  verify: () => Promise<Result>,
): Promise<Result> {
  const result = await verify().catch((error: unknown) => {
    throw new PasskeyRefused(error instanceof Error ? error.message : String(error), { cause: error });
  });
  if (!result.verified) throw new PasskeyRefused('the signature is wrong');
  return result;
}

const stored = `
  select id, account_id as "accountId", credential_id as "credentialId", public_key as "publicKey", counter, transports
    from second_factors`;
const ofAccount = `${stored} where account_id = $1 and kind = 'passkey'`;
const byCredential = `${stored} where credential_id = $1`;

const passkeysOf = (db: Queryable, accountId: string) => db.query<StoredPasskey>(ofAccount, [accountId]);

/**
 * The result of `work`, or undefined if a passkey's response was not accepted: the reason goes to the log.
 */
export async function ifAccepted<Result>(
  log: FastifyBaseLogger,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PasskeyRefused)) throw error;
    log.info({ reason: error.message }, 'passkey refused');
    return undefined;
  }
}

const describe = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports });

/** @param origin of the pages, the only one whose responses are accepted */
export function createPasskeys(origin: string): Passkeys {
  const rpID = new URL(origin).hostname;
  const expected = { expectedOrigin: origin, expectedRPID: rpID };
  return {
    async askToAdd(db, { accountId, email, name }) {
      return generateRegistrationOptions({
        rpName: site.name,
        rpID,
        userID: new TextEncoder().encode(accountId),
        userName: email,
        userDisplayName: name,
        excludeCredentials: (await passkeysOf(db, accountId)).map(describe),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      });
    },
    async add(tx, accountId, { name, response, challenge }) {
      const answer = parse<RegistrationResponseJSON>(response);
      const { registrationInfo } = await verified(() =>
        verifyRegistrationResponse({
          response: answer,
          expectedChallenge: challenge,
          requireUserVerification: false,
          ...expected,
        }),
      );
      const { credential } = registrationInfo ?? {};
      if (!credential) throw new PasskeyRefused('the passkey says nothing of itself');
      const added = await tx.query(
        `insert into second_factors (account_id, kind, name, credential_id, public_key, counter, transports)
         values ($1, 'passkey', $2, $3, $4, $5, $6::jsonb) on conflict do nothing returning 1 as added`,
        [
          accountId,
          name,
          credential.id,
          isoBase64URL.fromBuffer(credential.publicKey),
          credential.counter,
          JSON.stringify(credential.transports ?? []),
        ],
      );
      if (added.length === 0) throw new PasskeyRefused('the passkey is known already');
    },
    async askToUse(db, accountId) {
      return generateAuthenticationOptions({
        rpID,
        userVerification: accountId === undefined ? 'required' : 'preferred',
        ...(accountId !== undefined && {
          allowCredentials: (await passkeysOf(db, accountId)).map(describe),
        }),
      });
    },
    async use(db, { response, challenge, accountId }) {
      const answer = parse<AuthenticationResponseJSON>(response);
      const [passkey] = await db.query<StoredPasskey>(byCredential, [answer.id]);
      if (!passkey || (accountId !== undefined && passkey.accountId !== accountId))
        throw new PasskeyRefused('the passkey is not known');
      const { authenticationInfo } = await verified(() =>
        verifyAuthenticationResponse({
          response: answer,
          expectedChallenge: challenge,
          requireUserVerification: accountId === undefined,
          credential: {
            id: passkey.credentialId,
            publicKey: isoBase64URL.toBuffer(passkey.publicKey),
            counter: passkey.counter,
            transports: passkey.transports,
          },
          ...expected,
        }),
      );
      const used = await db.query(
        `update second_factors set counter = $2, last_used_at = now()
          where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning 1 as used`,
        [passkey.id, authenticationInfo.newCounter],
      );
      if (used.length === 0) throw new PasskeyRefused('the counter of the passkey was used before');
      return { accountId: passkey.accountId };
    },
  };
}
