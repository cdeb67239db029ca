import { apiStore } from '../../../tests/support/web/api-store';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { api } from './api';
import { apiReachableChanged, selectApiReachable } from './connection-slice';
import { isApiHealthy } from './health';
import { projectApi } from '../../domain/company/project-api';
import { watchConnection } from './watch-connection';

let stop: () => void;
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function setUp(isHealthy: () => Promise<boolean>) {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const store = apiStore();
  stop = watchConnection(store, isHealthy);
  return store;
}

it('checks immediately when the server becomes unreachable, then once a minute, until it is back', async () => {
  let healthy = false;
  const isHealthy = jest.fn(async () => healthy);
  const store = setUp(isHealthy);

  store.dispatch(apiReachableChanged(false));
  await jest.advanceTimersByTimeAsync(0);
  expect(isHealthy).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(isHealthy).toHaveBeenCalledTimes(1);
  healthy = true;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(isHealthy).toHaveBeenCalledTimes(2);
  expect(selectApiReachable(store.getState())).toBe(true);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(isHealthy).toHaveBeenCalledTimes(2);
});

it('checks at most once a minute, even if the server comes and goes', async () => {
  const isHealthy = jest.fn(async () => false);
  const store = setUp(isHealthy);
  for (const reachable of [false, true, false, true, false]) {
    store.dispatch(apiReachableChanged(reachable));
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect(isHealthy).toHaveBeenCalledTimes(1);
});

it.each([
  ['the server is back', (back: () => void) => back()],
  ['the device is online again', () => void window.dispatchEvent(new Event('online'))],
])('refetches what is on screen when %s', async (_case, trigger) => {
  const { to } = stubNetwork({ 'GET /api/user-management/project/42/users': { data: [] } });
  const store = setUp(async () => false);
  await store.dispatch(projectApi.endpoints.getUsers.initiate(42));
  store.dispatch(apiReachableChanged(false));
  trigger(() => store.dispatch(apiReachableChanged(true)));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(to('GET /api/user-management/project/42/users')).toHaveLength(2);
});

it('refetches ever more rarely while the server seems to come and go, and immediately after a quiet time', async () => {
  const { to } = stubNetwork({ 'GET /api/user-management/project/42/users': { data: [] } });
  const store = setUp(async () => false);
  await store.dispatch(projectApi.endpoints.getUsers.initiate(42));
  const comeAndGo = async () => {
    store.dispatch(apiReachableChanged(false));
    store.dispatch(apiReachableChanged(true));
    await jest.advanceTimersByTimeAsync(500);
  };
  const requests = () => to('GET /api/user-management/project/42/users').length;

  for (let seconds = 0; seconds < 100; seconds += 0.5) await comeAndGo();
  // The first one, and those after 0, 2, 6, 14, 30 and 62 seconds.
  expect(requests()).toBe(7);
  await jest.advanceTimersByTimeAsync(180_000);
  expect(requests()).toBe(8);
  await comeAndGo();
  expect(requests()).toBe(9);
});

describe('the API is healthy', () => {
  beforeEach(() => {
    stop = () => undefined;
  });

  it.each([
    ['when every probe responds', 200, 200, 200, true],
    ['when probes are refused', 200, 401, 404, true],
    ['not when one fails', 200, 500, 200, false],
    ['not when one does not respond', 200, 200, undefined, false],
  ])('%s', async (_case, root, requests, profile, expected) => {
    stubNetwork({
      'HEAD /api': root,
      'HEAD /api/customer-requests': requests,
      ...(profile === undefined ? {} : { 'HEAD /api/company-profile': profile }),
    });
    await expect(isApiHealthy()).resolves.toBe(expected);
  });
});
