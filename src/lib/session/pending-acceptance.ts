import type { InvitationData } from '../../../core/contracts/landing';
import { deviceStorage } from '../storage/safe-storage';

/** An invitation to accept as soon as somebody has signed in. */
export interface PendingAcceptance {
  linkingId: string;
  tokenData: InvitationData;
  /** Milliseconds since 1970, like `expires`. */
  timestamp: number;
  expires: number;
}

export const acceptanceLifetimeMs = 30 * 60_000;
const key = 'pendingAcceptance';

/** Returns whether this device will still have it after the sign-in. */
export function rememberAcceptance(tokenData: InvitationData, now = Date.now()): boolean {
  const pending: PendingAcceptance = {
    linkingId: tokenData.LinkingId,
    tokenData,
    timestamp: now,
    expires: now + acceptanceLifetimeMs,
  };
  deviceStorage.set(key, JSON.stringify(pending));
  return deviceStorage.isKept(key);
}

/** The pending acceptance; `expired` if it is too old or cannot be read. */
export function pendingAcceptance(now = Date.now()): PendingAcceptance | 'expired' | undefined {
  const stored = deviceStorage.get(key);
  if (stored === null) return undefined;
  const pending = parse(stored);
  return pending && pending.expires > now && pending.timestamp <= now ? pending : 'expired';
}

export function forgetAcceptance(): void {
  deviceStorage.remove(key);
}

function parse(stored: string): PendingAcceptance | undefined {
  try {
    const pending = JSON.parse(stored) as Partial<PendingAcceptance> | null;
    const isComplete =
      typeof pending?.linkingId === 'string' &&
      typeof pending.timestamp === 'number' &&
      typeof pending.expires === 'number' &&
      typeof pending.tokenData?.InvitationToken === 'string';
    return isComplete ? (pending as PendingAcceptance) : undefined;
  } catch {
    return undefined;
  }
}
