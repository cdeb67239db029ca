import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * Addresses in IPv4 that are not on the public internet (IANA, IPv4 Special-Purpose Address Registry;
 * multicast).
 */
const specialIPv4 = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  specialIPv4.addSubnet(net, prefix, 'ipv4');

const globalIPv6 = new BlockList();
globalIPv6.addSubnet('2000::', 3, 'ipv6');

/**
 * Within the global addresses of IPv6: protocols and documentation, and tunnels, which lead to any IPv4
 * address.
 */
const specialIPv6 = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  specialIPv6.addSubnet(net, prefix, 'ipv6');

/**
 * Whether this is an IP address on the public internet: not of this machine, its network or a private one.
 */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  if (!isIPv6(address)) return isIPv4(address) && !specialIPv4.check(address, 'ipv4');
  return globalIPv6.check(address, 'ipv6') && !specialIPv6.check(address, 'ipv6');
}

/** The host of a URL, an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Whether a host is private wherever it is resolved: such an IP address, or a name of the machine itself. */
export const isPrivateHost = (host: string): boolean =>
  isIP(host) ? !isPublicAddress(host) : /(^|\.)localhost\.?$/.test(host);
