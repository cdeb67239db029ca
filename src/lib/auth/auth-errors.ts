/** The session is over: the person must sign in again. */
export class SignedOutError extends Error {
  override name = 'SignedOutError';
}

/** The identity provider is unreachable, slow or sends an invalid response; the session may still be valid. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError';
}

/** Another server responds in place of the identity provider and must not sign anybody in. */
export class WrongProviderError extends Error {
  override name = 'WrongProviderError';
}

/** The sign-in page redirected back with a response that cannot be used. */
export class SignInFailedError extends Error {
  override name = 'SignInFailedError';
}

/** The browser has no storage left for the state that a sign-in keeps during the redirect. */
export class StorageFullError extends Error {
  override name = 'StorageFullError';
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
 * The provider responded with a refusal: a code used twice, a revoked refresh token, access denied. Other statuses come
 * from whatever is in front of it (rate limits, a proxy's page) and say nothing about the session.
 */
export function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { response, error: code } = error as { response?: { status?: unknown }; error?: unknown };
  if (typeof code === 'string') return code !== 'server_error' && code !== 'temporarily_unavailable';
  return response?.status === 400 || response?.status === 401;
}

/** Keeps the more specific errors; any other means that the provider could not be reached. */
export function unavailable(error: unknown): Error {
  const telling = [ProviderUnavailableError, WrongProviderError, SignInFailedError];
  if (error instanceof Error && telling.some((type) => error instanceof type)) return error;
  // keycloak-js tests localStorage with a few letters; its actual state did not fit.
  if ((error as { name?: unknown } | null)?.name === 'QuotaExceededError')
    return new StorageFullError('The storage of this browser is full', { cause: error });
  return new ProviderUnavailableError('The identity provider cannot be reached', { cause: error });
}
