import { Address6 } from 'ip-address';
import { isIPv6 } from 'node:net';

/**
 * The network that one customer of a provider has: the IPv4 address, also in IPv6 notation, or the first 64 bits of an
 * IPv6 address, since a single machine has all others. As `@fastify/rate-limit` groups requests.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = new Address6(address);
  return parsed.isMapped4()
    ? parsed.to4().correctForm()
    : new Address6(`${address}/64`).startAddress().correctForm();
}
