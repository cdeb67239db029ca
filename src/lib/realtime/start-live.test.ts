import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { anna, fakeAuth } from '../../../tests/support/web/fake-auth';
import { publicEnv } from '../../../tests/support/web/public-env';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { api } from '../api/api';
import type { ApiServices } from '../api/base-query';
import { connectionSlice } from '../api/connection-slice';
import { projectApi } from '../../domain/company/project-api';
import type { EventReactions } from './event-reactions';
import { liveSlice, selectLive } from './live-slice';
import { startLive } from './start-live';

const usersPath = 'GET /api/user-management/project/42/users';
const ticketPath = 'POST /api/realtime/ticket';

class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }
  send() {}
  close() {}
}

let stop: () => void;

let isShown = false;
const reactions = {
  privileges: ['Privileges'],
  user: ['Users'],
  calculation: ['Users'],
  activity: () => [{ tag: 'Users', isShown: () => isShown }],
} satisfies Partial<EventReactions> as unknown as EventReactions;
let hidden = false;
let isSending = false;

async function start(routes: Parameters<typeof stubNetwork>[0] = {}) {
  const network = stubNetwork({
    [usersPath]: { data: [] },
    [ticketPath]: { ticket: 'the-ticket' },
    ...routes,
  });
  const store = configureStore({
    reducer: combineSlices(api, connectionSlice, liveSlice),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { auth: fakeAuth(), loadEnv: async () => publicEnv } } }).concat(
        api.middleware,
      ),
  });
  void store.dispatch(projectApi.endpoints.getUsers.initiate(anna.projectId));
  await jest.advanceTimersByTimeAsync(100);
  const { dispatch, getState } = store as Store & {
    dispatch: ThunkDispatch<unknown, ApiServices, UnknownAction>;
  };
  stop = startLive({ dispatch, getState, projectId: anna.projectId, reactions, isSending: () => isSending });
  await jest.advanceTimersByTimeAsync(100);
  return { store, network, loads: () => network.to(usersPath).length };
}

const say = (data: unknown) =>
  FakeSocket.all.at(-1)?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data) }));
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
let count = 0;
const event = (type: string, more: object = {}) => ({
  id: String((count += 1)),
  type,
  action: 'update',
  projectId: 42,
  timestamp: '2026-01-02T03:04:05.000Z',
  ...more,
});

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  FakeSocket.all = [];
  hidden = false;
  isSending = false;
  isShown = false;
  global.WebSocket = FakeSocket as unknown as typeof WebSocket;
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('connects to its own site with a ticket that it stores nowhere', async () => {
  const { store } = await start();
  expect(FakeSocket.all[0]?.url).toMatch(/^ws:\/\/localhost\/ws\?projectId=42&ticket=the-ticket&age=\d+$/);
  expect(JSON.stringify(store.getState())).not.toContain('the-ticket');
});

it('requests everything since the oldest data it shows was loaded', async () => {
  const { store } = await start();
  stop();
  await pass(20 * 60_000);
  const { dispatch, getState } = store as never as Parameters<typeof startLive>[0];
  stop = startLive({ dispatch, getState, projectId: anna.projectId, reactions, isSending: () => isSending });
  await pass(100);
  const age = Number(new URL(FakeSocket.all.at(-1)?.url ?? '').searchParams.get('age'));
  expect(age).toBeGreaterThanOrEqual(20 * 60_000);
});

it('refetches what an event affects, and nothing else', async () => {
  const { loads } = await start();
  say(event('privileges'));
  await pass(1_000);
  expect(loads()).toBe(1);
  say(event('user'));
  await pass(1_000);
  expect(loads()).toBe(2);
});

it('reloads once for many events close together', async () => {
  const { loads, store } = await start();
  for (let times = 0; times < 50; times += 1) say(event('user'));
  await pass(1_000);
  expect(loads()).toBe(2);
  expect(selectLive(store.getState()).events).toBe(50);
});

it('waits for the edits of this device, each of which causes an event, but not forever', async () => {
  const { loads } = await start();
  isSending = true;
  for (let times = 0; times < 5; times += 1) {
    say(event('user'));
    await pass(1_000);
  }
  expect(loads()).toBe(1);
  isSending = false;
  await pass(300);
  expect(loads()).toBe(2);
  isSending = true;
  say(event('user'));
  await pass(11_000);
  expect(loads()).toBe(3);
});

it('fetches nothing for changes that the answers to this device’s edits have brought', async () => {
  const { loads } = await start();
  isSending = true;
  say(event('activity'));
  await pass(1_000);
  isShown = true;
  isSending = false;
  await pass(1_000);
  expect(loads()).toBe(1);
  isShown = false;
  say(event('activity'));
  await pass(1_000);
  expect(loads()).toBe(2);
});

it('fetches a list if one of several changes is not shown', async () => {
  const { loads } = await start();
  isShown = true;
  say(event('user'));
  say(event('activity'));
  await pass(1_000);
  expect(loads()).toBe(2);
  say(event('activity'));
  say(event('user'));
  await pass(1_000);
  expect(loads()).toBe(3);
});

it('waits a second after a completed calculation before loading its results', async () => {
  const { loads } = await start();
  say(event('calculation', { action: 'completed' }));
  await pass(999);
  expect(loads()).toBe(1);
  await pass(301);
  expect(loads()).toBe(2);
});

it('ignores a copy of an event', async () => {
  const { loads } = await start();
  const copy = event('user');
  say(copy);
  await pass(1_000);
  say(copy);
  await pass(1_000);
  expect(loads()).toBe(2);
});

it('reloads everything visible when the server reports missed events', async () => {
  const { loads } = await start();
  say({ type: 'resync' });
  await pass(1_000);
  expect(loads()).toBe(2);
});

it('records an invalid message and ignores it', async () => {
  const { loads, store } = await start();
  say(event('user', { projectId: 43 }));
  say(event('weather'));
  await pass(1_000);
  expect(loads()).toBe(1);
  expect(selectLive(store.getState()).ignored.map(({ fault }) => fault)).toEqual([
    'UNKNOWN_TYPE',
    'OTHER_PROJECT',
  ]);
});

it('lets a hidden tab wait, and catches up when it becomes visible', async () => {
  const { loads } = await start();
  hidden = true;
  for (let times = 0; times < 5; times += 1) {
    say(event('user'));
    await pass(60_000);
  }
  expect(loads()).toBe(1);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1_000);
  expect(loads()).toBe(2);
});

it('requests no more tickets when the person no longer belongs to the project', async () => {
  const { network, store } = await start({ [ticketPath]: 404 });
  await pass(600_000);
  expect(network.to(ticketPath)).toHaveLength(1);
  expect(selectLive(store.getState()).state).toBe('refused');
});
