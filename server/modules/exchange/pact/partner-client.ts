import type { Outgoing } from '../../../lib/outgoing/outgoing';
import type { SecretBox } from '../../../lib/secret-box';
import { createPactClient, type PactClient } from './pact-client';
import { PactError } from './pact-error';
import type { StoredSource } from './sources-repository';

/** What calls to partners need. */
export interface ClientParts {
  outgoing: Outgoing;
  box: SecretBox;
}

/** @throws PactError for a secret that was sealed with another key */
export function clientOf(source: StoredSource, { outgoing, box }: ClientParts): PactClient {
  const { address, signInAddress, clientId, sealed, partnerId } = source;
  const clientSecret = box.open(sealed, partnerId);
  if (clientSecret === undefined)
    throw new PactError('SECRET_UNREADABLE', 'The secret was kept with another key; enter it again');
  return createPactClient(outgoing, { address, signInAddress, clientId, clientSecret });
}

/** The calls end with `stopping`. */
export const abortedBy = (stopping: AbortSignal, { outgoing, box }: ClientParts): ClientParts => ({
  outgoing: (address, call) => outgoing(address, { ...call, signal: stopping }),
  box,
});
