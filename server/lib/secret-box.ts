import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Protects third-party secrets that have to be read again: sealed with AES-256-GCM. */
export interface SecretBox {
  /** @param place what the secret belongs to: it cannot be opened for any other */
  seal: (text: string, place: string) => string;
  /** Undefined for what was sealed with another key or for another place. */
  open: (sealed: string, place: string) => string | undefined;
}

const cipher = 'aes-256-gcm';
const tagLength = 16;
const nonceLength = 12;

/** @param keys any texts of at least 32 random characters; the first one seals, all of them open. At least one. */
export function createSecretBox(keys: readonly string[]): SecretBox {
  const derived = keys.map((key) => createHash('sha256').update(key).digest());
  const [first] = derived;
  if (!first) throw new Error('Secrets cannot be kept without a key.');
  return {
    seal(text, place) {
      const nonce = randomBytes(nonceLength);
      const sealing = createCipheriv(cipher, first, nonce).setAAD(Buffer.from(place));
      const data = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), data]).toString('base64url');
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const key of derived) {
        try {
          const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceLength), {
            authTagLength: tagLength,
          });
          opening.setAAD(Buffer.from(place));
          opening.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
          const data = bytes.subarray(nonceLength + tagLength);
          return Buffer.concat([opening.update(data), opening.final()]).toString('utf8');
        } catch {
          // Sealed with another key.
        }
      }
      return undefined;
    },
  };
}
