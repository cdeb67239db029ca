import { waitFor } from '@testing-library/react';
import { api } from '../../../src/lib/api/api';
import { editMade, type EditOutcome } from '../../../src/lib/outbox/actions';
import { defineEdit } from '../../../src/lib/outbox/edit';
import { outboxSlice } from '../../../src/lib/outbox/outbox-slice';
import { patch } from '../../../src/lib/outbox/patch';
import { screenStore } from './api-store';
import { newDevice } from './device';
import { openedStores } from './opened-stores';
import { refusal, type Call } from './stub-network';

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

export interface Write {
  id: string;
  text: string;
  version?: number;
  isOutdated?: boolean;
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
  whenRefused: 'revert',
});

/** An edit that the app can no longer read after an update. */
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

/** The data on the server, and whether it is unreachable. */
export const server: { notes: Note[]; away: boolean } = { notes: [], away: false };

export const list = 'GET /api/notes';
export const put = 'PUT /api/notes/a';
export const answerPut = ({ body }: Call) => {
  if (server.away) return refusal(503, 'AWAY', 'Away.');
  const { text, version } = body as Write;
  const note = server.notes.find(({ id }) => id === 'a') as Note;
  if (version !== undefined && version !== note.version) {
    return Response.json(
      { error: { code: 'STALE_VERSION', message: 'Stale.', details: note } },
      { status: 409 },
    );
  }
  server.notes = server.notes.map((each) =>
    each.id === 'a' ? { id: 'a', text, version: each.version + 1 } : each,
  );
  return server.notes.find(({ id }) => id === 'a') as Note;
};
export const back = () => {
  server.away = false;
  window.dispatchEvent(new Event('online'));
};

export const until = (condition: () => boolean) => waitFor(() => expect(condition()).toBe(true));

/** For a test file: opens pages of the app, with one note on the server. */
export function pagesOfNotes() {
  beforeEach(() => {
    newDevice();
    server.notes = [{ id: 'a', text: 'old', version: 1 }];
    server.away = false;
  });
  const opened = openedStores();

  /** A newly opened page of the app, showing the notes. */
  return async () => {
    const store = opened(screenStore());
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
  };
}
