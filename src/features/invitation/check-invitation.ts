import type { InvitationCheck } from '../../../core/contracts/landing';
import { publicCall, PublicCallError } from '../../lib/api/public-call';
import { checks, settled, type InvitationOutcome } from './known-outcomes';
import { isRefusal } from './refusal';

/**
 * Sends one request per token, so that changing language or going back causes no other. A failed check is
 * repeated by the next caller.
 */
export function checkInvitation(token: string): Promise<InvitationOutcome> {
  const known = checks.get(token);
  if (known) return known;
  const check = requestCheck(token).then((outcome) => {
    if (outcome.status === 'unavailable') checks.delete(token);
    else settled.set(token, outcome);
    return outcome;
  });
  checks.set(token, check);
  return check;
}

async function requestCheck(token: string): Promise<InvitationOutcome> {
  if (token === '') return { status: 'invalid', isExplained: true };
  try {
    const answer = (await publicCall('/landing/check-invitation', {
      token,
    })) as Partial<InvitationCheck> | null;
    if (answer?.status === 'VALID' && answer.data) return { status: 'valid', invitation: answer.data };
    if (answer?.status === 'ALREADY_REGISTERED') return { status: 'alreadyRegistered' };
    return { status: 'invalid', isExplained: Boolean(answer?.message) };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): InvitationOutcome {
  if (isRefusal(error)) return { status: 'invalid', isExplained: true };
  const isTooMany = error instanceof PublicCallError && error.reason.status === 429;
  return { status: 'unavailable', reason: isTooMany ? 'tooMany' : 'connection' };
}
