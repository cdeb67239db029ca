import type { Database, Queryable } from '../../lib/database';
import { repeat } from '../../lib/repeat';
import { claimOverdue, findOverdue } from './repository';
import type { Accounts } from './service';

const lookEveryMs = 60_000;

/**
 * Makes the accounts of people who have registered and whose second call (`create-account`) never came or failed:
 * the network was lost, the tab was closed, or the identity provider was away. Answers how many were made. Several
 * servers may do so at once: each account is made by one. One that cannot be made keeps no other from being made.
 */
export async function makeOverdueAccounts(
  database: Database,
  accounts: Accounts,
  onFailure: (error: unknown) => void,
): Promise<number> {
  let made = 0;
  for (const projectId of await findOverdue(database)) {
    const isMade = await database
      .transaction((tx) => makeAccount(tx, accounts, projectId))
      .catch((error: unknown) => {
        onFailure(error);
        return false;
      });
    if (isMade) made += 1;
  }
  return made;
}

async function makeAccount(tx: Queryable, accounts: Accounts, projectId: number): Promise<boolean> {
  const registration = await claimOverdue(tx, projectId);
  if (!registration) return false;
  await accounts.create(tx, registration);
  return true;
}

/** Looks for such people now and every minute; answers with the end of it. */
export function startOverdueAccounts(
  database: Database,
  accounts: Accounts,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  return repeat(() => makeOverdueAccounts(database, accounts, onFailure), lookEveryMs, onFailure);
}
