import { PublicCallError } from '../../lib/api/public-call';

/** Why a registration failed, in the categories of the error view. */
export type RegistrationFailure =
  | { kind: 'tokenMissing' | 'token' | 'exists' | 'notOpen' | 'unreachable' | 'tooMany' }
  | { kind: 'other'; message: string };

/** The response did not say which project was created. */
export class NoProjectError extends Error {
  override name = 'NoProjectError';
  override message = 'No project ID received from server';
}

export function failureOf(error: unknown): RegistrationFailure {
  if (error instanceof NoProjectError) return { kind: 'other', message: error.message };
  if (!(error instanceof PublicCallError)) return { kind: 'unreachable' };
  const { status, code, message } = error.reason;
  if (status === 429) return { kind: 'tooMany' };
  // The code is not the server's: it did not respond, or a proxy responded in its place.
  if (typeof status !== 'number' || (code.startsWith('HTTP_') && message === `API error: ${status}`)) {
    return { kind: 'unreachable' };
  }
  if (code === 'REGISTRATION_NOT_OPEN') return { kind: 'notOpen' };
  if (/user exists|already exists/i.test(message)) return { kind: 'exists' };
  if (/token/i.test(message)) return { kind: 'token' };
  return { kind: 'other', message };
}

/** The category of a server warning, which selects its text. */
export function warningKind(warning: string): 'domain' | 'duns' | 'other' {
  if (warning === 'WARNING: DOMAIN EXISTS') return 'domain';
  return warning === 'WARNING: DUNS EXISTS' ? 'duns' : 'other';
}
