import type { FastifyRequest } from 'fastify';

const isLoopback = (address: string) => /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/.test(address.trim());

/**
 * Whether a request comes from the machine the server runs on. A proxy in front, known to the server or not,
 * is no such thing: every address it names must be of this machine too.
 */
export function comesFromThisMachine(request: FastifyRequest): boolean {
  const forwardedFor = request.headers['x-forwarded-for'] ?? [];
  const named = (Array.isArray(forwardedFor) ? forwardedFor : [forwardedFor]).flatMap((list) =>
    list.split(','),
  );
  return (
    request.headers.forwarded === undefined &&
    [request.socket.remoteAddress ?? '', request.ip, ...named].every(isLoopback)
  );
}
