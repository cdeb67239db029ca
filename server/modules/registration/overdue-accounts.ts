import type { Database, Queryable } from '../../lib/database';
import { repeat } from '../../lib/repeat';
import { claimOverdue, findOverdue } from './repository';
import type { Accounts } from './service';

const lookEveryMs = 60_000;

/**
 * Creates the accounts of people who have registered and whose second request (`create-account`) never
 * arrived or failed: the network was lost, the tab was closed, or the identity provider was unreachable.
 * Returns how many were created. Several servers may do this at the same time: each account is created by
 * one. A failure does not prevent the others.
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

/** Checks for such people now and every minute; returns a function that stops it. */
export function startOverdueAccounts(
  database: Database,
  accounts: Accounts,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  return repeat(() => makeOverdueAccounts(database, accounts, onFailure), lookEveryMs, onFailure);
}
