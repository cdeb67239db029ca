import type { KeycloakConfig } from '../config';
import { repeat } from '../lib/repeat';
import { faultCodes, type ActiveFaults } from '../lib/active-faults';
import { IdentityProviderError, probeIssuer } from './probe-issuer';

const everyMs = 30_000;

/** Keeps the faults of the identity provider up to date; returns a function that stops it. */
export function watchIssuer(
  keycloak: KeycloakConfig,
  faults: ActiveFaults,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  return repeat(() => checkIssuer(keycloak, faults), everyMs, onFailure);
}

/** Checks the provider once. @throws anything that is not a fault of the provider */
export async function checkIssuer(keycloak: KeycloakConfig, faults: ActiveFaults): Promise<void> {
  let found: IdentityProviderError | undefined;
  try {
    await probeIssuer(keycloak);
  } catch (error) {
    if (!(error instanceof IdentityProviderError)) throw error;
    found = error;
    faults.begin(error.code, error.message);
  }
  for (const code of faultCodes) if (code.startsWith('IDENTITY_') && code !== found?.code) faults.end(code);
}
