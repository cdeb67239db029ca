import { useCallback, useEffect, useState } from 'react';
import { checkInvitation } from '../check-invitation';
import { knownOutcome, type InvitationOutcome } from '../known-outcomes';

/** The outcome of checking a token; undefined while it is checked. */
export function useInvitation(token: string): { outcome: InvitationOutcome | undefined; retry: () => void } {
  const [outcome, setOutcome] = useState(() => knownOutcome(token));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let wanted = true;
    void checkInvitation(token).then((found) => wanted && setOutcome(found));
    return () => {
      wanted = false;
    };
  }, [token, attempt]);

  const retry = useCallback(() => {
    setOutcome(undefined);
    setAttempt((count) => count + 1);
  }, []);
  return { outcome, retry };
}
