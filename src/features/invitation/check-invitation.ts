import type { InvitationCheck, InvitationData } from '../../../core/contracts/landing';
import { publicCall, PublicCallError } from '../../lib/api/public-call';
import { isRefusal } from './refusal';

/** What an invitation link turns out to be. `unavailable`: that could not be found out. */
export type InvitationOutcome =
  | { status: 'valid'; invitation: InvitationData }
  | { status: 'alreadyRegistered' }
  | { status: 'invalid' }
  | { status: 'unavailable'; reason: 'connection' | 'tooMany' };

const checks = new Map<string, Promise<InvitationOutcome>>();
const settled = new Map<string, InvitationOutcome>();

/**
 * Asks once per token, so that a change of language or the way back asks no more; a check that could not be
 * done is done anew by the next caller.
 */
export function checkInvitation(token: string): Promise<InvitationOutcome> {
  const known = checks.get(token);
  if (known) return known;
  const check = ask(token).then((outcome) => {
    if (outcome.status === 'unavailable') checks.delete(token);
    else settled.set(token, outcome);
    return outcome;
  });
  checks.set(token, check);
  return check;
}

/** What an earlier check found out, without asking. */
export function knownOutcome(token: string): InvitationOutcome | undefined {
  return settled.get(token);
}

/** To be called when an invitation was used: what was found out before is no longer so. */
export function forgetOutcome(token: string): void {
  checks.delete(token);
  settled.delete(token);
}

async function ask(token: string): Promise<InvitationOutcome> {
  if (token === '') return { status: 'invalid' };
  try {
    const answer = (await publicCall('/landing/check-invitation', {
      token,
    })) as Partial<InvitationCheck> | null;
    if (answer?.status === 'VALID' && answer.data) return { status: 'valid', invitation: answer.data };
    return { status: answer?.status === 'ALREADY_REGISTERED' ? 'alreadyRegistered' : 'invalid' };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): InvitationOutcome {
  if (isRefusal(error)) return { status: 'invalid' };
  const isTooMany = error instanceof PublicCallError && error.reason.status === 429;
  return { status: 'unavailable', reason: isTooMany ? 'tooMany' : 'connection' };
}
