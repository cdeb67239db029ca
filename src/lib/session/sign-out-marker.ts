import { tabStorage } from '../storage/safe-storage';

export type SignOutReason = 'user_initiated' | 'inactivity' | 'cross_tab' | 'account_removed';

/** Left behind in this tab by a sign-out. While it exists, nothing signs in automatically. */
export interface SignOutMarker {
  reason: SignOutReason;
  /** The identity provider could not be told. */
  incomplete: boolean;
}

const key = 'signOut';
const reasons: readonly string[] = [
  'user_initiated',
  'inactivity',
  'cross_tab',
  'account_removed',
] satisfies SignOutReason[];

const listeners = new Set<() => void>();

export function markSignOut(marker: SignOutMarker): void {
  tabStorage.set(key, JSON.stringify(marker));
  for (const listener of listeners) listener();
}

/** Calls `listener` when a sign-out is marked. */
export function watchSignOutMarker(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function clearSignOutMarker(): void {
  tabStorage.remove(key);
}

export function readSignOutMarker(): SignOutMarker | undefined {
  return parseSignOutMarker(storedSignOutMarker());
}

/** The stored text, which is the same until the marker changes. */
export function storedSignOutMarker(): string | null {
  return tabStorage.get(key);
}

export function parseSignOutMarker(text: string | null): SignOutMarker | undefined {
  try {
    const marker = JSON.parse(text ?? 'null') as Partial<SignOutMarker> | null;
    if (!marker?.reason || !reasons.includes(marker.reason)) return undefined;
    return { reason: marker.reason, incomplete: marker.incomplete === true };
  } catch {
    return undefined;
  }
}
