import { loadEnv } from '../env/env';
import { ProviderUnavailableError } from './auth-errors';

/** A provider that responds within this time is not probed. */
const probeAfterMs = 1_000;
const timeoutMs = 5_000;

/**
 * Fails as soon as the identity provider is known to be unreachable; the sign-in library would wait for 10 s. Does
 * nothing while the provider may be reachable; stops once `settled` is aborted.
 * @throws ProviderUnavailableError
 */
export async function probeProvider(settled: AbortSignal): Promise<void> {
  if (!navigator.onLine) throw new ProviderUnavailableError('This device is off line');
  await new Promise((resolve) => setTimeout(resolve, probeAfterMs));
  if (settled.aborted) return;
  const { url, realm } = (await loadEnv()).identity;
  const address = `${url.replace(/\/$/, '')}/realms/${encodeURIComponent(realm)}/.well-known/openid-configuration`;
  const signal = AbortSignal.timeout(timeoutMs);
  // Any response proves that it is reachable, even one that CORS does not allow to be read.
  await fetch(address, { mode: 'no-cors', cache: 'no-store', signal }).catch((error: unknown) => {
    if (signal.aborted) return;
    throw new ProviderUnavailableError('The identity provider cannot be reached', { cause: error });
  });
}
