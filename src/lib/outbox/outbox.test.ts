import { waitFor } from '@testing-library/react';
import { anna } from '../../../tests/support/web/fake-auth';
import { screenStore } from '../../../tests/support/web/api-store';
import { newDevice } from '../../../tests/support/web/device';
import { refusal, stubNetwork, type Call } from '../../../tests/support/web/stub-network';
import { api } from '../api/api';
import { signedIn, signedOut } from '../session/session-slice';
import { editDiscarded, editMade, editRetried, mineKept, type EditOutcome } from './actions';
import { defineEdit } from './edit';
import { outboxSlice } from './outbox-slice';
import { patch } from './patch';

// A busy machine opens a database late. What never opens still fails.
jest.mock('../timing/with-timeout', () => ({ withTimeout: <Result>(promise: Promise<Result>) => promise }));

interface Note {
  id: string;
  text: string;
  version: number;
}

const { getNotes } = api.injectEndpoints({
  endpoints: (build) => ({
    getNotes: build.query<Note[], number>({
      query: () => ({ url: '/notes' }),
      providesTags: ['CustomerRequests'],
    }),
  }),
}).endpoints;

interface Write {
  id: string;
  text: string;
  version?: number;
}

const change = ({ id }: Write, to: (note: Note) => Note) =>
  patch(getNotes, 1, (notes) => notes.map((note) => (note.id === id ? to(note) : note)));
const label = () => ({ key: 'field.answer' as const });
const subject = ({ id }: Write) => `note/${id}`;

const write = defineEdit<Write, Note>({
  name: 'test.write',
  area: 'requests',
  request: ({ id, text }, version) => ({ url: `/notes/${id}`, method: 'PUT', body: { text, version } }),
  subject,
  merge: (_earlier, later) => later,
  show: (arg) => [change(arg, (note) => ({ ...note, text: arg.text }))],
  settled: (arg, answer) => [change(arg, () => answer)],
  compare: ({ text }, current) => [{ name: label(), mine: text, theirs: current.text }],
  label,
});

defineEdit<Write, Note>({
  name: 'test.append',
  area: 'requests',
  request: ({ id, text }, version) => ({ url: `/notes/${id}`, method: 'PUT', body: { text, version } }),
  subject,
  show: (arg) => [change(arg, (note) => ({ ...note, text: arg.text }))],
  label,
});

defineEdit<Write, Note>({
  name: 'test.create',
  area: 'requests',
  creates: true,
  request: ({ id, text }) => ({ url: '/notes', method: 'POST', body: { id, text } }),
  subject,
  show: ({ id, text }) => [patch(getNotes, 1, (notes) => void notes.push({ id, text, version: 1 }))],
  label,
});

defineEdit<Write, Note>({
  name: 'test.press',
  area: 'requests',
  request: ({ id }) => ({ url: `/notes/${id}/press`, method: 'POST', body: {} }),
  subject,
  show: (arg) => [change(arg, (note) => ({ ...note, text: 'pressed' }))],
  label,
  whenRefused: 'takeBack',
});

/** As after an update of the app that reads less than it did. */
defineEdit<Write, Note>({
  name: 'test.beyond',
  area: 'requests',
  request: ({ id, text }, version) => ({ url: `/notes/${id}`, method: 'PUT', body: { text, version } }),
  subject: ({ id }) => `beyond/${id}`,
  show: () => [],
  compare: () => {
    throw new TypeError('Cannot read properties of undefined');
  },
  label,
});

const opened: ReturnType<typeof screenStore>[] = [];

// A page of an earlier test would go on sending with the network of the next.
afterEach(() => {
  for (const store of opened.splice(0)) store.dispatch(signedOut());
});

/** A page of the app that was just opened, with the notes on screen. */
async function openPage() {
  const store = screenStore();
  opened.push(store);
  const outbox = () => outboxSlice.selectors.selectOutbox(store.getState() as never);
  const edit = (name: string, arg: Write) =>
    store.dispatch(editMade({ name, arg })) as unknown as Promise<EditOutcome<Note>>;
  await store.dispatch(getNotes.initiate(1));
  await until(() => outbox().ready);
  return {
    store,
    edit,
    write: (arg: Write) => edit(write.name, arg),
    decide: (decision: { type: string; payload: string }) =>
      store.dispatch(decision) as unknown as Promise<void>,
    entries: () => outbox().entries,
    ready: () => outbox().ready,
    texts: () =>
      getNotes
        .select(1)(store.getState() as never)
        .data?.map(({ text }) => text),
  };
}

let notes: Note[];
let away: boolean;
const list = 'GET /api/notes';
const put = 'PUT /api/notes/a';
const answerPut = ({ body }: Call) => {
  if (away) return refusal(503, 'AWAY', 'Away.');
  const { text, version } = body as Write;
  const note = notes.find(({ id }) => id === 'a') as Note;
  if (version !== undefined && version !== note.version) {
    return Response.json(
      { error: { code: 'STALE_VERSION', message: 'Stale.', details: note } },
      { status: 409 },
    );
  }
  notes = notes.map((each) => (each.id === 'a' ? { id: 'a', text, version: each.version + 1 } : each));
  return notes.find(({ id }) => id === 'a') as Note;
};
const back = () => {
  away = false;
  window.dispatchEvent(new Event('online'));
};

const until = (condition: () => boolean) => waitFor(() => expect(condition()).toBe(true));

beforeEach(() => {
  newDevice();
  notes = [{ id: 'a', text: 'old', version: 1 }];
  away = false;
});

it('is shown in the same moment, sent at once, and ends as the server has it', async () => {
  stubNetwork({ [list]: () => notes, [put]: answerPut });
  const page = await openPage();
  const outcome = page.write({ id: 'a', text: 'new', version: 1 });
  expect(page.texts()).toEqual(['new']);
  await expect(outcome).resolves.toEqual({ status: 'sent', answer: { id: 'a', text: 'new', version: 2 } });
  expect(page.entries()).toEqual([]);
  expect(page.texts()).toEqual(['new']);
});

it('is told in the same moment to whoever reads the answer, also as part of an edit that waits', async () => {
  stubNetwork({ [list]: () => notes, [put]: answerPut });
  away = true;
  const page = await openPage();
  const told: (readonly string[] | undefined)[] = [];
  page.store.subscribe(() => told.push(page.texts()));
  void page.write({ id: 'a', text: 'new', version: 1 });
  expect(told.at(-1)).toEqual(['new']);
  void page.write({ id: 'a', text: 'newer', version: 1 });
  expect(told.at(-1)).toEqual(['newer']);
});

it('outlives the page, lies on top of what the server says meanwhile, and is sent once', async () => {
  const { to } = stubNetwork({ [list]: () => notes, [put]: answerPut });
  away = true;
  const first = await openPage();
  await expect(first.write({ id: 'a', text: 'mine', version: 1 })).resolves.toEqual({ status: 'queued' });
  first.store.dispatch(signedOut());

  notes = [...notes, { id: 'b', text: 'from elsewhere', version: 1 }];
  const second = await openPage();
  expect(second.texts()).toEqual(['mine', 'from elsewhere']);
  back();
  await until(() => second.entries().length === 0);
  expect(second.texts()).toEqual(['mine', 'from elsewhere']);
  expect(notes[0]).toEqual({ id: 'a', text: 'mine', version: 2 });
  expect(new Set(to(put).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

describe('order', () => {
  it('builds each edit of a subject on the answer to the one before', async () => {
    const { to } = stubNetwork({ [list]: () => notes, [put]: answerPut });
    const page = await openPage();
    const outcomes = [
      page.write({ id: 'a', text: 'first', version: 1 }),
      page.edit('test.append', { id: 'a', text: 'second', version: 1 }),
    ];
    await expect(Promise.all(outcomes)).resolves.toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
    expect(to(put).map(({ body }) => body)).toEqual([
      { text: 'first', version: 1 },
      { text: 'second', version: 2 },
    ]);
  });

  it('counts a version that rose beside the edit while it was sent as one that has it', async () => {
    const answers = [5, 8, 10];
    const { to } = stubNetwork({
      [list]: () => notes,
      [put]: ({ body }: Call) => ({ id: 'a', text: (body as Write).text, version: answers.shift() }),
    });
    const page = await openPage();
    // The second was begun when version 3 was on screen, the third when somebody had gone on to 9.
    await page.write({ id: 'a', text: 'first', version: 1 });
    await page.write({ id: 'a', text: 'second', version: 3 });
    await page.write({ id: 'a', text: 'third', version: 9 });
    expect(to(put).map(({ body }) => (body as Write).version)).toEqual([1, 5, 9]);
  });

  it('counts what this device has sent as seen, also after a reload that brings back what was there before', async () => {
    const { to } = stubNetwork({ [list]: () => notes, [put]: answerPut });
    const first = await openPage();
    await first.write({ id: 'a', text: 'first', version: 1 });
    await first.write({ id: 'a', text: 'second', version: 1 });
    first.store.dispatch(signedOut());

    const second = await openPage();
    await expect(second.write({ id: 'a', text: 'third', version: 1 })).resolves.toMatchObject({
      status: 'sent',
    });
    expect(to(put).map(({ body }) => (body as Write).version)).toEqual([1, 2, 3]);
  });

  it('makes one edit of what is typed while nothing can be sent, but not of what may have arrived', async () => {
    away = true;
    const { to } = stubNetwork({ [list]: () => notes, [put]: answerPut });
    const page = await openPage();
    await page.write({ id: 'a', text: 'k', version: 1 });
    await page.write({ id: 'a', text: 'ke', version: 1 });
    await page.write({ id: 'a', text: 'key', version: 1 });
    expect(page.entries().map(({ arg }) => (arg as Write).text)).toEqual(['k', 'key']);
    back();
    await until(() => page.entries().length === 0);
    const arrived = to(put).map(({ body }) => body as Write);
    expect(arrived.slice(-2)).toEqual([
      { text: 'k', version: 1 },
      { text: 'key', version: 2 },
    ]);
    expect(notes).toEqual([{ id: 'a', text: 'key', version: 3 }]);
  });
});

describe('an edit that the server refuses', () => {
  const post = 'POST /api/notes';
  const invalid = refusal(400, 'INVALID_INPUT', 'Amount must be a positive number');

  it('waits for a decision, holds back what is built on it, and nothing else', async () => {
    stubNetwork({ [list]: () => notes, [post]: invalid, [put]: answerPut });
    const page = await openPage();
    await expect(page.edit('test.create', { id: 'n', text: 'new' })).resolves.toMatchObject({
      status: 'refused',
      error: { message: 'Amount must be a positive number' },
    });
    await expect(page.write({ id: 'n', text: 'more' })).resolves.toEqual({ status: 'queued' });
    await expect(page.write({ id: 'a', text: 'sent', version: 1 })).resolves.toMatchObject({
      status: 'sent',
    });
    expect(page.texts()).toEqual(['sent', 'more']);

    const [created] = page.entries();
    await page.decide(editDiscarded(created?.id ?? ''));
    expect(page.entries()).toEqual([]);
    expect(page.texts()).toEqual(['sent']);
  });

  it('is sent again when the person says so', async () => {
    let answer: unknown = invalid;
    const { to } = stubNetwork({ [list]: () => notes, [post]: () => answer as object });
    const page = await openPage();
    await page.edit('test.create', { id: 'n', text: 'new' });
    answer = { id: 'n', text: 'new', version: 1 };
    await page.decide(editRetried(page.entries()[0]?.id ?? ''));
    await until(() => page.entries().length === 0);
    expect(new Set(to(post).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });

  it('leaves what the server has said as it was, when it is discarded', async () => {
    stubNetwork({
      [list]: () => notes,
      [put]: Response.json(
        { error: { code: 'INVALID_INPUT', message: 'Too long.', details: [{ path: '/text' }] } },
        { status: 400 },
      ),
    });
    const page = await openPage();
    await page.write({ id: 'a', text: 'far too long', version: 1 });
    await page.decide(editDiscarded(page.entries()[0]?.id ?? ''));
    expect(page.texts()).toEqual(['old']);
  });

  it('is taken back where a button was pressed', async () => {
    stubNetwork({ [list]: () => notes, 'POST /api/notes/a/press': refusal(500, 'UNEXPECTED', 'Broken.') });
    const page = await openPage();
    const outcome = page.edit('test.press', { id: 'a', text: '' });
    expect(page.texts()).toEqual(['pressed']);
    await expect(outcome).resolves.toMatchObject({ status: 'refused', error: { message: 'Broken.' } });
    expect([page.texts(), page.entries()]).toEqual([['old'], []]);
  });
});

it('is tried again where a button was pressed, when it waited on the device and nobody looks on any more', async () => {
  let answer: unknown = refusal(500, 'UNEXPECTED', 'Broken.');
  const press = 'POST /api/notes/a/press';
  const { to } = stubNetwork({ [list]: () => notes, [press]: () => answer as object });
  const page = await openPage();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(page.edit('test.press', { id: 'a', text: '' })).resolves.toEqual({ status: 'queued' });
  online.mockRestore();
  back();
  await until(() => page.entries()[0]?.failure !== undefined);
  expect([page.entries()[0]?.state, page.texts()]).toEqual(['waiting', ['pressed']]);
  answer = notes[0];
  back();
  await until(() => page.entries().length === 0);
  expect(new Set(to(press).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

it('asks the browser once to keep what waits', async () => {
  const persist = jest.fn(async () => true);
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
  away = true;
  stubNetwork({ [list]: () => notes, [put]: answerPut });
  const page = await openPage();
  await page.write({ id: 'a', text: 'mine', version: 1 });
  await page.write({ id: 'a', text: 'mine again', version: 1 });
  expect(persist).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'storage');
});

describe("somebody else's faster edit", () => {
  async function conflict() {
    stubNetwork({ [list]: () => notes, [put]: answerPut });
    const page = await openPage();
    notes = [{ id: 'a', text: 'theirs', version: 2 }];
    await expect(page.write({ id: 'a', text: 'mine', version: 1 })).resolves.toMatchObject({
      status: 'refused',
      error: { code: 'STALE_VERSION', details: { text: 'theirs' } },
    });
    return { page, id: page.entries()[0]?.id ?? '' };
  }

  it('leaves the choice: mine is sent over it', async () => {
    const { page, id } = await conflict();
    await page.decide(mineKept(id));
    await until(() => page.entries().length === 0);
    expect(notes).toEqual([{ id: 'a', text: 'mine', version: 3 }]);
    expect(page.texts()).toEqual(['mine']);
  });

  it('is no conflict where it says the same', async () => {
    stubNetwork({ [list]: () => notes, [put]: answerPut });
    const page = await openPage();
    notes = [{ id: 'a', text: 'ours', version: 2 }];
    await expect(page.write({ id: 'a', text: 'ours', version: 1 })).resolves.toMatchObject({
      status: 'sent',
    });
    expect([page.entries(), notes[0]?.version]).toEqual([[], 2]);
  });

  it('holds up no other edit when it cannot be compared', async () => {
    const reported = jest.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', reported);
    stubNetwork({ [list]: () => notes, [put]: answerPut });
    const page = await openPage();
    notes = [{ id: 'a', text: 'theirs', version: 2 }];
    await expect(page.edit('test.beyond', { id: 'a', text: 'mine', version: 1 })).resolves.toMatchObject({
      status: 'refused',
    });
    await expect(page.write({ id: 'a', text: 'sent', version: 2 })).resolves.toMatchObject({
      status: 'sent',
    });
    expect(page.entries().map(({ edit, state }) => [edit, state])).toEqual([['test.beyond', 'refused']]);
    await waitFor(() => expect(reported).toHaveBeenCalled());
    window.removeEventListener('error', reported);
  });

  it('leaves the choice: theirs is shown', async () => {
    const { page, id } = await conflict();
    await page.decide(editDiscarded(id));
    expect(notes).toEqual([{ id: 'a', text: 'theirs', version: 2 }]);
    expect(page.texts()).toEqual(['theirs']);
  });
});

it("shows nobody another person's edits, and keeps them for their owner", async () => {
  away = true;
  stubNetwork({ [list]: () => notes, [put]: answerPut });
  const page = await openPage();
  await page.write({ id: 'a', text: 'mine', version: 1 });
  page.store.dispatch(signedOut());
  const signIn = (id: string) =>
    page.store.dispatch(
      signedIn({ profile: { ...anna, id }, afterReload: false, since: 0, lastSignOut: null }),
    );
  signIn('8');
  await until(() => page.ready());
  expect([page.entries(), page.texts()]).toEqual([[], ['old']]);
  page.store.dispatch(signedOut());
  signIn(anna.id);
  await until(() => page.ready());
  expect(page.entries()).toHaveLength(1);
});

it('goes on from memory, and says so, where the browser keeps nothing', async () => {
  Object.assign(globalThis, { indexedDB: undefined });
  away = true;
  stubNetwork({ [list]: () => notes, [put]: answerPut });
  const page = await openPage();
  await page.write({ id: 'a', text: 'mine', version: 1 });
  expect(outboxSlice.selectors.selectOutbox(page.store.getState() as never).trouble).toBe('blocked');
  back();
  await until(() => page.entries().length === 0);
  expect(notes).toEqual([{ id: 'a', text: 'mine', version: 2 }]);
});

it('sends hundreds of edits that have piled up, in order and each once', async () => {
  const texts = Array.from({ length: 200 }, (_value, index) => `edit ${index}`);
  away = true;
  const { to } = stubNetwork({ [list]: () => notes, [put]: answerPut });
  const page = await openPage();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await Promise.all(texts.map((text) => page.edit('test.append', { id: 'a', text, version: 1 })));
  expect(page.texts()).toEqual(['edit 199']);
  online.mockRestore();
  back();
  await waitFor(() => expect(page.entries()).toHaveLength(0), { timeout: 60_000 });
  expect(to(put).map(({ body }) => (body as Write).text)).toEqual(texts);
  expect(notes).toEqual([{ id: 'a', text: 'edit 199', version: 201 }]);
  expect(page.texts()).toEqual(['edit 199']);
});
