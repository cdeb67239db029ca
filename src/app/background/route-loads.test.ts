import { apiStore } from '../../../tests/support/web/api-store';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { loadsOf } from './route-loads';

const requests = 'GET /api/customer-requests/project/42';
const profile = 'GET /api/company-profile/42';
const users = 'GET /api/user-management/project/42/users';
const page = { data: [], meta: { pagination: { page: 1, pageSize: 1000, pageCount: 1, total: 0 } } };
const suppliers = 'GET /api/supplychain-suppliers/project/42';
const segments = 'GET /api/business-segments/project/42';
const questions = 'GET /api/company-questions/project/42';
const sustainability = 'GET /api/sustainability-reports/project/42';
const years = 'GET /api/ca-emission-results/project/42/years';
const inputsOf = (year: number) =>
  ['ca-activities-data', 'ca-spend-volumes', 'ca-spend-distributions', 'ca-supplier-inputs'].map(
    (list) => `GET /api/${list}/project/42?year=${year}&page=1&pageSize=1000`,
  );
const ofNewestYears = [
  ...inputsOf(2024),
  'GET /api/ca-settings/project/42',
  'GET /api/ca-boundary/project/42',
  'GET /api/ca-own-activities/project/42',
  ...inputsOf(2023),
  'GET /api/ca-emission-results/project/42/year/2023',
  'GET /api/ca-allocations/project/42/year/2023',
];
const answers = {
  [requests]: page,
  [suppliers]: page,
  [segments]: page,
  [questions]: { data: {} },
  [sustainability]: { data: [] },
  [profile]: { data: {} },
  [users]: { data: [] },
  [years]: {
    data: [
      { year: 2023, totals: {} },
      { year: 2024, totals: null },
      { year: 2022, totals: {} },
    ],
  },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function enter(path: string, store = apiStore()) {
  await Promise.all(loadsOf(path).map((load) => store.dispatch(load(42))));
  return store;
}

it.each([
  ['/overview/', [requests, segments, questions]],
  ['/overview', [requests, segments, questions]],
  ['/self-assessment/company-overview/', [segments, questions, sustainability]],
  ['/supply-chain-management/', [suppliers]],
  ['/account/company-profile/', [profile, users]],
  ['/account/users/', [users]],
  ['/account/settings/', [users, profile]],
  ['/', []],
  ['/register/', []],
  ['/logout/', []],
])('%s loads its data', async (path, routes) => {
  const { calls } = stubNetwork(answers);
  await enter(path);
  expect(calls.map((call) => `${call.method} ${call.path.replace(/\?.*/, '')}`)).toEqual(routes);
});

it('loads with the years what was entered for the newest and for the newest that was calculated, and what that came to', async () => {
  const { calls } = stubNetwork(answers);
  const store = await enter('/carbon-accounting/');
  await jest.advanceTimersByTimeAsync(100);
  const asked = calls.map(({ method, path }) => `${method} ${path}`);
  expect(asked).toEqual([years, ...ofNewestYears]);
  await enter('/carbon-accounting/2024/update/', store);
  expect(calls).toHaveLength(asked.length);
});

it('asks once for what was entered where the newest year is the newest that was calculated', async () => {
  const { calls } = stubNetwork({ ...answers, [years]: { data: [{ year: 2024, totals: {} }] } });
  await enter('/carbon-accounting/');
  await jest.advanceTimersByTimeAsync(100);
  const asked = calls.map(({ method, path }) => `${method} ${path}`);
  expect(asked.filter((call) => inputsOf(2024).includes(call))).toEqual(inputsOf(2024));
});

it('asks for no results where no year was calculated', async () => {
  const { calls } = stubNetwork({ ...answers, [years]: { data: [{ year: 2024, totals: null }] } });
  await enter('/carbon-accounting/');
  await jest.advanceTimersByTimeAsync(100);
  expect(calls.filter(({ path }) => path.includes('ca-emission-results'))).toHaveLength(1);
});

it('loads no year where there is none', async () => {
  const { calls } = stubNetwork({ ...answers, [years]: { data: [] } });
  await enter('/carbon-accounting/');
  expect(calls).toHaveLength(1);
});

it.each([
  ['/account/users/', users, 5],
  ['/overview/', requests, 30],
])('entered again, %s fetches again what is %s', async (path, route, minutes) => {
  const { to } = stubNetwork(answers);
  const store = await enter(path);
  jest.setSystemTime(Date.now() + minutes * 60_000 - 1_000);
  await enter(path, store);
  expect(to(route)).toHaveLength(1);
  jest.setSystemTime(Date.now() + 2_000);
  await enter(path, store);
  expect(to(route)).toHaveLength(2);
});
