import type { Queryable } from '../../../lib/database';
import { findAccountByEmail } from '../../accounts';
import { endSessionsOf } from '../sessions';
import { lockFactors, removeFactors } from '../factors';
import { notifyOwner, type FactorMails } from './notify';

/**
 * Removes all second factors of an address with every session, mails its owner and writes to the audit trail.
 * @returns how many there were
 */
export async function removeFactorsOf(
  tx: Queryable,
  mails: FactorMails,
  { email, actor }: { email: string; actor: string },
): Promise<number> {
  const account = await findAccountByEmail(tx, email);
  const factors = account ? await lockFactors(tx, account.id) : [];
  if (!account || factors.length === 0) return 0;
  await removeFactors(tx, account.id);
  await endSessionsOf(tx, account.id);
  await notifyOwner(tx, mails, { accountId: account.id, event: 'cleared', factors, actor });
  return factors.length;
}
