import { loadEnv } from '../env/env';
import { ProviderUnavailableError } from './auth-errors';

/** A provider that answers in this time is not asked twice. */
const probeAfterMs = 1_000;
const timeoutMs = 5_000;

/**
 * Fails as soon as it is clear that the identity provider cannot be reached; the sign-in library would wait for it
 * for 10 s. Silent as long as it may be there, and asks nothing any more once `settled` is aborted.
 * @throws ProviderUnavailableError
 */
export async function probeProvider(settled: AbortSignal): Promise<void> {
  if (!navigator.onLine) throw new ProviderUnavailableError('This device is off line');
  await new Promise((resolve) => setTimeout(resolve, probeAfterMs));
  if (settled.aborted) return;
  const { url, realm } = (await loadEnv()).identity;
  const address = `${url.replace(/\/$/, '')}/realms/${encodeURIComponent(realm)}/.well-known/openid-configuration`;
  const signal = AbortSignal.timeout(timeoutMs);
  // Any answer will do, and other origins need not allow it to be read.
  await fetch(address, { mode: 'no-cors', cache: 'no-store', signal }).catch((error: unknown) => {
    if (signal.aborted) return;
    throw new ProviderUnavailableError('The identity provider cannot be reached', { cause: error });
  });
}
