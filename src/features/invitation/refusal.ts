import { PublicCallError } from '../../lib/api/public-call';

/**
 * Whether the server itself rejects the token. Any other failure, such as a proxy's refusal, says nothing
 * about the token.
 */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof PublicCallError && error.reason.status === 400 && error.reason.code === 'INVALID_INPUT'
  );
}
