import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

/** Browser storage for tests, which persists from page to page. */
export function newDevice(): void {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  localStorage.clear();
}
