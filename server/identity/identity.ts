import type { FastifyInstance } from 'fastify';

/** What a token says of an API client of a project. */
export interface ClientClaims {
  id: string;
  projectId: number;
  scopes: string[];
  /** Of the secret that the token was asked for with. */
  secretVersion: number;
}

/** What the server believes of a caller, taken from a verified access token. */
export interface AccessClaims {
  subject: string;
  /** Lower case; empty for an API client. */
  email: string;
  name: string;
  /** The provider's name for the session that the token belongs to, if it tells. */
  session?: string;
  /** Seconds since 1970 by the provider's clock; 0 if it does not tell. */
  issuedAt: number;
  /** Of a token that another system of a company has asked for. */
  client?: ClientClaims;
}

/** Thrown for a token that is missing a claim, expired, of another issuer or audience, or badly signed. */
export class InvalidTokenError extends Error {}

/** Thrown when the provider's keys cannot be fetched; callers answer 503. */
export class IdentityUnavailableError extends Error {}

/** A provider of sign-in: the embedded realm, or Keycloak. */
export interface Identity {
  /** Addresses the browser needs. */
  readonly client: { url: string; realm: string; clientId: string };
  /** Where API clients of companies ask for tokens. */
  readonly clientTokenUrl: string;
  /** @throws InvalidTokenError, IdentityUnavailableError */
  verify(accessToken: string): Promise<AccessClaims>;
  /** Adds the provider's own routes, if the server is the provider. */
  register(app: FastifyInstance): Promise<void>;
}
