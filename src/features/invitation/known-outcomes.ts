import type { InvitationData } from '../../../core/contracts/landing';

/** What an invitation link turns out to be. `unavailable`: that could not be found out. */
export type InvitationOutcome =
  | { status: 'valid'; invitation: InvitationData }
  | { status: 'alreadyRegistered' }
  | { status: 'invalid' }
  | { status: 'unavailable'; reason: 'connection' | 'tooMany' };

/** By token. */
export const checks = new Map<string, Promise<InvitationOutcome>>();
export const settled = new Map<string, InvitationOutcome>();

/** What an earlier check found out, without asking. */
export function knownOutcome(token: string): InvitationOutcome | undefined {
  return settled.get(token);
}

/** To be called when an invitation was used: what was found out before is no longer so. */
export function forgetOutcome(token: string): void {
  checks.delete(token);
  settled.delete(token);
}
