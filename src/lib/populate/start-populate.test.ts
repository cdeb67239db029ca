import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { fakeAuth } from '../../../tests/support/web/fake-auth';
import { publicEnv } from '../../../tests/support/web/public-env';
import { stubNetwork, type Call } from '../../../tests/support/web/stub-network';
import { api } from '../api/api';
import { connectionSlice } from '../api/connection-slice';
import { projectApi } from '../../domain/company/project-api';
import type { PopulateModule } from './modules';
import { populateSlice, selectPopulate } from './populate-slice';
import { startPopulate } from './start-populate';

type Answer = Parameters<typeof stubNetwork>[0][string];

const prepared = (created = 1) => ({ data: { created }, message: '' });
const never = () => new Promise<Response>(() => undefined) as never;
const routeOf = (name: string) => `POST /api/${name}/project/42/populate`;
const usersPath = 'GET /api/user-management/project/42/users';

let empty: Set<string>;
let modules: PopulateModule[];
let stop: () => void;

function register(name: string, priority: PopulateModule['priority'], more: Partial<PopulateModule> = {}) {
  modules.push({
    name,
    priority,
    url: (projectId) => `/${name}/project/${projectId}/populate`,
    isEmpty: () => empty.has(name),
    tags: ['Users'],
    ...more,
  });
  empty.add(name);
}

function start(routes: Record<string, Answer>) {
  const network = stubNetwork({ [usersPath]: { data: [] }, ...routes });
  const store = configureStore({
    reducer: combineSlices(api, connectionSlice, populateSlice),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { auth: fakeAuth(), loadEnv: async () => publicEnv } } }).concat(
        api.middleware,
      ),
  });
  stop = startPopulate({ ...store, projectId: 42, modules });
  const change = () => store.dispatch({ type: 'something else' });
  return {
    store,
    network,
    asked: (name: string) => network.to(routeOf(name)).length,
    /** Runs another check after some time. */
    async after(ms: number) {
      await jest.advanceTimersByTimeAsync(ms);
      change();
      await jest.advanceTimersByTimeAsync(10_000);
    },
    stateOf: (name: string) => selectPopulate(store.getState()).find(({ module }) => module === name)?.state,
  };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  empty = new Set();
  modules = [];
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('leaves the first five seconds to start-up, then populates what is empty', async () => {
  register('segments', 1);
  const { asked, stateOf } = start({ [routeOf('segments')]: prepared() });
  await pass(4_999);
  expect(asked('segments')).toBe(0);
  await pass(1);
  expect(asked('segments')).toBe(1);
  await pass(100);
  expect(stateOf('segments')).toBe('done');
});

it('requests nothing when nothing is empty', async () => {
  register('segments', 1);
  empty.clear();
  const { asked, after } = start({ [routeOf('segments')]: prepared() });
  await after(60_000);
  expect(asked('segments')).toBe(0);
});

it('remembers a success for five minutes and a failure for thirty seconds', async () => {
  let answer: Answer = 500;
  register('segments', 1);
  const { asked, after } = start({ [routeOf('segments')]: (() => answer) as Answer });
  await pass(5_000);
  answer = prepared(0);
  await after(10_000);
  expect(asked('segments')).toBe(1);
  await after(20_000);
  expect(asked('segments')).toBe(2);
  await after(280_000);
  expect(asked('segments')).toBe(2);
  await after(20_000);
  expect(asked('segments')).toBe(3);
});

it('retries automatically after a server failure', async () => {
  register('segments', 1);
  const { asked } = start({ [routeOf('segments')]: 500 });
  await pass(5_000);
  expect(asked('segments')).toBe(1);
  await pass(29_000);
  expect(asked('segments')).toBe(1);
  await pass(2_000);
  expect(asked('segments')).toBe(2);
});

it('checks at most every ten seconds', async () => {
  register('segments', 1);
  register('late', 2);
  empty.delete('late');
  const { store, asked } = start({ [routeOf('segments')]: prepared(), [routeOf('late')]: prepared() });
  await pass(5_000);
  expect(asked('segments')).toBe(1);
  empty.add('late');
  store.dispatch({ type: 'something else' });
  await pass(9_999);
  expect(asked('late')).toBe(0);
  await pass(1);
  expect(asked('late')).toBe(1);
});

it('goes by priority, two at a time, a second apart', async () => {
  const priorities = { last: 10, second: 2, first: 1, third: 3 } as const;
  for (const [name, priority] of Object.entries(priorities)) register(name, priority);
  const order: string[] = [];
  const routes = Object.keys(priorities).map((name) => [
    routeOf(name),
    () => {
      order.push(name);
      return prepared(0);
    },
  ]);
  start(Object.fromEntries(routes) as Record<string, Answer>);
  await pass(5_500);
  expect(order).toEqual(['first', 'second']);
  await pass(1_000);
  expect(order).toEqual(['first', 'second', 'third', 'last']);
});

it('treats one that does not finish within thirty seconds as stalled and continues with the others', async () => {
  register('slow', 1);
  register('quick', 2);
  register('next', 3);
  const { asked, stateOf } = start({
    [routeOf('slow')]: never as Answer,
    [routeOf('quick')]: prepared(0),
    [routeOf('next')]: prepared(0),
  });
  await pass(34_999);
  expect([stateOf('slow'), asked('next')]).toEqual(['running', 0]);
  await pass(1_501);
  expect([stateOf('slow'), asked('next'), asked('slow')]).toEqual(['stalled', 1, 1]);
});

it('gives up after five minutes, or after the module’s own limit', async () => {
  register('slow', 1);
  register('suppliers', 2, { timeout: 8_000 });
  const { stateOf } = start({ [routeOf('slow')]: never as Answer, [routeOf('suppliers')]: never as Answer });
  await pass(13_100);
  expect(stateOf('suppliers')).toBe('failed');
  await pass(280_000);
  expect(stateOf('slow')).toBe('stalled');
  await pass(20_000);
  expect(stateOf('slow')).toBe('failed');
});

const requester = {
  url: (projectId: number) => `/suppliers/requester/project/${projectId}/populate`,
  body: (projectId: number) => ({ critical: true, requesterProjectId: projectId }),
};
const requesterPath = 'POST /api/suppliers/requester/project/42/populate';

it.each<[string, Answer, number]>([
  ['a 404', 404, 100],
  ['a timeout', never as Answer, 8_100],
])('falls back to the other variant after %s', async (_what, answer, ms) => {
  register('suppliers', 1, { timeout: 8_000, fallback: requester });
  const { network, stateOf } = start({ [routeOf('suppliers')]: answer, [requesterPath]: prepared() });
  await pass(5_000 + ms);
  const [call] = network.to(requesterPath) as [Call];
  expect(call.body).toEqual({ force: false, critical: true, requesterProjectId: 42 });
  expect(stateOf('suppliers')).toBe('done');
});

it('does not fall back after any other failure', async () => {
  register('suppliers', 1, { fallback: requester });
  const { network, stateOf } = start({ [routeOf('suppliers')]: 500, [requesterPath]: prepared() });
  await pass(5_100);
  expect(network.to(requesterPath)).toHaveLength(0);
  expect(stateOf('suppliers')).toBe('failed');
});

it.each([
  // A refused token is replaced once.
  [401, 2],
  [403, 1],
])('requests nothing more after a %i', async (status, calls) => {
  register('segments', 1);
  register('suppliers', 2);
  register('questions', 3);
  const { asked, after, stateOf } = start({
    [routeOf('segments')]: status,
    [routeOf('suppliers')]: 500,
    [routeOf('questions')]: prepared(),
  });
  await pass(5_100);
  expect(stateOf('segments')).toBe('refused');
  await after(600_000);
  expect([asked('segments'), asked('suppliers'), asked('questions')]).toEqual([calls, 1, 0]);
});

it('fetches what was prepared three times, after 300, 500 and 1000 ms', async () => {
  register('segments', 1);
  const { store, network } = start({ [routeOf('segments')]: prepared(2) });
  void store.dispatch(projectApi.endpoints.getUsers.initiate(42));
  const loads = () => network.to(usersPath).length;
  await pass(5_010);
  expect(loads()).toBe(1);
  await pass(300);
  expect(loads()).toBe(2);
  await pass(200);
  expect(loads()).toBe(3);
  await pass(500);
  expect(loads()).toBe(4);
  await pass(60_000);
  expect(loads()).toBe(4);
});

it('fetches nothing when nothing was missing', async () => {
  register('segments', 1);
  const { store, network } = start({ [routeOf('segments')]: prepared(0) });
  void store.dispatch(projectApi.endpoints.getUsers.initiate(42));
  await pass(60_000);
  expect(network.to(usersPath)).toHaveLength(1);
});
