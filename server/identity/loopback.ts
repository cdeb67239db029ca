import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';

/** The server's surroundings: its public address, and the number of proxies in front. */
export type ProxyConfig = Pick<Config, 'publicUrl' | 'trustedProxies'>;

const isLoopback = (address: string) => /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/.test(address.trim());

/** Whether a host of an address, without the port, is a loopback name. */
export const isLoopbackName = (host: string) =>
  /^([^.]+\.)*localhost$|^127(\.\d{1,3}){3}$|^\[::1\]$/i.test(host);

/**
 * Whether a request comes from the machine the server runs on. A proxy, known to the server or not, does not
 * make it local: every address it names must be of this machine too, and so must the requested host. Through
 * a known proxy that names no address, or that is behind a public address, no request is local.
 */
export function isLoopbackRequest(
  request: FastifyRequest,
  { publicUrl, trustedProxies }: ProxyConfig,
): boolean {
  const { host = '', forwarded, 'x-forwarded-for': forwardedFor } = request.headers;
  const isPublic = !isLoopbackName(new URL(publicUrl).hostname);
  if (trustedProxies > 0 && (isPublic || forwardedFor === undefined)) return false;
  const named = [forwardedFor ?? []].flat().flatMap((list) => list.split(','));
  return (
    forwarded === undefined &&
    isLoopbackName(host.replace(/:\d+$/, '')) &&
    [request.socket.remoteAddress ?? '', request.ip, ...named].every(isLoopback)
  );
}
