import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { abortedInKeptPage, repeatedOnReturn } from '../storage/kept-page';
import { withTimeout } from '../timing/with-timeout';
import { openTimeoutMs } from './open-timeout';
import { forgetSession } from './session-engine';
import { isSavedAnswer, type SavedAnswer } from '../api/saved-answer';
import { continuesSession, isSameOwner, isSavedState, type SavedState } from './saved-state';

interface Schema extends DBSchema {
  /** One record: the session that the answers belong to. */
  state: { key: string; value: SavedState };
  answers: { key: string; value: SavedAnswer };
  /** Answers that are the same for everyone; they outlive the session. */
  lists: { key: string; value: SavedAnswer };
}

type StateDatabase = IDBPDatabase<Schema>;

const databaseName = 'saved-answers';
const version = 1;
/** Used by former versions of the app; a copy of a person's data must not stay in it. */
const formerName = 'app-state';
const stores = ['state', 'answers', 'lists'] as const;
const current = 'current';

class TooLateError extends Error {
  constructor() {
    super('The database of the saved answers does not open');
  }
}

let opening: Promise<StateDatabase> | undefined;
let repaired = false;

/** Whether an unusable database, from a newer version or without its stores, was recreated. */
export function wasRepaired(): boolean {
  return repaired;
}

interface Found {
  state: SavedState | undefined;
  answers: SavedAnswer[];
  lists: SavedAnswer[];
}

/** The saved state as found: its owner decides whether it may be shown. Waits until the database is open. */
export async function readSaved(): Promise<Found> {
  return withDatabase(
    repeated(async (database) => {
      const transaction = abortedInKeptPage(database.transaction(stores));
      const [state, answers, lists] = await Promise.all([
        transaction.objectStore('state').get(current),
        transaction.objectStore('answers').getAll(),
        transaction.objectStore('lists').getAll(),
      ]);
      return { state, answers: answers.filter(isSavedAnswer), lists: lists.filter(isSavedAnswer) };
    }),
  );
}

/** One answer saved for this person, or for everyone. */
export async function readAnswer(
  cacheKey: string,
  owner: SavedState['authInfo']['profile'],
): Promise<SavedAnswer | undefined> {
  return inTime(async (database) => {
    const transaction = abortedInKeptPage(database.transaction(stores));
    const [state, answer, list] = await Promise.all([
      transaction.objectStore('state').get(current),
      transaction.objectStore('answers').get(cacheKey),
      transaction.objectStore('lists').get(cacheKey),
    ]);
    const isOwn = isSavedState(state) && isSameOwner(state.authInfo.profile, owner);
    return [isOwn ? answer : undefined, list].find(isSavedAnswer);
  });
}

interface Answers {
  all: readonly SavedAnswer[];
  changed: readonly SavedAnswer[];
}

/**
 * Saves the owner and the changed answers in one transaction. If another session was saved before, it is removed and
 * all answers are written.
 */
export async function save(
  state: SavedState,
  { all, changed }: Answers,
  lists: readonly SavedAnswer[],
): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = abortedInKeptPage(database.transaction(stores, 'readwrite'));
    const answers = transaction.objectStore('answers');
    const before: unknown = await transaction.objectStore('state').get(current);
    const isSame = continuesSession(before, state);
    if (!isSame) await answers.clear();
    await transaction.objectStore('state').put(state, current);
    // One after another: the main thread copies each, which takes 10 ms for a list of 1,000 requests.
    for (const answer of isSame ? changed : all) await answers.put(answer);
    for (const answer of lists) await transaction.objectStore('lists').put(answer);
    await transaction.done;
  });
}

/** Removes the session from both storages unless `stays` accepts it; what is the same for everyone stays. */
export async function forgetSaved(stays: (state: SavedState) => boolean = () => false): Promise<void> {
  forgetSession((state) => isSavedState(state) && stays(state));
  await inTime(
    repeated(async (database) => {
      const transaction = abortedInKeptPage(database.transaction(['state', 'answers'], 'readwrite'));
      const state: unknown = await transaction.objectStore('state').get(current);
      if (isSavedState(state) && stays(state)) return;
      await Promise.all([
        transaction.objectStore('state').clear(),
        transaction.objectStore('answers').clear(),
        transaction.done,
      ]);
    }),
  );
}

type Work<Result> = (database: StateDatabase) => Promise<Result>;

/** For work that is still right when the person goes back to the page. */
const repeated =
  <Result>(work: Work<Result>): Work<Result> =>
  (database) =>
    repeatedOnReturn(() => work(database));

/** For work that someone waits for. A database that opens late is used from then on. */
function inTime<Result>(work: Work<Result>): Promise<Result> {
  return withDatabase(work, (opened) => withTimeout(opened, openTimeoutMs, () => new TooLateError()));
}

async function withDatabase<Result>(
  work: Work<Result>,
  wait = (opened: Promise<StateDatabase>) => opened,
): Promise<Result> {
  try {
    opening ??= open();
    return await work(await wait(opening));
  } catch (error) {
    if (!(error instanceof TooLateError)) opening = undefined;
    throw error;
  }
}

/** The database is a copy of server data: an unusable one is recreated. */
async function open(): Promise<StateDatabase> {
  // A tab that still runs such a version recreates the database, so it is deleted on each start.
  void deleteDB(formerName).catch(() => undefined);
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
