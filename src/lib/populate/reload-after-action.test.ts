import { apiStore } from '../../../tests/support/web/api-store';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { projectApi } from '../../domain/company/project-api';
import { reloadAfterAction } from './reload-after-action';

const usersPath = 'GET /api/user-management/project/42/users';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('starts over with the next action on the same lists', async () => {
  const network = stubNetwork({ [usersPath]: { data: [] } });
  const store = apiStore();
  void store.dispatch(projectApi.endpoints.getUsers.initiate(42));
  await pass(0);
  for (let times = 0; times < 10; times += 1) {
    store.dispatch(reloadAfterAction(['Users']));
    await pass(100);
  }
  await pass(5_000);
  expect(network.to(usersPath)).toHaveLength(1 + 3);
});

it('renders the same list when nothing has changed', async () => {
  stubNetwork({ [usersPath]: () => ({ data: [{ id: '1', email: 'anna@example.test' }] }) });
  const store = apiStore();
  void store.dispatch(projectApi.endpoints.getUsers.initiate(42));
  await pass(0);
  const shown = () => projectApi.endpoints.getUsers.select(42)(store.getState()).data;
  const before = shown();
  store.dispatch(reloadAfterAction(['Users']));
  await pass(5_000);
  expect(before).toHaveLength(1);
  expect(shown()).toBe(before);
});
