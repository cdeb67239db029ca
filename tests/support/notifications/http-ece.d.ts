declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Decrypts a message of the Push API (RFC 8291). */
  export function decrypt(
    message: Buffer,
    options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer;
}
