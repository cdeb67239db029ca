import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

/** A browser's storage for tests: what pages leave in it is there for the next page. */
export function newDevice(): void {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  localStorage.clear();
}
