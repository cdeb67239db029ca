import type { FastifyInstance } from 'fastify';

/** The claims of a token about an API client of a project. */
export interface ClientClaims {
  id: string;
  projectId: number;
  scopes: string[];
  /** Of the secret that the token was requested with. */
  secretVersion: number;
}

/** What the server trusts about a caller, from a verified access token. */
export interface AccessClaims {
  subject: string;
  /** Lower case; empty for an API client. */
  email: string;
  name: string;
  /** The provider's id of the session that the token belongs to, if provided. */
  session?: string;
  /** Seconds since 1970 by the provider's clock; 0 if not provided. */
  issuedAt: number;
  /** For a token that another system of a company has requested. */
  client?: ClientClaims;
}

/**
 * Thrown for a token that lacks a claim, has expired, has another issuer or audience, or has an invalid
 * signature.
 */
export class InvalidTokenError extends Error {}

/** Thrown when the provider's keys cannot be fetched; callers respond with 503. */
export class IdentityUnavailableError extends Error {}

/** An identity provider: the embedded realm, or Keycloak. */
export interface Identity {
  /** Addresses the browser needs. */
  readonly client: { url: string; realm: string; clientId: string };
  /** Where API clients of companies request tokens. */
  readonly clientTokenUrl: string;
  /** @throws InvalidTokenError, IdentityUnavailableError */
  verify(accessToken: string): Promise<AccessClaims>;
  /** Adds the provider's own routes, if the server is the provider. */
  register(app: FastifyInstance): Promise<void>;
}
