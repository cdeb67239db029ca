import { hasInvitation } from '../../lib/session/invitation-address';
import { tabStorage } from '../../lib/storage/safe-storage';

const key = 'redirectLoop';
const limit = 3;
const windowMs = 10_000;

/**
 * Counts a redirect to the sign-in page; true for the third within 10 s of one another, which is a loop. An address
 * that comes from a sign-in or an invitation does not count.
 */
export function isRedirectLoop(address: string, now: number): boolean {
  if (comesFromSignInOrInvitation(address)) return false;
  const last = read();
  const count = last && now - last.at <= windowMs ? last.count + 1 : 1;
  tabStorage.set(key, JSON.stringify({ count, at: now }));
  return count >= limit;
}

export function forgetRedirects(): void {
  tabStorage.remove(key);
}

function comesFromSignInOrInvitation(address: string): boolean {
  const { search, hash } = new URL(address);
  const signedIn = [search, hash.slice(1)].some((part) => new URLSearchParams(part).has('code'));
  return signedIn || hasInvitation(search);
}

function read(): { count: number; at: number } | undefined {
  try {
    const value = JSON.parse(tabStorage.get(key) ?? 'null') as { count?: unknown; at?: unknown } | null;
    if (typeof value?.count !== 'number' || typeof value.at !== 'number') return undefined;
    return { count: value.count, at: value.at };
  } catch {
    return undefined;
  }
}
