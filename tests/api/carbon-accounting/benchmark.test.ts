import { factorKeys, type Factor } from '../../../core/carbon/factors/factor';
import type { YearReport } from '../../../core/contracts/ca-years';
import { findPerformances } from '../../../server/modules/business-segments/performances-repository';
import { calculateIn } from '../../../server/modules/carbon-accounting/results/calculation';
import { findBenchmark } from '../../../server/modules/carbon-accounting/results/read-repository';
import { linkedSupplier } from '../../support/server/linked-supplier';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

const year = 2003;
const noPerformances = { findPerformances: () => Promise.resolve([]) };
const factor = (key: string, value: number): Factor => ({
  id: `test/${key}`,
  key,
  country: null,
  forYear: null,
  value,
  unit: 'kWh',
  source: { publisher: 'Test', edition: '1', licence: 'none', boundary: 'test' },
  year,
  geography: 'GLOBAL',
  dataQuality: 2,
  uncertaintyPercent: 10,
});
const factors = [
  factor(factorKeys.activity(101), 0.2),
  factor(factorKeys.wellToTank(101), 0),
  { ...factor(factorKeys.spend('STEEL_MILL_PRODUCTS'), 0.8), unit: 'USD' },
];

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
  await server.database.query("insert into ca_factor_sets (id, title, factors) values ('test', 'Test', $1)", [
    JSON.stringify(factors),
  ]);
});
afterAll(() => server.close());

/** A calculated company with a turnover of a million USD that only burns gas. */
async function account(company: number, kWh: number): Promise<void> {
  const insert = (text: string, ...values: unknown[]) => server.database.query(text, [company, ...values]);
  await insert("insert into ca_project_factor_sets values ($1, 'test')");
  await insert(
    `insert into ca_activity_data (project_id, year, activity_id, amount, country, created_by, updated_by)
     values ($1, $2, 101, $3, 'DE', 'info@foundry.example', 'info@foundry.example')`,
    year,
    kWh,
  );
  await insert(
    'insert into ca_spend_volumes (project_id, year, turnover_thsd_usd, spend_share) values ($1, $2, 1000, 0)',
    year,
  );
  await server.database.transaction((tx) => calculateIn(tx, { projectId: company, year }, noPerformances));
}

/** Only steel, for this many thousand USD, from a supplier whose measures save 20 percent. */
async function accountOfPurchases(company: number, spendThsdUsd: number): Promise<void> {
  const { query } = server.database;
  await account(company, 1);
  await query('delete from ca_activity_data where project_id = $1', [company]);
  await query('update ca_spend_volumes set spend_share = $2 where project_id = $1', [
    company,
    spendThsdUsd / 10,
  ]);
  const [distribution] = await query<{ id: string }>(
    'insert into ca_spend_distributions (project_id, year, sector_id, share) values ($1, $2, 1, 100) returning id',
    [company, year],
  );
  await query(
    `insert into ca_supplier_inputs (project_id, year, distribution_id, supplier_id, country, share)
     values ($1, $2, $3, $4, 'DE', 100)`,
    [company, year, distribution?.id, await linkedSupplier(server, company, 'STEEL', 'DE', year)],
  );
  await server.database.transaction((tx) =>
    calculateIn(tx, { projectId: company, year }, { findPerformances }),
  );
}

/** A company, of the same industry unless another is given. */
async function newCompany(industry?: number): Promise<number> {
  const [made] = await server.database.query<{ id: number }>(
    `with company as (insert into projects (name) values ('A foundry') returning id), own as (
       select industry_id from company_profiles where project_id = $1)
     insert into company_profiles (project_id, country, industry_id, contact_email)
     select company.id, 'DE', coalesce($2, own.industry_id), 'info@foundry.example' from company, own
     returning project_id as id`,
    [projectId, industry ?? null],
  );
  return made?.id ?? 0;
}

async function report(): Promise<YearReport> {
  const url = `/api/ca-emission-results/project/${projectId}/year/${year}`;
  return (await server.call(people.user, { url })).json<{ data: YearReport }>().data;
}

test('shows no benchmark below five companies, and then the quartiles calculated by hand', async () => {
  await account(projectId, 500_000);
  for (const kWh of [100_000, 1_000_000, 300_123]) await account(await newCompany(), kWh);
  const [other] = await server.database.query<{ industry: number }>(
    'select industry_id + 1 as industry from company_profiles where project_id = $1',
    [projectId],
  );
  await account(await newCompany(other?.industry), 7);
  expect(await report()).toMatchObject({ intensity: 0.1, benchmark: null });

  for (const kWh of [400_000, 200_000]) await account(await newCompany(), kWh);
  // Sorted: 0.02, 0.04, 0.06, 0.08, 0.1, 0.2 kg per USD; the quartiles are 1.25, 2.5 and 3.75 steps from the first.
  const { benchmark } = await report();
  // 0.04 + 0.25 x 0.02, 0.06 + 0.5 x 0.02 and 0.08 + 0.75 x 0.02, to two digits.
  expect(benchmark).toEqual({ companies: 6, lowerQuartile: 0.045, median: 0.07, upperQuartile: 0.095 });
});

test('the benchmark compares inventories: suppliers’ savings are not deducted, not even where method 1 deducted them', async () => {
  const { query } = server.database;
  await query('delete from ca_years where year = $1', [year]);
  await query('delete from ca_spend_volumes where year = $1', [year]);
  await query('delete from ca_activity_data where year = $1', [year]);
  await query('delete from ca_project_factor_sets where project_id = $1', [projectId]);
  await account(projectId, 500_000);
  for (const kWh of [100_000, 1_000_000, 300_123]) await account(await newCompany(), kWh);
  await accountOfPurchases(await newCompany(), 100);
  const former = await newCompany();
  await accountOfPurchases(former, 50);
  await query(
    `update ca_years set method_version = 1,
            report = jsonb_set(jsonb_set(report, '{intensity}', '0.032'), '{totals,total}', '32')
      where project_id = $1`,
    [former],
  );
  // 0.02, 0.04, 0.06, 0.08, 0.1 and 0.2 kg per USD, as above; with measures two would have 0.032 and 0.064.
  const { benchmark } = await report();
  expect(benchmark).toEqual({ companies: 6, lowerQuartile: 0.045, median: 0.07, upperQuartile: 0.095 });
});

test('the benchmark reads only the years of its industry', async () => {
  const { query, transaction } = server.database;
  await query(
    `with company as (insert into projects (name) select 'A mill' from generate_series(1, 2000) returning id),
          profile as (
            insert into company_profiles (project_id, country, industry_id, contact_email)
            select id, 'DE', (select industry_id + 1 from company_profiles where project_id = $1), 'info@mill.example'
              from company)
     insert into ca_years (project_id, year, report) select id, $2, '{"intensity": 1}' from company`,
    [projectId, year],
  );
  await query('analyze', []);
  const read = await transaction(async (tx) => {
    const rowsRead = async () => {
      const [counts] = await tx.query<{ rows: number }>(
        `select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables where relname = 'ca_years'`,
        [],
      );
      return counts?.rows ?? 0;
    };
    // A connection's counters include its latest transactions.
    const before = await rowsRead();
    await findBenchmark(tx, projectId, year);
    return (await rowsRead()) - before;
  });
  expect(read).toBe(6);
});
