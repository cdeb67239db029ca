import { apiStore } from '../../../tests/support/web/api-store';
import { stubNetwork, type Call } from '../../../tests/support/web/stub-network';
import { loadsOf } from './route-loads';

const requests = 'GET /api/customer-requests/project/42';
const profile = 'GET /api/company-profile/42';
const industries = 'GET /api/app-registration-industries';
const users = 'GET /api/user-management/project/42/users';
const page = { data: [], meta: { pagination: { page: 1, pageSize: 1000, pageCount: 1, total: 0 } } };
const suppliers = 'GET /api/supplychain-suppliers/project/42';
const segments = 'GET /api/business-segments/project/42';
const questions = 'GET /api/company-questions/project/42';
const sustainability = 'GET /api/sustainability-reports/project/42';
const years = 'GET /api/ca-emission-results/project/42/years';
const inputsOf = (year: number) =>
  ['activities-data', 'spend-volumes', 'spend-distributions', 'supplier-inputs'].map(
    (resource) => `GET /api/ca-${resource}/project/42?year=${year}&page=1&pageSize=1000`,
  );
const ofEveryYear = [
  'GET /api/ca-settings/project/42',
  'GET /api/ca-boundary/project/42',
  'GET /api/ca-own-activities/project/42',
  'GET /api/ca-products/project/42?page=1&pageSize=200',
  'GET /api/ca-offered-products/project/42?page=1&pageSize=200',
  'GET /api/ca-activities-list?page=1&pageSize=100',
  'GET /api/ca-scope3-sectors?page=1&pageSize=100',
  'GET /api/ca-prefills-list?page=1&pageSize=100',
];
const ofNewestYears = [
  ...inputsOf(2024),
  ...ofEveryYear,
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
  [industries]: page,
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

/** In any order: anonymous requests are sent first. */
const asked = (calls: readonly Call[]) => calls.map(({ method, path }) => `${method} ${path}`).sort();

async function enter(path: string, store = apiStore()) {
  await Promise.all(loadsOf(path).map((load) => store.dispatch(load(42))));
  return store;
}

it.each([
  ['/overview/', [requests, segments, questions]],
  ['/overview', [requests, segments, questions]],
  ['/self-assessment/company-overview/', [segments, questions, sustainability]],
  ['/supply-chain-management/', [suppliers]],
  ['/account/company-profile/', [profile, users, industries]],
  ['/account/users/', [users]],
  ['/account/settings/', [users, profile]],
  ['/', []],
  ['/register/', []],
  ['/logout/', []],
])('%s loads its data', async (path, routes) => {
  const { calls } = stubNetwork(answers);
  await enter(path);
  expect(asked(calls).map((call) => call.replace(/\?.*/, ''))).toEqual([...routes].sort());
});

it('loads with the years the inputs of the newest year, and inputs and results of the newest calculated one', async () => {
  const { calls } = stubNetwork(answers);
  const store = await enter('/carbon-accounting/');
  await jest.advanceTimersByTimeAsync(100);
  expect(asked(calls)).toEqual([years, ...ofNewestYears].sort());
  await enter('/carbon-accounting/2024/update/', store);
  expect(calls).toHaveLength(1 + ofNewestYears.length);
});

it('requests no results if no year was calculated', async () => {
  const { calls } = stubNetwork({ ...answers, [years]: { data: [{ year: 2024, totals: null }] } });
  await enter('/carbon-accounting/');
  await jest.advanceTimersByTimeAsync(100);
  expect(calls.filter(({ path }) => path.includes('ca-emission-results'))).toHaveLength(1);
});

it('requests a year once that is both the newest and calculated', async () => {
  const { calls } = stubNetwork({ ...answers, [years]: { data: [{ year: 2024, totals: {} }] } });
  await enter('/carbon-accounting/');
  await jest.advanceTimersByTimeAsync(100);
  expect(asked(calls).filter((each) => each.includes('?year='))).toEqual(inputsOf(2024).sort());
});

it('loads no year if there is none, but the products', async () => {
  const { calls } = stubNetwork({ ...answers, [years]: { data: [] } });
  await enter('/carbon-accounting/');
  await jest.advanceTimersByTimeAsync(100);
  expect(asked(calls)).toEqual([years, ...ofEveryYear].sort());
});

it('requests nothing else if the person may not see the years', async () => {
  const { calls } = stubNetwork({ ...answers, [years]: 403 });
  await enter('/carbon-accounting/');
  await jest.advanceTimersByTimeAsync(100);
  expect(calls).toHaveLength(1);
});

it.each([
  ['/account/users/', users, 5],
  ['/overview/', requests, 30],
])('entered again, %s refetches %s once that is stale', async (path, route, minutes) => {
  const { to } = stubNetwork(answers);
  const store = await enter(path);
  jest.setSystemTime(Date.now() + minutes * 60_000 - 1_000);
  await enter(path, store);
  expect(to(route)).toHaveLength(1);
  jest.setSystemTime(Date.now() + 2_000);
  await enter(path, store);
  expect(to(route)).toHaveLength(2);
});
