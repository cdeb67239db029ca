import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { normaliseEmail } from '../../../core/registration/email';

const lifeSeconds = 365 * 24 * 60 * 60;

/** Remembers on a device that an account has signed in there: a cookie that grants nothing by itself. */
export interface KnownDevice {
  /** The id of the device, if `email` has signed in on it before. */
  read(request: FastifyRequest, email: string): string | undefined;
  /** Records that `email` has signed in. */
  write(request: FastifyRequest, reply: FastifyReply, email: string): void;
}

/** @param key signs the cookies; @param secure whether browsers reach the realm by HTTPS */
export function createKnownDevice(key: string, secure: boolean): KnownDevice {
  const name = secure ? '__Host-device' : 'device';
  const attributes = [
    'Path=/',
    `Max-Age=${lifeSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ];
  const sign = (id: string, email: string) =>
    createHmac('sha256', key)
      .update(`device ${id} ${normaliseEmail(email)}`)
      .digest();

  function read({ headers }: FastifyRequest, email: string): string | undefined {
    const cookie = (headers.cookie ?? '').split(/;\s*/).find((each) => each.startsWith(`${name}=`));
    const [id = '', signature = ''] = cookie?.slice(name.length + 1).split('.') ?? [];
    const given = Buffer.from(signature, 'base64url');
    const expected = sign(id, email);
    return id !== '' && given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
  }

  return {
    read,
    write(request, reply, email) {
      const id = read(request, email) ?? randomBytes(16).toString('base64url');
      const value = `${id}.${sign(id, email).toString('base64url')}`;
      reply.header('set-cookie', [`${name}=${value}`, ...attributes].join('; '));
    },
  };
}
