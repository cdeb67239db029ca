import { api } from '../api/api';
import { dependentEdits } from './dependent-edits';
import { findEdit, versionOf } from './edit';
import { isConflict, type OutboxEntry } from './entry';
import type { Ledger, OutboxStore } from './ledger';
import type { Overlay } from './overlay';
import { nextOf } from './queue';
import { orEmptyOnError } from './or-empty-on-error';

type Change = (now: OutboxEntry) => OutboxEntry;

/** What a person can do about a refused edit, or about one that was never sent. */
export interface Decisions {
  /** Sends it again unchanged. */
  retry(id: string): Promise<void>;
  /** Discards it and the edits built on it; the server's state is shown. */
  discard(id: string): Promise<void>;
  /** Removes an unsent entry, unless it was changed meanwhile; returns whether it did. */
  withdraw(made: OutboxEntry): Promise<boolean>;
  /** Sends it again, overwriting the server's current state. */
  keepMine(id: string): Promise<void>;
}

export function createDecisions({ dispatch }: OutboxStore, ledger: Ledger, overlay: Overlay): Decisions {
  const find = (id: string) => ledger.entries().find((entry) => entry.id === id);

  async function sendAgain(id: string, change: Change): Promise<void> {
    const entry = find(id);
    // The same key: a request that arrived although its response was lost or unreadable takes effect once.
    const again = (now: OutboxEntry | undefined) => {
      if (now?.state !== 'refused') return now;
      const { failure: _failure, faults: _faults, ...rest } = change(now);
      return { ...rest, state: 'waiting' as const, attempts: 0 };
    };
    if (entry) await ledger.update(entry, again, 'lasting');
  }

  return {
    retry: (id) => sendAgain(id, (now) => now),
    keepMine: (id) =>
      sendAgain(id, (now) => {
        const edit = findEdit(now.edit);
        const current = now.failure?.details;
        const version = edit && versionOf(edit, current);
        const { isOutdated: _isOutdated, ...known } = now;
        const arg = edit?.keepMine && current !== undefined ? edit.keepMine(now.arg, current) : now.arg;
        return { ...known, arg, key: crypto.randomUUID(), ...(version !== undefined && { version }) };
      }),
    async withdraw({ id, key }) {
      const entry = find(id);
      if (!entry || nextOf(ledger.entries(), entry) || dependentEdits(ledger.entries(), entry).length > 0)
        return false;
      let isGone = false;
      await ledger.update(entry, (now) => {
        isGone = now?.key === key && now.attempts === 0;
        return isGone ? undefined : now;
      });
      ledger.show();
      return isGone;
    },
    async discard(id) {
      const entry = find(id);
      const edit = entry && findEdit(entry.edit);
      if (!entry) return;
      for (const each of dependentEdits(ledger.entries(), entry)) await ledger.update(each, () => undefined);
      const { version } = entry;
      const next = nextOf(ledger.entries(), entry);
      if (next && version !== undefined) await ledger.update(next, (now) => now && { ...now, version });
      await ledger.update(entry, () => undefined);
      const current = isConflict(entry) ? entry.failure?.details : undefined;
      if (edit?.settled && current !== undefined) {
        overlay.settle(orEmptyOnError(() => edit.settled?.(entry.arg, current) ?? []));
      }
      ledger.show();
      if (edit?.reload?.refused) dispatch(api.util.invalidateTags(edit.reload.refused));
    },
  };
}
