import type { SessionEnd } from '../../lib/session/session-slice';

/** Stands in the history entry of the sign-in page that somebody was led to, so that a reload still shows it. */
interface SignInState {
  sessionEnd?: SessionEnd;
}

export function signInState(sessionEnd: SessionEnd | null): SignInState {
  return sessionEnd === null ? {} : { sessionEnd };
}

/** Why the person stands on the sign-in page, where they did not end the session themselves. */
export function readSessionEnd(): SessionEnd | undefined {
  const end = (window.history.state as SignInState | null)?.sessionEnd;
  return end === 'expired' || end === 'failed' ? end : undefined;
}
