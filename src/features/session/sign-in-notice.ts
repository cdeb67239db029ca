import type { SessionEnd } from '../../lib/session/session-slice';

/** Stored in the history entry of the sign-in page after a redirect, so that it survives a reload. */
interface SignInState {
  sessionEnd?: SessionEnd;
}

export function signInState(sessionEnd: SessionEnd | null): SignInState {
  return sessionEnd === null ? {} : { sessionEnd };
}

/** Why the person was redirected to the sign-in page, if they did not sign out themselves. */
export function readSessionEnd(): SessionEnd | undefined {
  const end = (window.history.state as SignInState | null)?.sessionEnd;
  return end === 'expired' || end === 'failed' ? end : undefined;
}
