import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { findEdit, type AnyEdit, type Version } from './edit';
import type { OutboxEntry } from './entry';
import { createEntryStore, type EntryStore } from './entry-store';
import { entriesChanged, outboxOpened, outboxRead, outboxSlice, storageChanged } from './outbox-slice';
import type { Overlay } from './overlay';
import { ownSteps } from './own-steps';
import type { Patch } from './patch';
import { mayChange } from './queue';
import { joinTabs, type OutboxNews } from './tabs';
import { whatIsUnderstood } from './understood';
import { unwritten } from './unwritten';

export interface OutboxStore {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
}

type News = Omit<OutboxNews, 'owner'>;
type RootState = Parameters<typeof outboxSlice.selectors.selectOutbox>[0];

/** The entries of the person who is signed in: in the store, on the device, in the other tabs, over cached answers. */
export interface Ledger extends Pick<EntryStore, 'lease' | 'release'> {
  owner(): string | null;
  entries(): readonly OutboxEntry[];
  open(owner: string): Promise<void>;
  close(): void;
  /** Takes over what is on the device: other tabs may have changed it. */
  read(): Promise<void>;
  /** As `EntryStore.update`, and made known everywhere. */
  update(...change: Parameters<EntryStore['update']>): Promise<OutboxEntry | undefined>;
  /** Shows an entry at once, before the device has it. */
  announce(entry: OutboxEntry): void;
  /** The server has taken an edit. */
  settle(entry: OutboxEntry, answer: unknown, version: Version | undefined): Promise<void>;
  /** Shows all unsent edits over the cached answers. */
  show(): void;
}

/**
 * `onNews` hears of every change, made in this tab or in another; `onLate` when the device, given up, can be read
 * after all.
 */
export function createLedger(
  { dispatch, getState }: OutboxStore,
  overlay: Overlay,
  onNews: (news: News) => void,
  onLate: () => void,
): Ledger {
  const state = () => outboxSlice.selectors.selectOutbox(getState() as RootState);
  const store = createEntryStore((trouble) => {
    if (state().trouble !== trouble) dispatch(storageChanged(trouble));
  }, onLate);

  /** What is shown already and just being written. */
  const announced = new Map<string, OutboxEntry>();

  function takeIn(news: News): void {
    const { put = [], remove = [], settled } = news;
    dispatch(entriesChanged({ put, remove }));
    const edit = settled && findEdit(settled.entry.edit);
    if (edit) overlay.settle(settledPatches(edit, settled));
    onNews(news);
  }

  // Joined with the first session: prebuilt pages hold a store, too, and their build has no tabs.
  let tabs: ReturnType<typeof joinTabs> | undefined;
  const hear = ({ owner, ...news }: OutboxNews) => {
    if (owner !== state().owner) return;
    takeIn(news);
    show();
  };

  function publish(owner: string, news: News): void {
    tabs?.tell({ owner, ...news });
    if (owner === state().owner) takeIn(news);
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

  /** Keeps what a page was still writing when it ended. */
  async function takeOver(entry: OutboxEntry): Promise<void> {
    const kept = await store.update(entry, (now) => (now && !mayChange(now) ? now : entry), 'lasting');
    // What it was to become one with is on its way by now: it goes behind it.
    if (kept && kept.key !== entry.key) {
      const behind = { ...entry, id: crypto.randomUUID(), place: entry.place + 1 };
      await store.update(behind, () => behind, 'lasting');
    }
    unwritten.forget(entry.id);
  }

  return {
    owner: () => state().owner,
    entries: () => state().entries,
    async open(owner) {
      tabs ??= joinTabs(hear);
      dispatch(outboxOpened(owner));
      for (const entry of unwritten.left(owner)) await takeOver(entry);
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
      unwritten.note(entry);
      const { entries } = state();
      const isNew = !entries.some(({ id }) => id === entry.id);
      if (isNew) overlay.add(patchesOf(entry));
      else show(entries.map((known) => (known.id === entry.id ? entry : known)));
      // The store tells of changed answers with the next frame; of this at once, and of them with it.
      dispatch(entriesChanged({ put: [entry] }));
    },
    async update(entry, change, durability) {
      const next = await store.update(entry, change, durability);
      if (announced.delete(entry.id)) unwritten.forget(entry.id);
      publish(entry.owner, next ? { put: [next] } : { remove: [entry.id] });
      return next;
    },
    async settle(entry, answer, version) {
      if (version !== undefined) ownSteps.add(entry.owner, entry.subject, entry.version, version);
      await store.update(entry, () => undefined);
      publish(entry.owner, { remove: [entry.id], settled: { entry, answer } });
    },
    show: () => show(),
    lease: store.lease,
    release: store.release,
  };
}

function settledPatches(edit: AnyEdit, { entry, answer }: NonNullable<News['settled']>): readonly Patch[] {
  return whatIsUnderstood(() => (edit.settled ? edit.settled(entry.arg, answer) : edit.show(entry.arg)));
}

function patchesOf({ edit, arg }: OutboxEntry): readonly Patch[] {
  return whatIsUnderstood(() => findEdit(edit)?.show(arg) ?? []);
}
