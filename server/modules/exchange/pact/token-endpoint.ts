import type { Outgoing } from '../../../lib/outgoing/outgoing';
import { readJson } from './read-json';

/**
 * Where a partner issues tokens (PACT Technical Specifications, authentication): as in the OpenID
 * configuration below the address, or else at `/auth/token` below it. An address that ends with `/token` is
 * the endpoint itself.
 * @throws PactError, OutgoingError
 */
export async function findTokenEndpoint(outgoing: Outgoing, address: string): Promise<string> {
  const base = address.replace(/\/+$/, '');
  if (base.endsWith('/token')) return base;
  return (await discover(outgoing, base)) ?? `${base}/auth/token`;
}

/** Undefined for a partner without such a configuration. */
async function discover(outgoing: Outgoing, base: string): Promise<string | undefined> {
  const answer = await outgoing(`${base}/.well-known/openid-configuration`);
  if (answer.status !== 200 || answer.type !== 'application/json') return undefined;
  const endpoint = (readJson(answer) as { token_endpoint?: unknown }).token_endpoint;
  return typeof endpoint === 'string' ? endpoint : undefined;
}
