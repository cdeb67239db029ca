import { waitFor } from '@testing-library/react';
import { newDevice } from '../../../tests/support/web/device';
import type { StorageFault } from './database';
import type { OutboxEntry } from './entry';
import { createEntryStore } from './entry-store';

const owner = '42/7';
const entryOf = (id: string): OutboxEntry => ({
  id,
  owner,
  edit: 'test.write',
  area: 'requests',
  subject: `note/${id}`,
  needs: [],
  arg: {},
  key: `key of ${id}`,
  place: 1,
  createdAt: 1,
  attempts: 0,
  state: 'waiting',
});

const onLate = jest.fn();

/** The storage as a page opens it. */
function openPage() {
  const storageFaults: (StorageFault | null)[] = [];
  const store = createEntryStore((storageFault) => storageFaults.push(storageFault), onLate);
  return {
    ...store,
    storageFault: () => storageFaults.at(-1),
    add: (id: string) => store.update(entryOf(id), () => entryOf(id)),
    ids: async () => (await store.read(owner)).entries.map(({ id }) => id).sort(),
  };
}

beforeEach(() => {
  newDevice();
  onLate.mockClear();
});
afterEach(() => jest.restoreAllMocks());

it('keeps in memory what does not fit, and reports it until all of it is on the device', async () => {
  const page = openPage();
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  put.mockImplementation(function (this: IDBObjectStore, entry: OutboxEntry) {
    if (entry.id === 'a') throw new DOMException('No space is left.', 'QuotaExceededError');
    return this.add(entry);
  } as never);
  await page.add('a');
  expect(page.storageFault()).toBe('full');
  await page.add('b');
  // The second is on the device, the first is not: closing the tab would still lose it.
  expect(page.storageFault()).toBe('full');
  expect(await openPage().ids()).toEqual(['b']);

  put.mockRestore();
  await page.add('c');
  expect(page.storageFault()).toBeNull();
  expect(await openPage().ids()).toEqual(['a', 'b', 'c']);
});

it('does not wait for a database that never opens, and moves the edits made meanwhile into it when it does', async () => {
  // A database pending deletion cannot be opened, and it is not deleted while a connection is open.
  const other = await rawDatabase(1);
  indexedDB.deleteDatabase('outbox');
  const page = openPage();
  await page.add('a');
  expect(page.storageFault()).toBe('blocked');
  expect(await page.ids()).toEqual(['a']);

  other.close();
  await waitFor(() => expect(onLate).toHaveBeenCalledTimes(1));
  expect(await page.ids()).toEqual(['a']);
  expect(page.storageFault()).toBeNull();
  expect(await openPage().ids()).toEqual(['a']);
});

it('blocks no other page while the browser keeps this one for going back, and repeats its writes when shown', async () => {
  const kept = openPage();
  await kept.add('a');
  const written = kept.add('b');
  window.dispatchEvent(transition('pagehide'));
  const begunLater = kept.add('c');
  const other = await rawDatabase(1);
  const ids = other.transaction('entries', 'readwrite').objectStore('entries').getAllKeys();
  await new Promise((resolve) => ids.addEventListener('success', resolve));
  expect(ids.result).toEqual(['a']);
  other.close();

  window.dispatchEvent(transition('pageshow'));
  await Promise.all([written, begunLater]);
  expect(kept.storageFault()).toBeNull();
  expect(await openPage().ids()).toEqual(['a', 'b', 'c']);
});

it('removes broken entries, but not those that a newer version of the app has left', async () => {
  const strange = { ...entryOf('strange'), arg: 'not an object any more' };
  await openPage().update(entryOf('strange'), () => strange as never);
  expect(await openPage().read(owner)).toEqual({ entries: [], removed: 1 });
  expect(await openPage().read(owner)).toEqual({ entries: [], removed: 0 });

  await openPage().update(entryOf('strange'), () => strange as never);
  (await rawDatabase(2)).close();
  await openPage().add('own');
  expect(await openPage().read(owner)).toMatchObject({ entries: [{ id: 'own' }], removed: 0 });
  const newer = await rawDatabase(2);
  const kept = newer.transaction('entries').objectStore('entries').getAllKeys();
  await new Promise((resolve) => kept.addEventListener('success', resolve));
  expect(kept.result).toEqual(['own', 'strange']);
  newer.close();
});

/** The page is left, and the browser keeps it; or it shows a kept page again. */
const transition = (type: 'pagehide' | 'pageshow') => Object.assign(new Event(type), { persisted: true });

function rawDatabase(version: number): Promise<IDBDatabase> {
  const opening = indexedDB.open('outbox', version);
  return new Promise((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error as Error);
  });
}
