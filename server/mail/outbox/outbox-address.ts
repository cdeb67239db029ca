import type { Config } from '../../config';
import { isLoopbackName } from '../../identity/loopback';

export type OutboxPlace = Pick<Config, 'localUrl' | 'publicUrl' | 'trustedProxies'>;

/**
 * Where someone on this machine can read the stored mails. Nowhere through a proxy with a public address, nor where
 * the machine has no local address.
 */
export function outboxAddress({ localUrl, publicUrl, trustedProxies }: OutboxPlace): string | undefined {
  const address = trustedProxies === 0 ? localUrl : publicUrl;
  return isLoopbackName(new URL(address).hostname) ? `${address}/dev/outbox/` : undefined;
}
