import { waitFor } from '@testing-library/react';
import { screenStore } from '../../../tests/support/web/api-store';
import { newDevice } from '../../../tests/support/web/device';
import { anna } from '../../../tests/support/web/fake-auth';
import { stubNetwork, type Call } from '../../../tests/support/web/stub-network';
import { signedOut } from '../session/session-slice';
import { editMade } from './actions';
import { defineEdit } from './edit';
import { ownerOf, type OutboxEntry } from './entry';
import { createEntryStore, writesDone } from './entry-store';
import { outboxSlice } from './outbox-slice';
import { isPendingWriteKey } from '../storage/pending-write-key';

interface Line {
  text: string;
}

const line = defineEdit<Line, unknown>({
  name: 'test.unwritten',
  area: 'requests',
  request: (body) => ({ url: '/lines', method: 'PUT', body }),
  subject: () => 'line',
  merge: (_earlier, later) => later,
  show: () => [],
  label: () => ({ key: 'field.answer' }),
});
const put = 'PUT /api/lines';

const opened: ReturnType<typeof screenStore>[] = [];

type Page = ReturnType<typeof startPage>;

/** A page that has not read the device yet. */
function startPage() {
  const store = screenStore();
  opened.push(store);
  const outbox = () => outboxSlice.selectors.selectOutbox(store.getState() as never);
  return {
    ready: () => waitFor(() => expect(outbox().ready).toBe(true)),
    write: (text: string) =>
      store.dispatch(editMade({ name: line.name, arg: { text } })) as unknown as Promise<unknown>,
    texts: () => outbox().entries.map(({ arg }) => (arg as Line).text),
    end: () => store.dispatch(signedOut()),
  };
}

async function openPage(): Promise<Page> {
  const page = startPage();
  await page.ready();
  return page;
}

/** Simulates a reload: the database has its earlier content and nothing of the pending write. */
async function endsWhileWriting(page: Page, text: string, before: OutboxEntry[] = []): Promise<void> {
  const written = page.write(text);
  const left = Object.entries(localStorage) as [string, string][];
  page.end();
  await written;
  await writesDone();
  newDevice();
  for (const entry of before) await device().update(entry, () => entry);
  for (const [key, value] of left) localStorage.setItem(key, value);
}

const noted = () => Object.keys(localStorage).filter(isPendingWriteKey);
const texts = (calls: readonly Call[]) => calls.map(({ body }) => (body as Line).text);

beforeEach(newDevice);
afterEach(() => {
  jest.restoreAllMocks();
  for (const store of opened.splice(0)) store.dispatch(signedOut());
  localStorage.clear();
});

it('recovers an edit whose page ended before the database had it, and sends it once', async () => {
  stubNetwork({});
  await endsWhileWriting(await openPage(), 'typed just before the reload');

  const { to } = stubNetwork({ [put]: {} });
  const second = await openPage();
  await waitFor(() => expect(texts(to(put))).toEqual(['typed just before the reload']));
  await waitFor(() => expect(second.texts()).toEqual([]));
  expect(noted()).toEqual([]);
});

it('prefers what was typed last over what the database has of the same answer', async () => {
  stubNetwork({});
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const first = await openPage();
  await first.write('33');
  await endsWhileWriting(first, '34', await entriesOnDevice());

  const second = await openPage();
  expect(second.texts()).toEqual(['34']);
});

it('queues it behind an edit that is already being sent', async () => {
  stubNetwork({});
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const first = await openPage();
  await first.write('33');
  const onItsWay = (await entriesOnDevice()).map((entry) => ({ ...entry, attempts: 1 }));
  await endsWhileWriting(first, '34', onItsWay);

  const second = await openPage();
  expect(second.texts()).toEqual(['33', '34']);
});

it('recovers what was typed before the device was read', async () => {
  stubNetwork({});
  await endsWhileWriting(startPage(), 'typed while the page was starting');

  const { to } = stubNetwork({ [put]: {} });
  const second = await openPage();
  await waitFor(() => expect(texts(to(put))).toEqual(['typed while the page was starting']));
  await waitFor(() => expect(second.texts()).toEqual([]));
  expect(noted()).toEqual([]);
});

it('leaves nothing behind once the database has it', async () => {
  stubNetwork({});
  const page = await openPage();
  const written = page.write('kept');
  expect(noted()).toHaveLength(1);
  await written;
  expect(noted()).toEqual([]);
});

const device = () =>
  createEntryStore(
    () => undefined,
    () => undefined,
  );
const entriesOnDevice = async () => (await device().read(ownerOf(anna))).entries;
