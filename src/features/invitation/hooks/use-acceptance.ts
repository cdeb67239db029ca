import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnreachable, type ApiError } from '../../../lib/api/api-error';
import { lostLinking } from '../../../lib/session/invitation-address';
import { useProjectId } from '../../../lib/session/use-session';
import { useAcceptInvitationMutation } from '../api';
import { forgetAcceptance, pendingAcceptance } from '../../../lib/session/pending-acceptance';

/** The server's final answers: another attempt would get the same. */
type Refused = 'refused' | 'own' | 'viewOnly';

export type Acceptance =
  | { state: 'none' }
  /** It has expired, or the browser stores nothing. */
  | { state: 'late' | 'blocked' }
  | { state: 'accepting' | 'accepted' | Refused | 'unreachable'; company: string }
  | { state: 'failed'; company: string; message: string };

interface UseAcceptance {
  acceptance: Acceptance;
  retry: () => void;
  dismiss: () => void;
}

/** Accepts the pending invitation once the person has signed in. */
export function useAcceptance(): UseAcceptance {
  const projectId = useProjectId();
  const [accept] = useAcceptInvitationMutation();
  const [acceptance, setAcceptance] = useState<Acceptance>({ state: 'none' });
  const begun = useRef(false);

  const perform = useCallback(async () => {
    const pending = pendingAcceptance();
    if (projectId === undefined) return;
    if (pending === undefined || pending === 'expired') {
      forgetAcceptance();
      if (pending === 'expired') setAcceptance({ state: 'late' });
      else if (takeLostLinking()) setAcceptance({ state: 'blocked' });
      return;
    }
    const { linkingId, tokenData } = pending;
    const company = tokenData.RequesterCompanyName;
    setAcceptance({ state: 'accepting', company });
    const answer = await accept({ linkingId, invitationToken: tokenData.InvitationToken, projectId });
    if ('data' in answer) {
      forgetAcceptance();
      setAcceptance({ state: 'accepted', company });
      return;
    }
    const error = answer.error as ApiError;
    const outcome = failureOf(error);
    if (outcome !== 'unreachable' && outcome !== 'failed') forgetAcceptance();
    setAcceptance(
      outcome === 'failed'
        ? { state: outcome, company, message: error.message }
        : { state: outcome, company },
    );
  }, [accept, projectId]);

  useEffect(() => {
    // React's strict mode runs effects twice; an invitation is accepted once.
    if (begun.current || projectId === undefined) return;
    begun.current = true;
    void perform();
  }, [perform, projectId]);

  const retry = useCallback(() => void perform(), [perform]);
  const dismiss = useCallback(() => {
    forgetAcceptance();
    setAcceptance({ state: 'none' });
  }, []);
  return { acceptance, retry, dismiss };
}

function failureOf(error: ApiError): Refused | 'unreachable' | 'failed' {
  if (isUnreachable(error)) return 'unreachable';
  const { status, code } = error;
  if (code === 'OWN_INVITATION') return 'own';
  if (code === 'VIEW_ONLY') return 'viewOnly';
  return status === 400 || status === 409 || status === 410 ? 'refused' : 'failed';
}

/** Whether the address reports a lost invitation; shown once, so it is removed from the address. */
function takeLostLinking(): boolean {
  const { pathname, search, hash } = window.location;
  if (lostLinking(search) === null) return false;
  window.history.replaceState(window.history.state, '', pathname + hash);
  return true;
}
