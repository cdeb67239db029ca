import type { AccountManager } from '../account-provisioning';
import { enqueue } from './repository';

/**
 * Accounts of another system: changes are queued with the transaction that causes them, so that it neither waits for
 * that system nor is rolled back by it. Everything else is asked for immediately, outside transactions.
 */
export const queuedAccounts = (accounts: AccountManager): AccountManager => ({
  ...accounts,
  create: (tx, person) => enqueue(tx, person.email, { kind: 'create', person }),
  update: (tx, person) => enqueue(tx, person.email, { kind: 'update', person }),
  remove: (tx, email) => enqueue(tx, email, { kind: 'remove', email }),
});
