import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { findEdit, type AnyEdit, type Version } from './edit';
import type { OutboxEntry } from './entry';
import { createEntryStore, type EntryStore } from './entry-store';
import { entriesChanged, outboxOpened, outboxRead, outboxSlice, storageChanged } from './outbox-slice';
import type { Overlay } from './overlay';
import { ownVersions } from './own-versions';
import type { Patch } from './patch';
import { mayChange } from './queue';
import { joinTabs, type OutboxMessage } from './tabs';
import { orEmptyOnError } from './or-empty-on-error';
import { pendingWrites } from './pending-writes';

export interface OutboxStore {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
}

type LedgerChange = Omit<OutboxMessage, 'owner'>;
type RootState = Parameters<typeof outboxSlice.selectors.selectOutbox>[0];

/** The signed-in person's entries: in the store, on the device, in other tabs, and applied to cached answers. */
export interface Ledger extends Pick<EntryStore, 'lease' | 'release'> {
  owner(): string | null;
  entries(): readonly OutboxEntry[];
  open(owner: string): Promise<void>;
  close(): void;
  /** Loads the entries from the device: other tabs may have changed them. */
  read(): Promise<void>;
  /** Like `EntryStore.update`, and notifies the store and other tabs. */
  update(...change: Parameters<EntryStore['update']>): Promise<OutboxEntry | undefined>;
  /** Shows an entry immediately, before the device has stored it. */
  announce(entry: OutboxEntry): void;
  /** Removes an edit that the server has accepted. */
  settle(entry: OutboxEntry, answer: unknown, version: Version | undefined): Promise<void>;
  /** Applies all unsent edits to the cached answers. */
  show(): void;
}

/** `onChange` is called on every change, in this tab or another; `onLate` when the device can be read after a timeout. */
export function createLedger(
  { dispatch, getState }: OutboxStore,
  overlay: Overlay,
  onChange: (change: LedgerChange) => void,
  onLate: () => void,
): Ledger {
  const state = () => outboxSlice.selectors.selectOutbox(getState() as RootState);
  const store = createEntryStore((storageFault) => {
    if (state().storageFault !== storageFault) dispatch(storageChanged(storageFault));
  }, onLate);

  /** Entries that are shown and still being written. */
  const announced = new Map<string, OutboxEntry>();

  function applyChange(change: LedgerChange): void {
    const { put = [], remove = [], settled } = change;
    dispatch(entriesChanged({ put, remove }));
    const edit = settled && findEdit(settled.entry.edit);
    if (edit) overlay.settle(settledPatches(edit, settled));
    onChange(change);
  }

  // Joined with the first session: prerendered pages have a store too, and their build has no tabs.
  let tabs: ReturnType<typeof joinTabs> | undefined;
  const onMessage = ({ owner, ...change }: OutboxMessage) => {
    if (owner !== state().owner) return;
    applyChange(change);
    show();
  };

  function publish(owner: string, change: LedgerChange): void {
    tabs?.post({ owner, ...change });
    if (owner === state().owner) applyChange(change);
  }

  function show(entries = state().entries): void {
    overlay.show(entries.flatMap(patchesOf));
  }

  async function read(): Promise<void> {
    const { owner } = state();
    if (owner === null) return;
    const { entries, removed } = await store.read(owner);
    if (owner !== state().owner) return;
    const written = entries.filter(({ id }) => !announced.has(id));
    dispatch(outboxRead({ entries: [...written, ...announced.values()], removed }));
  }

  /** Recovers an entry that a page was still writing when it ended. */
  async function takeOver(entry: OutboxEntry): Promise<void> {
    const kept = await store.update(entry, (now) => (now && !mayChange(now) ? now : entry), 'lasting');
    // The entry it was merged with is already being sent: it is queued behind that one.
    if (kept && kept.key !== entry.key) {
      const behind = { ...entry, id: crypto.randomUUID(), place: entry.place + 1 };
      await store.update(behind, () => behind, 'lasting');
    }
    pendingWrites.forget(entry.id);
  }

  return {
    owner: () => state().owner,
    entries: () => state().entries,
    async open(owner) {
      tabs ??= joinTabs(onMessage);
      dispatch(outboxOpened(owner));
      for (const entry of pendingWrites.left(owner)) await takeOver(entry);
      await read();
      if (owner === state().owner) show();
    },
    close() {
      overlay.show([]);
      overlay.clear();
      announced.clear();
      dispatch(outboxOpened(null));
    },
    read,
    announce(entry) {
      announced.set(entry.id, entry);
      pendingWrites.note(entry);
      const { entries } = state();
      const isNew = !entries.some(({ id }) => id === entry.id);
      if (isNew) overlay.add(patchesOf(entry));
      else show(entries.map((known) => (known.id === entry.id ? entry : known)));
      // The store batches notifications of changed answers into the next frame; this dispatch flushes them with it.
      dispatch(entriesChanged({ put: [entry] }));
    },
    async update(entry, change, durability) {
      const next = await store.update(entry, change, durability);
      if (announced.delete(entry.id)) pendingWrites.forget(entry.id);
      publish(entry.owner, next ? { put: [next] } : { remove: [entry.id] });
      return next;
    },
    async settle(entry, answer, version) {
      if (version !== undefined) ownVersions.add(entry.owner, entry.subject, entry.version, version);
      await store.update(entry, () => undefined);
      publish(entry.owner, { remove: [entry.id], settled: { entry, answer } });
    },
    show: () => show(),
    lease: store.lease,
    release: store.release,
  };
}

function settledPatches(
  edit: AnyEdit,
  { entry, answer }: NonNullable<LedgerChange['settled']>,
): readonly Patch[] {
  return orEmptyOnError(() => (edit.settled ? edit.settled(entry.arg, answer) : edit.show(entry.arg)));
}

function patchesOf({ edit, arg }: OutboxEntry): readonly Patch[] {
  return orEmptyOnError(() => findEdit(edit)?.show(arg) ?? []);
}
