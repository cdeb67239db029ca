import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { withTimeout } from '../timing/with-timeout';
import {
  goesOn,
  isSameOwner,
  isSavedAnswer,
  isSavedState,
  valueListLifetimeMs,
  type SavedAnswer,
  type SavedState,
} from './saved-state';

interface Schema extends DBSchema {
  /** One record: the session that the answers belong to. */
  state: { key: string; value: SavedState };
  answers: { key: string; value: SavedAnswer };
  /** Answers that are the same for everybody; they outlive the session. */
  lists: { key: string; value: SavedAnswer };
}

type StateDatabase = IDBPDatabase<Schema>;

const databaseName = 'app-state';
const version = 1;
const stores = ['state', 'answers', 'lists'] as const;
const current = 'current';
/** Some browsers never answer: the app starts without what was saved, then. */
const openWithinMs = 1_500;

class TooLateError extends Error {}

let opening: Promise<StateDatabase> | undefined;
let repaired = false;

/** Whether a database that could not be used, of a newer version or without its parts, was made anew. */
export function wasRepaired(): boolean {
  return repaired;
}

/** What was saved, as it is found: its owner decides whether it may be shown. */
export async function readSaved(): Promise<{ state: unknown; answers: SavedAnswer[] }> {
  return within(async (database) => {
    const [state, answers] = await Promise.all([database.get('state', current), database.getAll('answers')]);
    return { state, answers: answers.filter(isSavedAnswer) };
  });
}

/** One answer that was saved for this person, or for everybody. */
export async function readAnswer(
  cacheKey: string,
  owner: SavedState['authInfo']['profile'],
): Promise<SavedAnswer | undefined> {
  return within(async (database) => {
    const transaction = database.transaction(stores);
    const [state, answer, list] = await Promise.all([
      transaction.objectStore('state').get(current),
      transaction.objectStore('answers').get(cacheKey),
      transaction.objectStore('lists').get(cacheKey),
    ]);
    const isOwn = isSavedState(state) && isSameOwner(state.authInfo.profile, owner);
    return [isOwn ? answer : undefined, list].find(isSavedAnswer);
  });
}

/** The value lists that are not older than a day. */
export async function readLists(now: number): Promise<SavedAnswer[]> {
  const lists = await within((database) => database.getAll('lists'));
  return lists.filter(isSavedAnswer).filter(({ at }) => at <= now && now - at < valueListLifetimeMs);
}

/** Saves the session's state and some of its answers in one step; those of another session are forgotten. */
export async function save(
  state: SavedState,
  answers: readonly SavedAnswer[],
  lists: readonly SavedAnswer[],
): Promise<void> {
  await within(async (database) => {
    const transaction = database.transaction(stores, 'readwrite');
    const before: unknown = await transaction.objectStore('state').get(current);
    await Promise.all([
      ...(goesOn(before, state) ? [] : [transaction.objectStore('answers').clear()]),
      transaction.objectStore('state').put(state, current),
      ...answers.map((answer) => transaction.objectStore('answers').put(answer)),
      ...lists.map((answer) => transaction.objectStore('lists').put(answer)),
      transaction.done,
    ]);
  });
}

/** Forgets the session, unless it is one that stays; what is the same for everybody stays. */
export async function forgetSaved(stays: (state: SavedState) => boolean = () => false): Promise<void> {
  await within(async (database) => {
    const transaction = database.transaction(['state', 'answers'], 'readwrite');
    const state: unknown = await transaction.objectStore('state').get(current);
    if (isSavedState(state) && stays(state)) return;
    await Promise.all([
      transaction.objectStore('state').clear(),
      transaction.objectStore('answers').clear(),
      transaction.done,
    ]);
  });
}

async function within<Result>(work: (database: StateDatabase) => Promise<Result>): Promise<Result> {
  try {
    opening ??= open();
    return await work(await withTimeout(opening, openWithinMs, () => new TooLateError()));
  } catch (error) {
    // One that opens late is used from then on.
    if (!(error instanceof TooLateError)) opening = undefined;
    throw error;
  }
}

/** It is a copy of what the server has: one that cannot be used is made anew. */
async function open(): Promise<StateDatabase> {
  const database = await create().catch(remake);
  return stores.every((name) => database.objectStoreNames.contains(name)) ? database : remake(database);
}

async function remake(unusable: unknown): Promise<StateDatabase> {
  if (unusable instanceof Error && unusable.name !== 'VersionError') throw unusable;
  if (!(unusable instanceof Error)) (unusable as StateDatabase).close();
  repaired = true;
  await deleteDB(databaseName);
  return create();
}

function create(): Promise<StateDatabase> {
  return openDB<Schema>(databaseName, version, {
    upgrade: (database) => {
      database.createObjectStore('state');
      database.createObjectStore('answers', { keyPath: 'cacheKey' });
      database.createObjectStore('lists', { keyPath: 'cacheKey' });
    },
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated: () => (opening = undefined),
  });
}
