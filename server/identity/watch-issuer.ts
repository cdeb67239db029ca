import type { KeycloakConfig } from '../config';
import { repeat } from '../lib/repeat';
import { troubleCodes, type Troubles } from '../lib/troubles';
import { IdentityTrouble, probeIssuer } from './probe-issuer';

const everyMs = 30_000;

/** Keeps the faults of the identity provider up to date; returns a function that stops it. */
export function watchIssuer(
  keycloak: KeycloakConfig,
  troubles: Troubles,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  return repeat(() => lookAtIssuer(keycloak, troubles), everyMs, onFailure);
}

/** Checks the provider once. @throws anything that is not a fault of the provider */
export async function lookAtIssuer(keycloak: KeycloakConfig, troubles: Troubles): Promise<void> {
  let found: IdentityTrouble | undefined;
  try {
    await probeIssuer(keycloak);
  } catch (error) {
    if (!(error instanceof IdentityTrouble)) throw error;
    found = error;
    troubles.begin(error.code, error.message);
  }
  for (const code of troubleCodes)
    if (code.startsWith('IDENTITY_') && code !== found?.code) troubles.end(code);
}
