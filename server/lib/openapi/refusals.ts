import { ErrorBody } from '../../../core/contracts/common';

interface Refusal {
  words: string;
  /** Possible responses of any request; an area adds its own. */
  codes: readonly string[];
}

/** What the mechanisms in front of a route refuse, by status. */
const refusals: Readonly<Record<number, Refusal>> = {
  400: {
    words: 'The request is invalid; the message gives the reason.',
    codes: ['INVALID_INPUT', 'INVALID_JSON', 'INVALID_ADDRESS'],
  },
  401: {
    words: 'The credential or the access token is missing, expired or unknown.',
    codes: [
      ...['CREDENTIAL_INVALID', 'TOKEN_MISSING', 'TOKEN_INVALID', 'TOKEN_EXPIRED', 'SESSION_ENDED'],
      ...['ACCOUNT_REMOVED', 'CLIENT_REVOKED', 'CLIENT_EXPIRED'],
    ],
  },
  403: {
    words: 'The role or the scopes of the caller, or the privileges of the project, do not allow this.',
    codes: [
      ...['SCOPE_MISSING', 'CLIENT_NOT_ALLOWED', 'ADMIN_ONLY', 'MAIN_USER_ONLY', 'PERMISSION_MISSING'],
      'VIEW_ONLY',
    ],
  },
  404: { words: 'It does not exist, or the caller has no access to it.', codes: ['NOT_FOUND'] },
  409: {
    words: 'Someone else has changed it in the meantime; `details` contains the current state.',
    codes: ['STALE_VERSION'],
  },
  413: { words: 'The body is too large.', codes: ['BODY_TOO_LARGE'] },
  415: { words: 'The body is not application/json.', codes: ['UNSUPPORTED_MEDIA_TYPE'] },
  422: { words: 'The Idempotency-Key was used for another request.', codes: ['IDEMPOTENCY_KEY_REUSED'] },
  429: {
    words:
      'Too many requests from this address or API client; retry-after gives the number of seconds to wait.',
    codes: ['TOO_MANY_REQUESTS'],
  },
  503: {
    words:
      'The database or the identity provider does not respond; retry-after gives the number of seconds to wait.',
    codes: ['DATABASE_UNAVAILABLE', 'IDENTITY_UNAVAILABLE', 'DISK_FULL', 'STOPPING', 'TOO_BUSY'],
  },
};

/** The mechanisms in front of a route. */
interface Guarded {
  isPublic: boolean;
  isForUsers: boolean;
  isWrite: boolean;
}

/**
 * What such a route may refuse, by status: description with the codes, and the first of them as an example.
 */
export function refusalsOf(
  { isPublic, isForUsers, isWrite }: Guarded,
  areaCodes: Readonly<Record<number, readonly string[]>> = {},
): Record<number, object> {
  const statuses = [
    400,
    ...(isPublic ? [] : [401]),
    ...(isForUsers ? [403, 404] : []),
    ...(isWrite ? [409, 413, 415, 422] : []),
    429,
    503,
  ];
  return Object.fromEntries(
    statuses.map((status) => {
      const { words, codes } = refusals[status] ?? { words: '', codes: [] };
      const own = areaCodes[status] ?? [];
      const more = own.length > 0 ? ` Also in this area: ${inCode(own)}.` : '';
      const example = { error: { code: codes[0], message: words } };
      return [
        status,
        {
          description: `${words} Codes: ${inCode(codes)}.${more}`,
          ...(status in headers && { headers: headers[status] }),
          content: { 'application/json': { schema: ErrorBody, example } },
        },
      ];
    }),
  );
}

const retryAfter = {
  'retry-after': { type: 'integer', description: 'Seconds after which to retry.' },
};
const authenticate = {
  'www-authenticate': { type: 'string', description: 'Bearer, with the error as in RFC 6750.' },
};
const headers: Readonly<Record<number, object>> = { 401: authenticate, 429: retryAfter, 503: retryAfter };

const inCode = (codes: readonly string[]) => codes.map((code) => `\`${code}\``).join(', ');
