import type { ApiError } from './api-error';

const scheme = 'Bearer realm="api"';

/** Refusals of callers that have sent nothing to judge. */
const unauthenticated: ReadonlySet<string> = new Set(['TOKEN_MISSING', 'TICKET_INVALID']);

/**
 * The challenge of a refusal, for `WWW-Authenticate` (RFC 9110, 11.6.1; RFC 6750, 3); undefined if it needs none.
 * @param isAuthorized whether the request has an `Authorization`: without one, it is told no error
 */
export function challengeOf(
  { statusCode, code, details }: ApiError,
  isAuthorized: boolean,
): string | undefined {
  if (code === 'SCOPE_MISSING') {
    const { scope } = details as { scope: string };
    return `${scheme}, error="insufficient_scope", scope="${scope}"`;
  }
  if (statusCode !== 401) return undefined;
  return isAuthorized && !unauthenticated.has(code) ? `${scheme}, error="invalid_token"` : scheme;
}
