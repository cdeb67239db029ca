import type { Outgoing } from '../../../lib/outgoing/outgoing';
import { PactError } from './pact-error';
import { readJson } from './read-json';
import { findTokenEndpoint } from './token-endpoint';

export interface PactAccess {
  /** Of the interface, which has `/3/footprints` below it. */
  address: string;
  /** Where tokens are issued, if not below the address. */
  signInAddress: string | null;
  clientId: string;
  clientSecret: string;
}

/** Statuses of token endpoints for a wrong credential (RFC 6749, 5.2, and others). */
const refusals = [400, 401, 403];

/** A token by client credentials. @throws PactError, OutgoingError */
export async function askForToken(outgoing: Outgoing, access: PactAccess): Promise<string> {
  const endpoint = await findTokenEndpoint(outgoing, access.signInAddress ?? access.address);
  const basic = Buffer.from(`${access.clientId}:${access.clientSecret}`).toString('base64');
  const answer = await outgoing(endpoint, {
    method: 'POST',
    headers: {
      authorization: `Basic ${basic}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    accepts: ['application/json'],
  });
  const message = `${new URL(endpoint).origin} answers ${answer.status} where it gives tokens`;
  if (refusals.includes(answer.status)) throw new PactError('WRONG_CREDENTIAL', message);
  if (answer.status >= 500)
    throw new PactError('SERVER_ERROR', message, { answer: { status: answer.status, reason: '' } });
  if (answer.status < 200 || answer.status >= 300) throw new PactError('NOT_PACT', message);
  const token = (readJson(answer) as { access_token?: unknown }).access_token;
  // A line break would add a header.
  if (typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token))
    throw new PactError('NOT_PACT', `${new URL(endpoint).origin} gives no token`);
  return token;
}
