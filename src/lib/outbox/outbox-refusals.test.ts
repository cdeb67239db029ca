import { waitFor } from '@testing-library/react';
import {
  answerPut,
  back,
  list,
  pagesOfNotes,
  put,
  server,
  until,
} from '../../../tests/support/web/outbox-notes';
import { newBrowser } from '../../../tests/support/web/browser';
import { refusal, stubNetwork } from '../../../tests/support/web/stub-network';
import { editDiscarded, editRetried, mineKept } from './actions';

// A busy machine opens a database late. What never opens still fails.
jest.mock('../timing/with-timeout', () => ({ withTimeout: <Result>(promise: Promise<Result>) => promise }));

const openPage = pagesOfNotes();

describe('an edit that the server refuses', () => {
  const post = 'POST /api/notes';
  const invalid = refusal(400, 'INVALID_INPUT', 'Amount must be a positive number');

  it('waits for a decision, and blocks only the edits built on it', async () => {
    stubNetwork({ [list]: () => server.notes, [post]: invalid, [put]: answerPut });
    const page = await openPage();
    await expect(page.edit('test.create', { id: 'n', text: 'new' })).resolves.toMatchObject({
      status: 'refused',
      error: { message: 'Amount must be a positive number' },
    });
    await expect(page.write({ id: 'n', text: 'more' })).resolves.toMatchObject({
      status: 'queued',
    });
    await expect(page.write({ id: 'a', text: 'sent', version: 1 })).resolves.toMatchObject({
      status: 'sent',
    });
    expect(page.texts()).toEqual(['sent', 'more']);

    const [created] = page.entries();
    await page.decide(editDiscarded(created?.id ?? ''));
    expect(page.entries()).toEqual([]);
    expect(page.texts()).toEqual(['sent']);
  });

  it('is sent again on request', async () => {
    let answer: unknown = invalid;
    const { to } = stubNetwork({ [list]: () => server.notes, [post]: () => answer as object });
    const page = await openPage();
    await page.edit('test.create', { id: 'n', text: 'new' });
    answer = { id: 'n', text: 'new', version: 1 };
    await page.decide(editRetried(page.entries()[0]?.id ?? ''));
    await until(() => page.entries().length === 0);
    expect(new Set(to(post).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });

  it('is sent again word for word after responses that nobody could read', async () => {
    let answer: unknown = new Response('<html>', { status: 200 });
    const { to } = stubNetwork({ [list]: () => server.notes, [put]: () => answer as object });
    const page = await openPage();
    await page.write({ id: 'a', text: 'mine', version: 1 });
    await until(() => {
      back();
      return page.entries()[0]?.state === 'refused';
    });
    answer = { id: 'a', text: 'mine', version: 2 };
    await page.decide(editRetried(page.entries()[0]?.id ?? ''));
    await until(() => page.entries().length === 0);
    const sent = to(put).map(({ headers, body }) => [headers.get('Idempotency-Key'), JSON.stringify(body)]);
    expect(sent).toHaveLength(6);
    expect(new Set(sent.map(String)).size).toBe(1);
  });

  it('leaves the server’s state as it was when it is discarded', async () => {
    stubNetwork({
      [list]: () => server.notes,
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

  it('is undone if a button made it', async () => {
    stubNetwork({
      [list]: () => server.notes,
      'POST /api/notes/a/press': refusal(500, 'UNEXPECTED', 'Broken.'),
    });
    const page = await openPage();
    const outcome = page.edit('test.press', { id: 'a', text: '' });
    expect(page.texts()).toEqual(['pressed']);
    await expect(outcome).resolves.toMatchObject({ status: 'refused', error: { message: 'Broken.' } });
    expect([page.texts(), page.entries()]).toEqual([['old'], []]);
  });
});

it('is neither undone nor reported as refused if a button made it and its answer was unreadable', async () => {
  const press = 'POST /api/notes/a/press';
  let answer: unknown = new Response('{"id":"a","te', { status: 200 });
  const { to } = stubNetwork({ [list]: () => server.notes, [press]: () => answer as object });
  const page = await openPage();
  await expect(page.edit('test.press', { id: 'a', text: '' })).resolves.toMatchObject({ status: 'queued' });
  expect([page.entries()[0]?.state, page.texts()]).toEqual(['waiting', ['pressed']]);
  answer = { id: 'a', text: 'pressed', version: 2 };
  back();
  await until(() => page.entries().length === 0);
  expect(page.texts()).toEqual(['pressed']);
  expect(new Set(to(press).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

it('is retried if it was made with a button but nobody waits for its outcome any more', async () => {
  let answer: unknown = refusal(500, 'UNEXPECTED', 'Broken.');
  const press = 'POST /api/notes/a/press';
  const { to } = stubNetwork({ [list]: () => server.notes, [press]: () => answer as object });
  const page = await openPage();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(page.edit('test.press', { id: 'a', text: '' })).resolves.toMatchObject({ status: 'queued' });
  online.mockRestore();
  back();
  await until(() => page.entries()[0]?.failure !== undefined);
  expect([page.entries()[0]?.state, page.texts()]).toEqual(['waiting', ['pressed']]);
  answer = server.notes[0];
  back();
  await until(() => page.entries().length === 0);
  expect(new Set(to(press).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

it('counts as sent if it had arrived, written otherwise by an earlier version of the app', async () => {
  const reused = refusal(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another call.');
  server.notes = [{ id: 'a', text: 'mine', version: 2 }];
  const { to } = stubNetwork({
    [list]: () => server.notes,
    [put]: (request) => (to(put).length === 1 ? reused : answerPut(request)),
  });
  const page = await openPage();
  await expect(page.write({ id: 'a', text: 'mine', version: 1 })).resolves.toMatchObject({ status: 'sent' });
  expect([page.entries(), server.notes]).toEqual([[], [{ id: 'a', text: 'mine', version: 2 }]]);
});

it('is a conflict with this person’s own edit in another window if it overwrites what they did not see', async () => {
  stubNetwork({ [list]: () => server.notes, [put]: answerPut });
  const [page, other] = [await openPage(), await openPage()];
  await other.write({ id: 'a', text: 'other window', version: 1 });
  const typed = { id: 'a', text: 'mine', version: 1, isOutdated: true };
  await expect(page.write(typed)).resolves.toMatchObject({ status: 'refused' });
  expect(server.notes).toEqual([{ id: 'a', text: 'other window', version: 2 }]);
  await page.decide(mineKept(page.entries()[0]?.id ?? ''));
  await until(() => page.entries().length === 0);
  expect(server.notes).toEqual([{ id: 'a', text: 'mine', version: 3 }]);
});

it('is also one while the edit of the other window waits for the network', async () => {
  newBrowser();
  server.away = true;
  stubNetwork({ [list]: () => server.notes, [put]: answerPut });
  const [page, other] = [await openPage(), await openPage()];
  await other.write({ id: 'a', text: 'other window', version: 1 });
  await until(() => page.entries().length === 1);
  await page.write({ id: 'a', text: 'mine', version: 1, isOutdated: true });
  back();
  await until(() => page.entries().some(({ state }) => state === 'refused'));
  expect(page.entries()).toMatchObject([{ arg: { text: 'mine' }, failure: { code: 'STALE_VERSION' } }]);
  expect(server.notes).toEqual([{ id: 'a', text: 'other window', version: 2 }]);
});

describe('a colleague’s faster edit', () => {
  async function conflict() {
    stubNetwork({ [list]: () => server.notes, [put]: answerPut });
    const page = await openPage();
    server.notes = [{ id: 'a', text: 'theirs', version: 2 }];
    await expect(page.write({ id: 'a', text: 'mine', version: 1 })).resolves.toMatchObject({
      status: 'refused',
      error: { code: 'STALE_VERSION', details: { text: 'theirs' } },
    });
    return { page, id: page.entries()[0]?.id ?? '' };
  }

  it('can be overwritten by sending mine', async () => {
    const { page, id } = await conflict();
    await page.decide(mineKept(id));
    await until(() => page.entries().length === 0);
    expect(server.notes).toEqual([{ id: 'a', text: 'mine', version: 3 }]);
    expect(page.texts()).toEqual(['mine']);
  });

  it('is no conflict if it has the same content', async () => {
    stubNetwork({ [list]: () => server.notes, [put]: answerPut });
    const page = await openPage();
    server.notes = [{ id: 'a', text: 'ours', version: 2 }];
    await expect(page.write({ id: 'a', text: 'ours', version: 1 })).resolves.toMatchObject({
      status: 'sent',
    });
    expect([page.entries(), server.notes[0]?.version]).toEqual([[], 2]);
  });

  it('blocks no other edit if it cannot be compared', async () => {
    const reported = jest.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', reported);
    stubNetwork({ [list]: () => server.notes, [put]: answerPut });
    const page = await openPage();
    server.notes = [{ id: 'a', text: 'theirs', version: 2 }];
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

  it('can be kept by discarding mine', async () => {
    const { page, id } = await conflict();
    await page.decide(editDiscarded(id));
    expect(server.notes).toEqual([{ id: 'a', text: 'theirs', version: 2 }]);
    expect(page.texts()).toEqual(['theirs']);
  });
});
