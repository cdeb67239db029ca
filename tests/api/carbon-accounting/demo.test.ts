import type { YearOverviewList, YearReport } from '../../../core/contracts/ca-years';
import type { OfferedProductList, ProductCustomerList } from '../../../core/contracts/ca-offered-products';
import type { ProductList } from '../../../core/contracts/ca-products';
import { demoYear } from '../../support/server/demo-year';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let url: string;

beforeAll(async () => {
  server = await createTestApp();
  url = `/api/ca-emission-results/project/${await server.projectId('Alpenguss GmbH')}`;
});
afterAll(() => server.close());

test('the demo supplier has three calculated years and a current one that is not calculated', async () => {
  const thisYear = demoYear + 1;
  const { data } = (await server.call(people.user, { url: `${url}/years` })).json<YearOverviewList>();
  expect(data.map(({ year, needsRecalculation }) => [year, needsRecalculation])).toEqual([
    [thisYear, true],
    [thisYear - 1, false],
    [thisYear - 2, false],
    [thisYear - 3, false],
  ]);
  for (const { completeness, totals } of data.slice(1)) {
    expect(completeness).toMatchObject({ spendVolume: true, distributedShare: 100 });
    expect(completeness.percent).toBeGreaterThan(90);
    expect(totals?.total).toBeGreaterThan(10_000);
  }
  const answer = await server.call(people.user, { url: `${url}/year/${thisYear - 1}` });
  const { change, gaps, notes, ownFigures, supplierNews } = answer.json<{ data: YearReport }>().data;
  expect(
    ['activity', 'contracts', 'suppliers', 'factor', 'method'].reduce(
      (sum, cause) => sum + (change?.[cause as 'activity'] ?? NaN),
      change?.before ?? NaN,
    ),
  ).toBeCloseTo(change?.after ?? NaN, 3);
  expect(change?.contracts).toBeLessThan(0);
  expect(gaps.map(({ name }) => name)).toEqual(['District cooling']);
  expect(notes.map(({ note }) => note)).toContain('GRID_FOR_RESIDUAL_MIX');
  expect(ownFigures?.suppliers).toBeGreaterThan(1);
  expect(supplierNews).toEqual([]);
});

test('seven suppliers share figures of their accounts, in each possible way', async () => {
  const shared = await server.database.query<{ ways: string; suppliers: number }>(
    `select case when not (figure #>> '{covers,purchases}')::boolean then 'not whole'
                 when figure ->> 'allocated' is null then 'intensity' else figure ->> 'method' end as ways,
            count(distinct project_id) as suppliers
       from ca_shared_figures f join projects p on p.id = f.customer_project_id and p.name = 'Alpenguss GmbH'
      group by 1 order by 1`,
    [],
  );
  expect(shared).toEqual([
    { ways: 'economic', suppliers: 3 },
    { ways: 'intensity', suppliers: 2 },
    { ways: 'not whole', suppliers: 1 },
    { ways: 'physical', suppliers: 1 },
  ]);
});

test('no private car is in scope 1: the only entry in kilometres is of pool cars', async () => {
  const driven = await server.database.query<{ note: string }>(
    `select distinct note from ca_activity_data where activity_id between 221 and 224`,
    [],
  );
  expect(driven).toEqual([{ note: 'Pool cars, from their log books' }]);
});

test('the foundry has two products with footprints, one a part of the other', async () => {
  const projectId = await server.projectId('Alpenguss GmbH');
  const answer = await server.call(people.user, { url: `/api/ca-products/project/${projectId}` });
  const { data } = answer.json<ProductList>();
  expect(data.map(({ name, footprint }) => [name, footprint !== null])).toEqual([
    ['Bearing bush, turned', true],
    ['Engine bracket, die-cast', true],
  ]);
  const [bush, bracket] = data;
  const part = bracket?.lines.find(({ name }) => name === bush?.name);
  expect(part?.result?.kg).toBeCloseTo(2 * (bush?.footprint?.kg ?? NaN), 9);
  const names = bracket?.footprint?.sources.map(({ name }) => name) ?? [];
  expect(names).toContain('Ember, through Our World in Data');
  // It contains nothing of the purchases.
  expect(names).not.toContain('US Environmental Protection Agency');
  // Between recycled and primary aluminium: a plausible figure for a buyer.
  expect((bracket?.footprint?.kg ?? NaN) / (bracket?.mass ?? NaN)).toBeGreaterThan(3);
  expect((bracket?.footprint?.kg ?? NaN) / (bracket?.mass ?? NaN)).toBeLessThan(9);
});

test('the foundry offers a product to a customer, and reads one of a supplier', async () => {
  const projectId = await server.projectId('Alpenguss GmbH');
  const path = `/api/ca-products/project/${projectId}`;
  const products = (await server.call(people.user, { url: path })).json<ProductList>().data;
  const bracket = products.find(({ name }) => name.startsWith('Engine bracket'));
  const customers = await server.call(people.user, { url: `${path}/${bracket?.id}/customers` });
  const offered = customers.json<ProductCustomerList>().data.filter(({ offeredAt }) => offeredAt !== null);
  expect(offered.map(({ name }) => name)).toEqual(['Velomotive SE']);
  const received = await server.call(people.user, { url: `/api/ca-offered-products/project/${projectId}` });
  expect(received.json<OfferedProductList>().data).toMatchObject([
    { companyName: 'Hallingdal Aluminium AS', values: { partNumber: 'HA-226-10' }, footprint: { kg: 4.13 } },
  ]);
});
