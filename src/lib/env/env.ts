import type { PublicEnv } from '../../../core/contracts/env';
import { deviceStorage } from '../storage/safe-storage';

const address = '/env.json';
const storageKey = 'env';
const timeoutMs = 10_000;

/** The site's configuration is available neither from the network nor from an earlier visit. */
export class EnvUnavailableError extends Error {
  override name = 'EnvUnavailableError';
}

let loading: Promise<PublicEnv> | undefined;

/**
 * The site's runtime configuration. Loaded once; after a failure the next caller tries again. The last good copy is
 * cached (all of it is public), so that the app starts offline. A configuration that the server has refused is fetched
 * again, once for all concurrent callers.
 * @throws EnvUnavailableError
 */
export function loadEnv(refused?: Promise<PublicEnv>): Promise<PublicEnv> {
  if (refused === loading) loading = undefined;
  loading ??= fetchEnv().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchEnv(): Promise<PublicEnv> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    const env: unknown = await response.json();
    if (!isPublicEnv(env)) throw new Error(`${address} is not the configuration of this product`);
    deviceStorage.set(storageKey, JSON.stringify(env));
    return env;
  } catch (error) {
    const kept = lastGoodCopy();
    if (kept) return kept;
    throw new EnvUnavailableError(`The configuration could not be loaded: ${String(error)}`, {
      cause: error,
    });
  }
}

function lastGoodCopy(): PublicEnv | undefined {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(storageKey) ?? 'null');
    return isPublicEnv(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isPublicEnv(value: unknown): value is PublicEnv {
  const { apiCredential, identity, links } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof apiCredential === 'string' &&
    hasStrings(identity, ['url', 'realm', 'clientId']) &&
    hasStrings(links, ['trustCenter', 'about', 'help', 'support'])
  );
}

function hasStrings(value: unknown, keys: readonly string[]): boolean {
  const record = (value ?? {}) as Record<string, unknown>;
  return keys.every((key) => typeof record[key] === 'string');
}
