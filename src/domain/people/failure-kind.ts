import { isUnreachable, type ApiError } from '../../lib/api/api-error';

/** Refusals that the texts of the account pages have words for. */
const kinds = {
  USER_EXISTS: 'exists',
  DUNS_EXISTS: 'dunsExists',
  LAST_ADMIN: 'lastAdmin',
  MAIN_USER_PROTECTED: 'mainUserProtected',
  NEVER_SIGNED_IN: 'neverSignedIn',
  OWN_ACCOUNT: 'ownAccount',
  ADMIN_ONLY: 'adminOnly',
  MAIN_USER_ONLY: 'mainUserOnly',
  VIEW_ONLY: 'viewOnly',
  STALE_VERSION: 'stale',
  NOT_FOUND: 'gone',
  IDENTITY_UNAVAILABLE: 'signInService',
} as const;

export type FailureKind = (typeof kinds)[keyof typeof kinds] | 'unreachable' | 'server';

export function failureKind(error: ApiError): FailureKind {
  if (error.code in kinds) return kinds[error.code as keyof typeof kinds];
  return isUnreachable(error) ? 'unreachable' : 'server';
}
