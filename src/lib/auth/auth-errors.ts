/** There is no session any more: only signing in again helps. */
export class SignedOutError extends Error {
  override name = 'SignedOutError';
}

/** The identity provider is away, slow or answers nonsense; the session may still be good. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError';
}

/** Something else answers in the identity provider's place: nobody may be signed in by it. */
export class WrongProviderError extends Error {
  override name = 'WrongProviderError';
}

/** The browser came back from the sign-in page with an answer that could not be used. */
export class SignInFailedError extends Error {
  override name = 'SignInFailedError';
}

/** The browser has no room left for what a sign-in keeps on its way to the provider and back. */
export class NoRoomError extends Error {
  override name = 'NoRoomError';
}

/** The signed-in person's profile cannot be used; the message says why. */
export class ProfileError extends Error {
  override name = 'ProfileError';
}

/** The signed-in person belongs to no company here. */
export class NoProjectError extends ProfileError {
  override name = 'NoProjectError';
  constructor(
    message: string,
    readonly email: string,
  ) {
    super(message);
  }
}

/**
 * The provider answered and said no: a code used twice, a revoked refresh token, access denied. Other statuses come
 * from whatever stands before it (too many calls, a page of a proxy) and say nothing about the session.
 */
export function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { response, error: code } = error as { response?: { status?: unknown }; error?: unknown };
  if (typeof code === 'string') return code !== 'server_error' && code !== 'temporarily_unavailable';
  return response?.status === 400 || response?.status === 401;
}

/** The errors that say more stay as they are; whatever else went wrong, the provider could not be asked. */
export function unavailable(error: unknown): Error {
  const telling = [ProviderUnavailableError, WrongProviderError, SignInFailedError];
  if (error instanceof Error && telling.some((type) => error instanceof type)) return error;
  // What keycloak-js keeps did not fit into localStorage, though its first try did.
  if ((error as { name?: unknown } | null)?.name === 'QuotaExceededError')
    return new NoRoomError('The storage of this browser is full', { cause: error });
  return new ProviderUnavailableError('The identity provider cannot be reached', { cause: error });
}
