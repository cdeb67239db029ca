import { backOff } from '../../lib/back-off';
import type { Database } from '../../lib/database';
import { runWhenDue } from '../../lib/run-when-due';
import { runWorkers } from '../../lib/run-workers';
import type { AccountManager } from '../account-provisioning';
import { claimDue, postpone, remove, type DueChange } from './repository';

const lookEveryMs = 30_000;
const maxWorkers = 3;
/** Until the next attempt: 15, 30, 60 seconds, ..., at most an hour. */
const waits = { firstSeconds: 15, maxSeconds: 3600 };

interface Parts {
  database: Database;
  /** Each change may be repeated. */
  accounts: Pick<AccountManager, 'create' | 'update' | 'remove'>;
  onFailure: (error: unknown) => void;
}

/** Carries out everything that is due, without a transaction; failed changes wait for their next attempt. */
export async function carryOutDue({ database, accounts, onFailure }: Parts): Promise<void> {
  const carryOut = async ({ change }: DueChange) => {
    if (change.kind === 'create') await accounts.create(database, change.person);
    else if (change.kind === 'update') await accounts.update(database, change.person);
    else await accounts.remove(database, change.email);
  };
  await runWorkers(
    maxWorkers,
    () => claimDue(database),
    async (due) => {
      try {
        await carryOut(due);
      } catch (error) {
        onFailure(error);
        await postpone(database, due.id, backOff(due.attempts, waits));
        return;
      }
      await remove(database, due.id);
    },
  );
}

/** Carries changes out as they are written, by whichever process; returns a function that stops it. */
export const startCarryingOut = (parts: Parts): (() => Promise<void>) =>
  runWhenDue({
    ...{ database: parts.database, onFailure: parts.onFailure },
    ...{ channel: 'account_changed', everyMs: lookEveryMs, work: () => carryOutDue(parts) },
  });
