import type { EditOutcome } from './actions';
import { findEdit, isOutdated, mergeOf, seenVersion, type AnyEdit } from './edit';
import { isConflict, type OutboxEntry } from './entry';
import { keepStorage } from './keep-storage';
import type { Ledger } from './ledger';
import { ownVersions } from './own-versions';
import { mergePartner } from './queue';
import { pendingWrites } from './pending-writes';
import type { Waiters } from './waiters';

interface Parts {
  ledger: Ledger;
  waiters: Waiters;
  /** Pending while the entries on the device are read. */
  opening: () => Promise<void> | undefined;
  withdraw: (entry: OutboxEntry) => Promise<boolean>;
  /** Sends what is queued; resolves when nothing more can be sent for now. */
  wake: () => Promise<void>;
}

const message = 'Nobody is signed in';
const signedOut: EditOutcome<never> = {
  status: 'refused',
  error: { status: 'SIGNED_OUT', code: 'SIGNED_OUT', message },
};

/** Shows an edit immediately, stores it on the device and sends it if possible. Resolves to the outcome. */
export type EnqueueEdit = (name: string, arg: unknown) => Promise<EditOutcome<unknown>>;

export function createEnqueueEdit({ ledger, waiters, opening, withdraw, wake }: Parts): EnqueueEdit {
  return async (name, arg) => {
    const edit = findEdit(name);
    if (!edit) throw new Error(`No edit is defined under the name ${name}`);
    const owner = ledger.owner();
    if (owner === null) return signedOut;
    const entry = entryOf(owner, edit, arg);
    // Waits only if necessary: typed text shows immediately.
    const reading = opening();
    if (reading) {
      // The page or the session may end first: the edit is recovered when they start again.
      pendingWrites.note(entry);
      await reading;
      if (ledger.owner() !== owner) return { status: 'queued' };
    }
    const partner = entry.isOutdated ? undefined : mergePartner(ledger.entries(), edit, entry.subject);
    const mergedIn = partner && (await mergeIn(partner, edit, arg));
    const { id } = mergedIn ?? (await add(entry));
    pendingWrites.forget(entry.id);
    const outcome = waiters.outcomeOf(id);
    void wake().then(() => {
      if (ledger.entries().some((entry) => entry.id === id)) keepStorage();
      waiters.conclude(id, { status: 'queued' });
    });
    return outcome.then((made) =>
      made.status === 'queued' && !mergedIn ? { ...made, withdraw: () => withdraw(entry) } : made,
    );
  };

  /** Merges this edit into the last one of its subject, if allowed; another tab may have been faster. */
  async function mergeIn(
    partner: OutboxEntry,
    edit: AnyEdit,
    arg: unknown,
  ): Promise<OutboxEntry | undefined> {
    let done = false;
    // A new key: two different contents must never share one.
    const key = crypto.randomUUID();
    const change = (now: OutboxEntry | undefined) => {
      done = now !== undefined && mergePartner([now], edit, now.subject) !== undefined;
      return done && now ? merged(edit, now, arg, key) : now;
    };
    ledger.announce(merged(edit, partner, arg, key));
    const entry = await ledger.update(partner, change, 'lasting');
    return done ? entry : undefined;
  }

  async function add(made: OutboxEntry): Promise<OutboxEntry> {
    const version = made.isOutdated
      ? made.version
      : ownVersions.newestVersion(made.owner, made.subject, made.version);
    // The newest comes last, even after the clock was set back.
    const place = Math.max(made.place, (ledger.entries().at(-1)?.place ?? 0) + 1);
    const entry = { ...made, place, ...(version !== undefined && { version }) };
    ledger.announce(entry);
    await ledger.update(entry, () => entry, 'lasting');
    return entry;
  }
}

function entryOf(owner: string, edit: AnyEdit, arg: unknown): OutboxEntry {
  const now = Date.now();
  const version = seenVersion(edit, arg);
  return {
    id: crypto.randomUUID(),
    owner,
    edit: edit.name,
    area: edit.area,
    subject: edit.subject(arg),
    needs: edit.needs?.(arg) ?? [],
    arg,
    ...(version !== undefined && { version, ...(isOutdated(arg) && { isOutdated: true as const }) }),
    key: crypto.randomUUID(),
    place: now,
    createdAt: now,
    attempts: 0,
    state: 'waiting',
  };
}

function merged(edit: AnyEdit, now: OutboxEntry, arg: unknown, key: string): OutboxEntry {
  const merge = mergeOf(findEdit(now.edit), edit);
  const both = { ...now, key, arg: merge ? merge(now.arg, arg) : arg };
  if (now.state === 'waiting') return both;
  const seen = seenVersion(edit, arg) ?? now.version;
  // The person has not seen the conflicting state, so the conflict remains.
  if (isConflict(now) && seen === now.version) return both;
  const { failure: _failure, faults: _faults, ...rest } = both;
  return { ...rest, state: 'waiting', attempts: 0, ...(seen !== undefined && { version: seen }) };
}
