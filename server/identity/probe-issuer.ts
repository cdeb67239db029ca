import type { KeycloakConfig } from '../config';
import type { FaultCode } from '../lib/active-faults';

const timeoutMs = 10_000;
/**
 * More than the clock difference tolerated when a token is verified, plus a second for the header's
 * precision.
 */
const maxClockDifferenceMs = 6_000;

/** Why nobody can sign in at the identity provider, in a sentence that names what to set. */
export class IdentityProviderError extends Error {
  constructor(
    readonly code: Extract<FaultCode, `IDENTITY_${string}`>,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Node's TLS error codes for a chain that ends at an authority unknown to this machine. */
const unknownAuthority = new Set([
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
]);

/**
 * Whether the realm can be reached, is the configured one, and has the same time.
 * @throws IdentityProviderError
 */
export async function probeIssuer({ url, realm }: Pick<KeycloakConfig, 'url' | 'realm'>): Promise<void> {
  const issuer = `${url}/realms/${realm}`;
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw unreached(url, error);
  });
  const text = await answer.text().catch((error: unknown) => {
    throw unreached(url, error);
  });
  if (answer.status >= 500)
    throw new IdentityProviderError(
      'IDENTITY_UNREACHABLE',
      `${url} answers ${answer.status}; see its own log`,
    );
  if (!answer.ok) {
    const message = `Keycloak answers ${answer.status} for the realm ${realm}; is it imported?`;
    throw new IdentityProviderError('IDENTITY_MISCONFIGURED', message);
  }
  const reportedIssuer = issuerIn(text);
  if (reportedIssuer === undefined)
    throw new IdentityProviderError(
      'IDENTITY_MISCONFIGURED',
      `${url} is not a Keycloak; is KEYCLOAK_URL right?`,
    );
  if (reportedIssuer !== issuer)
    throw new IdentityProviderError(
      'IDENTITY_MISCONFIGURED',
      `Keycloak calls itself ${reportedIssuer}, its tokens will not be believed; set KEYCLOAK_URL to that`,
    );
  checkClock(url, answer.headers.get('date'));
}

function issuerIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { issuer?: string }).issuer;
  } catch {
    return undefined;
  }
}

function checkClock(url: string, date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Math.abs(difference) <= maxClockDifferenceMs || Number.isNaN(difference)) return;
  const seconds = Math.round(difference / 1000);
  throw new IdentityProviderError(
    'IDENTITY_UNTRUSTED',
    `the clock of ${url} differs by ${seconds} s, its tokens will not be believed; let both machines take the time ` +
      'from NTP',
  );
}

function unreached(url: string, error: unknown): IdentityProviderError {
  const { code, message } = causeOf(error);
  const untrusted = (sentence: string) =>
    new IdentityProviderError('IDENTITY_UNTRUSTED', `${sentence} (${code})`, { cause: error });
  if (unknownAuthority.has(code))
    return untrusted(
      `the certificate of ${url} comes from an authority that this machine does not know; ` +
        'name the file with the certificate of that authority in NODE_EXTRA_CA_CERTS',
    );
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return untrusted(
      `the certificate of ${url} is for another host; set KEYCLOAK_URL to the host that it names`,
    );
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID')
    return untrusted(
      `the certificate of ${url} is not valid today; renew it, and check the clock of this machine`,
    );
  return new IdentityProviderError(
    'IDENTITY_UNREACHABLE',
    `${url} does not answer; is KEYCLOAK_URL right? (${code || message})`,
    { cause: error },
  );
}

/** `fetch` wraps the error, and a host with several addresses wraps it again. */
function causeOf(error: unknown): { code: string; message: string } {
  const { cause, errors, code, message } = error as AggregateError & { code?: unknown };
  if (cause) return causeOf(cause);
  if (typeof code === 'string' && code !== '') return { code, message };
  if (errors?.[0]) return causeOf(errors[0]);
  return { code: '', message };
}
