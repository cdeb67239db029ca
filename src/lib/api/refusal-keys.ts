import type { ApiError } from './api-error';

/** Codes whose text keys are the codes themselves, below `group`. */
const below = <Group extends string, Code extends string>(group: Group, ...codes: readonly Code[]) =>
  Object.fromEntries(codes.map((code) => [code, `${group}.${code}`])) as {
    [Each in Code]: `${Group}.${Each}`;
  };

/**
 * The text key for each code with which the server refuses a request, by the place that shows it: the same code means
 * something else for a person than for a file. The keys belong to the namespace of that place.
 */
const keys = {
  /** People, profile and account. */
  account: {
    USER_EXISTS: 'failures.exists',
    DUNS_EXISTS: 'failures.dunsExists',
    LAST_ADMIN: 'failures.lastAdmin',
    MAIN_USER_PROTECTED: 'failures.mainUserProtected',
    NEVER_SIGNED_IN: 'failures.neverSignedIn',
    OWN_ACCOUNT: 'failures.ownAccount',
    ADMIN_ONLY: 'failures.adminOnly',
    MAIN_USER_ONLY: 'failures.mainUserOnly',
    VIEW_ONLY: 'failures.viewOnly',
    STALE_VERSION: 'failures.stale',
    NOT_FOUND: 'failures.gone',
    IDENTITY_UNAVAILABLE: 'failures.signInService',
  },
  assessment: below('refusal', 'NOTHING_TO_SUBMIT', 'SEGMENT_NOT_FOUND', 'SEGMENT_NEEDED'),
  supplyChain: below(
    'refusal',
    'QUOTA_REACHED',
    'INVITES_RESTRICTED',
    'SUPPLY_CHAIN_RESTRICTED',
    'SUPPLIER_DECLINED',
    'REMINDED_RECENTLY',
    'SUPPLIER_ANSWERED',
    'STALE_VERSION',
    'NOT_FOUND',
    'INVALID_ROWS',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
    'NETWORK',
    'TIMEOUT',
  ),
  evidence: below(
    'problems',
    'BODY_TOO_LARGE',
    'EVIDENCE_TYPE',
    'EVIDENCE_MANY',
    'EVIDENCE_FULL',
    'FILE_MISSING',
  ),
  record: { STALE_VERSION: 'refused.stale', NOT_FOUND: 'refused.gone' },
  boundary: { STALE_VERSION: 'stale' },
  currency: { STALE_VERSION: 'currency.stale' },
  product: {
    NOT_OFFERED: 'received.notOffered',
    PRODUCT_RELEASED: 'productReleased',
    STALE_VERSION: 'productStale',
  },
  release: { FIGURE_CHANGED: 'releases.changed' },
  offer: { FIGURE_CHANGED: 'offers.changed' },
  asking: below(
    'asked.refusal',
    'SUPPLY_CHAIN_RESTRICTED',
    'SUPPLIER_DECLINED',
    'NOT_FOUND',
    'TOO_MANY_REQUESTS',
  ),
  sharing: { FIGURE_CHANGED: 'sharing.changed' },
  verification: { FIGURE_CHANGED: 'verification.figureChanged', STALE_VERSION: 'verification.stale' },
} as const;

type Keys = typeof keys;

/** The text key for a refused request; undefined if this place has none for it. */
export function refusalKey<Place extends keyof Keys>(
  place: Place,
  code: ApiError['code'],
): Keys[Place][keyof Keys[Place]] | undefined {
  const known: Keys[Place] = keys[place];
  return Object.hasOwn(known, code) ? known[code as keyof Keys[Place]] : undefined;
}
