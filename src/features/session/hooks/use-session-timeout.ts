import { useEffect, useState } from 'react';
import type { Auth } from '../../../lib/auth/auth';
import { useAuth } from '../../../lib/auth/auth-context';
import { watchInactivity } from '../inactivity-watch';
import { useSignOutNow } from './use-sign-out';

/** Signs out the person who is inactive for too long. Answers with the seconds left while the warning stands, else null. */
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

/** So that the session is still good for the person who comes back in the last moment. Failures show themselves elsewhere. */
async function renewToken(auth: Auth): Promise<void> {
  try {
    await auth.replaceToken(await auth.accessToken());
  } catch {
    // The provider is away and asked again later, or the session is over and `auth` has said so.
  }
}
