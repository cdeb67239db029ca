import { waitFor } from '@testing-library/react';
import { goOffline } from '../../../tests/support/web/connection';
import { anna } from '../../../tests/support/web/fake-auth';
import {
  answerPut,
  back,
  list,
  pagesOfNotes,
  put,
  server,
  until,
  type Write,
} from '../../../tests/support/web/outbox-notes';
import { stubNetwork, type Call } from '../../../tests/support/web/stub-network';
import { api } from '../api/api';
import { signedIn, signedOut } from '../session/session-slice';
import type { EditOutcome } from './actions';
import { outboxSlice } from './outbox-slice';

// A busy machine opens a database late. What never opens still fails.
jest.mock('../timing/with-timeout', () => ({ withTimeout: <Result>(promise: Promise<Result>) => promise }));

const openPage = pagesOfNotes();

it('is shown and sent immediately, and ends as the server has it', async () => {
  stubNetwork({ [list]: () => server.notes, [put]: answerPut });
  const page = await openPage();
  const outcome = page.write({ id: 'a', text: 'new', version: 1 });
  expect(page.texts()).toEqual(['new']);
  await expect(outcome).resolves.toEqual({ status: 'sent', answer: { id: 'a', text: 'new', version: 2 } });
  expect(page.entries()).toEqual([]);
  expect(page.texts()).toEqual(['new']);
});

it('is immediately visible to readers of the answer, also when merged into a queued edit', async () => {
  stubNetwork({ [list]: () => server.notes, [put]: answerPut });
  server.away = true;
  const page = await openPage();
  const told: (readonly string[] | undefined)[] = [];
  page.store.subscribe(() => told.push(page.texts()));
  void page.write({ id: 'a', text: 'new', version: 1 });
  expect(told.at(-1)).toEqual(['new']);
  void page.write({ id: 'a', text: 'newer', version: 1 });
  expect(told.at(-1)).toEqual(['newer']);
});

it('outlives the page, is applied to later answers of the server, and is sent once', async () => {
  const { to } = stubNetwork({ [list]: () => server.notes, [put]: answerPut });
  server.away = true;
  const first = await openPage();
  await expect(first.write({ id: 'a', text: 'mine', version: 1 })).resolves.toMatchObject({
    status: 'queued',
  });
  first.store.dispatch(signedOut());

  server.notes = [...server.notes, { id: 'b', text: 'from elsewhere', version: 1 }];
  const second = await openPage();
  expect(second.texts()).toEqual(['mine', 'from elsewhere']);
  back();
  await until(() => second.entries().length === 0);
  expect(second.texts()).toEqual(['mine', 'from elsewhere']);
  expect(server.notes[0]).toEqual({ id: 'a', text: 'mine', version: 2 });
  expect(new Set(to(put).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

describe('order', () => {
  it('bases each edit of a subject on the answer to the previous one', async () => {
    const { to } = stubNetwork({ [list]: () => server.notes, [put]: answerPut });
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

  it('treats a version that rose alongside the edit while it was sent as one that includes it', async () => {
    const answers = [5, 8, 10];
    const { to } = stubNetwork({
      [list]: () => server.notes,
      [put]: ({ body }: Call) => ({ id: 'a', text: (body as Write).text, version: answers.shift() }),
    });
    const page = await openPage();
    // The second was started when version 3 was on screen, the third when someone else had moved on to 9.
    await page.write({ id: 'a', text: 'first', version: 1 });
    await page.write({ id: 'a', text: 'second', version: 3 });
    await page.write({ id: 'a', text: 'third', version: 9 });
    expect(to(put).map(({ body }) => (body as Write).version)).toEqual([1, 5, 9]);
  });

  it('treats this device’s sent edits as seen, also after a reload that restores the earlier state', async () => {
    const { to } = stubNetwork({ [list]: () => server.notes, [put]: answerPut });
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

  it('merges what is typed while nothing can be sent, but not what may have arrived', async () => {
    server.away = true;
    const { to } = stubNetwork({ [list]: () => server.notes, [put]: answerPut });
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
    expect(server.notes).toEqual([{ id: 'a', text: 'key', version: 3 }]);
  });
});

describe('withdrawing an edit', () => {
  const withdraw = (outcome: EditOutcome<unknown>) =>
    outcome.status === 'queued' ? outcome.withdraw?.() : undefined;

  it('removes it from the device while nothing can be sent', async () => {
    const { to } = stubNetwork({ [list]: () => server.notes, [put]: answerPut });
    const page = await openPage();
    const backOnline = goOffline();
    const made = await page.write({ id: 'a', text: 'mine', version: 1 });
    expect(page.texts()).toEqual(['mine']);
    expect(await withdraw(made)).toBe(true);
    expect([page.entries(), page.texts()]).toEqual([[], ['old']]);
    backOnline();
    expect(to(put)).toEqual([]);
  });

  it('is left alone once another edit changes it or builds on it, or it may have arrived', async () => {
    stubNetwork({ [list]: () => server.notes, [put]: answerPut });
    const page = await openPage();
    const backOnline = goOffline();
    const first = await page.write({ id: 'a', text: 'mine', version: 1 });
    const merged = await page.write({ id: 'a', text: 'more', version: 1 });
    expect([await withdraw(first), await withdraw(merged)]).toEqual([false, undefined]);
    const last = await page.edit('test.append', { id: 'a', text: 'most', version: 1 });
    expect(await withdraw(first)).toBe(false);
    server.away = true;
    backOnline();
    await until(() => page.entries()[0]?.failure !== undefined);
    expect(await withdraw(first)).toBe(false);
    expect(await withdraw(last)).toBe(true);
    expect(page.texts()).toEqual(['more']);
  });
});

it('asks the browser once for persistent storage', async () => {
  const persist = jest.fn(async () => true);
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
  server.away = true;
  stubNetwork({ [list]: () => server.notes, [put]: answerPut });
  const page = await openPage();
  await page.write({ id: 'a', text: 'mine', version: 1 });
  await page.write({ id: 'a', text: 'mine again', version: 1 });
  expect(persist).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'storage');
});

it('shows nobody another person’s edits, and keeps them for their owner', async () => {
  server.away = true;
  stubNetwork({ [list]: () => server.notes, [put]: answerPut });
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

it('continues in memory, and reports it, if the browser stores nothing', async () => {
  Object.assign(globalThis, { indexedDB: undefined });
  server.away = true;
  stubNetwork({ [list]: () => server.notes, [put]: answerPut });
  const page = await openPage();
  await page.write({ id: 'a', text: 'mine', version: 1 });
  expect(outboxSlice.selectors.selectOutbox(page.store.getState() as never).storageFault).toBe('blocked');
  back();
  await until(() => page.entries().length === 0);
  expect(server.notes).toEqual([{ id: 'a', text: 'mine', version: 2 }]);
});

it('waits before sending an edit again that alone does not get through, whatever other requests do', async () => {
  const { to } = stubNetwork({ [list]: () => server.notes, [put]: () => undefined });
  const page = await openPage();
  await page.write({ id: 'a', text: 'mine', version: 1 });
  const loads = 10;
  for (let load = 2; load <= loads; load += 1) {
    page.store.dispatch(api.util.invalidateTags(['CustomerRequests']));
    await until(() => to(list).length >= load);
  }
  expect(to(put).length).toBeLessThan(loads / 2);
  expect(page.entries()).toHaveLength(1);
});

it('sends hundreds of queued edits in order, each once', async () => {
  const texts = Array.from({ length: 200 }, (_value, index) => `edit ${index}`);
  server.away = true;
  const { to } = stubNetwork({ [list]: () => server.notes, [put]: answerPut });
  const page = await openPage();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await Promise.all(texts.map((text) => page.edit('test.append', { id: 'a', text, version: 1 })));
  expect(page.texts()).toEqual(['edit 199']);
  online.mockRestore();
  back();
  await waitFor(() => expect(page.entries()).toHaveLength(0), { timeout: 60_000 });
  expect(to(put).map(({ body }) => (body as Write).text)).toEqual(texts);
  expect(server.notes).toEqual([{ id: 'a', text: 'edit 199', version: 201 }]);
  expect(page.texts()).toEqual(['edit 199']);
});
