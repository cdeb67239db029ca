import type { InvitationData } from '../../../core/contracts/landing';

/**
 * The outcome of checking an invitation link. `invalid`: whether the server has said why; `unavailable`: the check
 * failed.
 */
export type InvitationOutcome =
  | { status: 'valid'; invitation: InvitationData }
  | { status: 'alreadyRegistered' }
  | { status: 'invalid'; isExplained: boolean }
  | { status: 'unavailable'; reason: 'connection' | 'tooMany' };

/** Keyed by token. */
export const checks = new Map<string, Promise<InvitationOutcome>>();
export const settled = new Map<string, InvitationOutcome>();

/** The outcome of an earlier check, without a request. */
export function knownOutcome(token: string): InvitationOutcome | undefined {
  return settled.get(token);
}

/** Call this when an invitation has been used, since the cached outcome is then outdated. */
export function forgetOutcome(token: string): void {
  checks.delete(token);
  settled.delete(token);
}
