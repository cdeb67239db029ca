import { useEffect, useState } from 'react';
import type { Auth } from '../../../lib/auth/auth';
import { useAuth } from '../../../lib/auth/auth-context';
import { watchInactivity } from '../inactivity-watch';
import { useSignOutNow } from './use-sign-out';

/**
 * Signs out a person who is inactive for too long. Returns the seconds left while the warning shows, else
 * null.
 */
export function useSessionTimeout(): number | null {
  const auth = useAuth();
  const signOut = useSignOutNow('inactivity');
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  useEffect(
    () => watchInactivity({ warn: () => void renewToken(auth), count: setSecondsLeft, end: signOut }),
    [auth, signOut],
  );
  return secondsLeft;
}

/** Keeps the session valid for a person who returns at the last moment. Failures are reported elsewhere. */
async function renewToken(auth: Auth): Promise<void> {
  try {
    await auth.replaceToken(await auth.accessToken());
  } catch {
    // The provider is unreachable and is retried later, or the session is over and `auth` has reported it.
  }
}
