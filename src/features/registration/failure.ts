import { PublicCallError } from '../../lib/api/public-call';

/** Why a registration did not succeed, in the kinds that the error view knows. */
export type RegistrationFailure =
  | { kind: 'tokenMissing' | 'token' | 'exists' | 'unreachable' | 'tooMany' }
  | { kind: 'other'; message: string };

/** The answer did not say which project was made. */
export class NoProjectError extends Error {
  override name = 'NoProjectError';
  override message = 'No project ID received from server';
}

export function failureOf(error: unknown): RegistrationFailure {
  if (error instanceof NoProjectError) return { kind: 'other', message: error.message };
  if (!(error instanceof PublicCallError)) return { kind: 'unreachable' };
  const { status, code, message } = error.reason;
  if (status === 429) return { kind: 'tooMany' };
  // Without a code the server did not answer itself, or not in words of its own.
  if (typeof status !== 'number' || (code.startsWith('HTTP_') && message === `API error: ${status}`)) {
    return { kind: 'unreachable' };
  }
  if (/user exists|already exists/i.test(message)) return { kind: 'exists' };
  if (/token/i.test(message)) return { kind: 'token' };
  return { kind: 'other', message };
}

/** The text for a warning of the server. */
export function warningKind(warning: string): 'domain' | 'duns' | 'other' {
  if (warning === 'WARNING: DOMAIN EXISTS') return 'domain';
  return warning === 'WARNING: DUNS EXISTS' ? 'duns' : 'other';
}
