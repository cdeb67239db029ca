import type { AccessClaims } from './identity';

/** The part of an `Identity` that the guard needs. */
export interface TokenVerifier {
  verify(accessToken: string): Promise<AccessClaims>;
}

const maxEntries = 5_000;

/**
 * Caches the claims of a verified token until it expires: checking the signature again would give the same
 * result.
 */
export function rememberTokens(verifier: TokenVerifier, now = Date.now): TokenVerifier {
  const verified = new Map<string, { claims: AccessClaims; until: number }>();
  return {
    async verify(token) {
      const entry = verified.get(token);
      if (entry && entry.until > now()) return entry.claims;
      verified.delete(token);
      const claims = await verifier.verify(token);
      if (verified.size >= maxEntries) verified.clear();
      verified.set(token, { claims, until: expiry(token) });
      return claims;
    },
  };
}

/** Expiry (`exp`) in milliseconds of a token whose signature was checked; 0 if it has none. */
function expiry(token: string): number {
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}');
  const { exp } = payload as { exp?: number };
  return (exp ?? 0) * 1000;
}
