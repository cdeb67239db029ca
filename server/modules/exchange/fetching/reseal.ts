import type { Queryable } from '../../../lib/database';
import type { SecretBox } from '../../../lib/secret-box';
import { lockSealed, setSealed } from './sources-repository';

/** Seals every secret of a partner with the new key. Answers how many could not be opened; they stay as they are. */
export async function resealSecrets(tx: Queryable, before: SecretBox, after: SecretBox): Promise<number> {
  let lost = 0;
  for (const { partnerId, sealed } of await lockSealed(tx)) {
    const secret = before.open(sealed, partnerId);
    if (secret === undefined) lost++;
    else await setSealed(tx, partnerId, after.seal(secret, partnerId));
  }
  return lost;
}
