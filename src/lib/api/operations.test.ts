import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { fakeAuth } from '../../../tests/support/web/fake-auth';
import { publicEnv } from '../../../tests/support/web/public-env';
import { refusal, stubNetwork } from '../../../tests/support/web/stub-network';
import { api } from './api';
import { connectionSlice } from './connection-slice';
import { operationsKept, operationsSlice, recordOperations, selectOperations } from './operations';
import { projectApi } from '../../domain/company/project-api';
import { valueListsApi } from './value-lists-api';

function newStore() {
  return configureStore({
    reducer: combineSlices(api, connectionSlice, operationsSlice),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { auth: fakeAuth(), loadEnv: async () => publicEnv } },
        serializableCheck: { warnAfter: 60_000 },
        immutableCheck: { warnAfter: 60_000 },
      }).concat(api.middleware, recordOperations),
  });
}

const users = 'GET /api/user-management/project/42/users';

it('records which requests ended and how, newest first, without their content', async () => {
  stubNetwork({ [users]: { data: [{ email: 'anna@example.test' }] } });
  const store = newStore();
  await store.dispatch(projectApi.endpoints.getUsers.initiate(42));
  stubNetwork({ 'GET /api/company-profile/42/privileges': refusal(403, 'FORBIDDEN', 'No.') });
  await store.dispatch(projectApi.endpoints.getPrivileges.initiate(42));
  const operations = selectOperations(store.getState());
  expect(operations.map(({ name, outcome }) => `${name}: ${outcome}`)).toEqual([
    'getPrivileges: FORBIDDEN',
    'getUsers: ok',
  ]);
  expect(operations.every(({ tookMs, startedAt }) => tookMs >= 0 && startedAt <= Date.now())).toBe(true);
  expect(JSON.stringify(operations)).not.toMatch(/anna|access-/);
});

it('records a response without a message in our own words, and never those of the server', async () => {
  const privileges = 'GET /api/company-profile/42/privileges';
  const load = async (answer: Response) => {
    stubNetwork({ [privileges]: answer });
    const store = newStore();
    await store.dispatch(projectApi.endpoints.getPrivileges.initiate(42));
    return selectOperations(store.getState())[0]?.outcome;
  };
  expect(await load(new Response(null, { status: 418 }))).toBe('HTTP_418, Failed to get privileges: 418');
  expect(await load(Response.json({ message: 'Anna is not here' }, { status: 418 }))).toBe('HTTP_418');
});

it('records a value list and the profile that fail without a message in the specified words', async () => {
  const failed = () => new Response(null, { status: 503 });
  stubNetwork({
    'GET /api/app-countries': failed(),
    'GET /api/company-profile/42': failed(),
  });
  const store = newStore();
  await store.dispatch(valueListsApi.endpoints.getValueList.initiate('app-countries'));
  await store.dispatch(projectApi.endpoints.getCompanyProfile.initiate(42));
  expect(selectOperations(store.getState()).map(({ outcome }) => outcome)).toEqual([
    'HTTP_503, Failed to load profile: 503',
    'HTTP_503, Failed to fetch app-countries: 503',
  ]);
});

it('records nothing for cache hits, and keeps the last 50', async () => {
  stubNetwork({ [users]: { data: [] } });
  const store = newStore();
  const load = (forceRefetch: boolean) =>
    store.dispatch(projectApi.endpoints.getUsers.initiate(42, { forceRefetch }));
  await load(false);
  await load(false);
  expect(selectOperations(store.getState())).toHaveLength(1);
  for (let time = 0; time < operationsKept + 5; time += 1) await load(true);
  expect(selectOperations(store.getState())).toHaveLength(50);
});
