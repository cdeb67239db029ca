import type { Queryable } from './database';
import type { SecretBox } from './secret-box';

/** A table with sealed secrets. */
export interface EncryptedSecrets {
  /** All of them, locked until the transaction ends; `place` is what each was sealed for. */
  lock: (tx: Queryable) => Promise<{ id: string; place: string; sealed: string }[]>;
  set: (tx: Queryable, id: string, sealed: string) => Promise<void>;
}

/** Seals every secret with the new key. Returns how many could not be opened; they stay unchanged. */
export async function reencrypt(
  tx: Queryable,
  secrets: EncryptedSecrets,
  { before, after }: { before: SecretBox; after: SecretBox },
): Promise<number> {
  let lost = 0;
  for (const { id, place, sealed } of await secrets.lock(tx)) {
    const secret = before.open(sealed, place);
    if (secret === undefined) lost++;
    else await secrets.set(tx, id, after.seal(secret, place));
  }
  return lost;
}
