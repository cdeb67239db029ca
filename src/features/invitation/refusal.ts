import { PublicCallError } from '../../lib/api/public-call';

/**
 * Whether the server itself says that this can be no token. Whatever else a call ends with, such as the refusal of a
 * proxy on the way, says nothing about the token.
 */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof PublicCallError && error.reason.status === 400 && error.reason.code === 'INVALID_INPUT'
  );
}
