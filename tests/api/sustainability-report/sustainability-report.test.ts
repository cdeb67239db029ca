import type { ReportSummary, SustainabilityReport } from '../../../core/contracts/sustainability-report';
import type { EmissionResultList } from '../../../core/contracts/ca-emission-results';
import type { YearReport } from '../../../core/contracts/ca-years';
import { demoYear } from '../../support/server/demo-year';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

const year = demoYear;
let server: TestApp;
let projectId: number;
let path: string;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
  path = `/api/sustainability-reports/project/${projectId}`;
});
beforeEach(() => server.database.query('delete from sustainability_reports'));
afterAll(() => server.close());

const post = (url: string, data: object, email = people.user) =>
  server.call(email, { method: 'POST', url, payload: { data } });

async function begin(module = 'basic'): Promise<SustainabilityReport> {
  const answer = await post(path, { year, module });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: SustainabilityReport }>().data;
}

async function save(data: object): Promise<SustainabilityReport> {
  const answer = await post(`${path}/${year}/save`, data);
  expect(answer.json()).not.toHaveProperty('error');
  return answer.json<{ data: SustainabilityReport }>().data;
}

const employees = (value: number | null) => ({ concept: 'NumberOfEmployees', member: '', value });
const knownOf = ({ known }: SustainabilityReport, concept: string, member = '') =>
  known.find((each) => each.concept === concept && each.member === member);

async function accountOf(): Promise<YearReport> {
  await server.call(people.mainUser, {
    method: 'POST',
    url: `/api/ca-emission-results/project/${projectId}/calculate`,
    payload: { year },
  });
  const answer = await server.call(people.mainUser, {
    url: `/api/ca-emission-results/project/${projectId}/year/${year}`,
  });
  return answer.json<{ data: YearReport }>().data;
}

test('a year has no report until one is started; started twice it is one', async () => {
  expect((await server.call(people.user, { url: `${path}/${year}` })).statusCode).toBe(404);
  const begun = await begin('comprehensive');
  expect(begun).toMatchObject({
    year,
    companyName: 'Alpenguss GmbH',
    currency: 'EUR',
    values: [
      {
        concept: 'BasisForPreparation',
        member: '',
        value: 'OptionBBasicModuleAndComprehensiveModuleMember',
      },
    ],
    omissions: [],
    updatedBy: 'Luis Ortega',
    version: 1,
  });
  await save({ values: [employees(120)] });
  expect((await begin('basic')).values).toHaveLength(2);
  const list = (await server.call(people.user, { url: path })).json<{ data: ReportSummary[] }>().data;
  expect(list).toEqual([expect.objectContaining({ year, module: 'comprehensive', version: 2 })]);
  expect(list[0]?.answered).toBeGreaterThan(1);
});

test('its period is the fiscal year of the account', async () => {
  const boundary = `/api/ca-boundary/project/${projectId}`;
  const setMonth = async (fiscalYearStart: number) => {
    const { data } = (await server.call(people.mainUser, { url: boundary })).json<{
      data: { version: number };
    }>();
    const payload = { data: { version: data.version, fiscalYearStart } };
    const answer = await server.call(people.mainUser, { method: 'PUT', url: boundary, payload });
    expect(answer.statusCode).toBe(200);
  };
  const july = { start: `${year}-07-01`, end: `${year + 1}-06-30` };
  await setMonth(7);
  await accountOf();
  expect((await begin()).period).toEqual(july);
  await setMonth(1);
  expect((await begin()).period).toEqual(july);
  await accountOf();
  expect((await begin()).period).toEqual({ start: `${year}-01-01`, end: `${year}-12-31` });
});

test('it includes the measures of all segments of the self-assessment, each once', async () => {
  const { measures = [] } = await begin('comprehensive');
  const ids = measures.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(measures.find(({ id }) => id === 'renewableElectricity')).toEqual({
    ...{ id: 'renewableElectricity', today: 60, inOneYear: 75, inThreeYears: 100, startYear: 2022 },
  });
});

test('named values change, empty ones are removed, and omissions have a reason', async () => {
  await begin();
  await save({ values: [employees(120), { concept: 'CityOfSite', member: '2', value: 'Steyr' }] });
  const omission = { section: 'corruption', kind: 'sensitive', reason: 'A case is pending' };
  const saved = await save({ values: [employees(null)], omissions: [omission] });
  expect(saved.values).toEqual([
    expect.objectContaining({ concept: 'BasisForPreparation' }),
    { concept: 'CityOfSite', member: '2', value: 'Steyr' },
  ]);
  expect(saved.omissions).toEqual([omission]);
  expect((await save({ omissions: [{ ...omission, kind: null }] })).omissions).toEqual([]);
});

test('B3 equals the account of the year, to the last digit', async () => {
  const { totals, energy } = await accountOf();
  const report = await begin();
  const number = (concept: string, member = '') => knownOf(report, concept, member)?.value;
  expect(number('GrossScope1GreenhouseGasEmissions')).toBe(totals.scope1);
  expect(number('GrossLocationBasedScope2GreenhouseGasEmissions')).toBe(totals.scope2LocationBased);
  expect(number('GrossMarketBasedScope2GreenhouseGasEmissions')).toBe(totals.scope2);
  expect(number('GrossScope3GreenhouseGasEmissions')).toBe(totals.scope3Baseline);
  expect(number('TotalGrossMarketBasedGHGEmissions')).toBe(totals.total);
  expect(number('TotalEnergyConsumption')).toBe(energy?.total);
  const concepts = {
    fuels: 'EnergyConsumptionFromFuels',
    electricity: 'EnergyConsumptionFromElectricity',
    ownGeneration: 'EnergyConsumptionFromSelfGeneratedElectricity',
  } as const;
  for (const { kind, renewable, other } of energy?.parts ?? []) {
    if (kind === 'heat') continue;
    expect(number(concepts[kind], 'RenewableEnergy')).toBe(renewable);
    expect(number(concepts[kind], 'NonRenewableEnergy')).toBe(other);
  }
  expect(report.account).toEqual({ needsRecalculation: false });
  expect(knownOf(report, 'TotalEnergyConsumption')?.source).toBe('carbonAccount');
});

test('scope 3 is in B3 by category, as in the results of the account, and adds up to the total', async () => {
  const { totals } = await accountOf();
  const answer = await server.call(people.mainUser, {
    url: `/api/ca-emission-results/project/${projectId}?year=${year}&scope=3&pageSize=1000`,
  });
  const tons = new Map<number, number>();
  for (const row of answer.json<EmissionResultList>().data)
    if (row.inTotals && row.category !== null)
      tons.set(row.category, (tons.get(row.category) ?? 0) + row.baselineEmissionsTonsCO2e);
  const categories = (await begin()).known.filter(({ concept }) => concept.startsWith('Scope3Category'));
  expect(categories.length).toBeGreaterThan(2);
  expect(categories.map(({ concept, source }) => [concept, source])).toEqual(
    [...tons.keys()].sort((a, b) => a - b).map((category) => [`Scope3Category${category}`, 'carbonAccount']),
  );
  for (const { concept, value } of categories)
    expect(value).toBeCloseTo(tons.get(Number(concept.replace('Scope3Category', ''))) ?? 0, 6);
  expect(categories.reduce((sum, { value }) => sum + (value as number), 0)).toBe(totals.scope3Baseline);
});

test('company, industry, turnover and target are filled in, each with its source', async () => {
  await server.database.query(
    `update ca_spend_volumes set turnover_thsd = 18400.5, currency = 'EUR' where project_id = $1 and year = $2`,
    [projectId, year],
  );
  const report = await begin();
  expect(knownOf(report, 'CountryOfSite', '1')).toMatchObject({ value: 'AT', source: 'companyProfile' });
  expect(knownOf(report, 'NaceSectorClassificationCodes')).toMatchObject({
    value: [expect.stringMatching(/^C2\d$/u)],
    source: 'industry',
  });
  expect(knownOf(report, 'GreenhouseGasEmissionReductionTargetYear')).toMatchObject({
    source: 'reductionTarget',
  });
  expect(knownOf(report, 'Turnover')).toMatchObject({ value: 18_400_500, source: 'turnover' });
  expect(report.employees).toEqual({ from: 251, to: 1000 });
});

test('a report of a year without an account is filled in with the company’s own data', async () => {
  const answer = await post(path, { year: 1999, module: 'basic' });
  const { known, account } = answer.json<{ data: SustainabilityReport }>().data;
  expect(account).toBeNull();
  expect(new Set(known.map(({ source }) => source))).not.toContain('carbonAccount');
  expect(known.map(({ source }) => source)).toContain('companyProfile');
});

test('two people change different values at once; for the same value, the second one is asked', async () => {
  const { version } = await begin();
  await save({ values: [employees(120)], version });
  const other = { concept: 'Assets', member: '', value: 5_000_000 };
  expect((await save({ values: [other], version })).values).toHaveLength(3);
  const refused = await post(`${path}/${year}/save`, { values: [employees(130)], version });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    error: { code: 'STALE_VERSION', details: { year, values: expect.arrayContaining([employees(120)]) } },
  });
});

test.each([
  [{ values: [{ concept: 'TotalEnergyConsumption', member: '', value: -1 }] }, 'must not be negative'],
  [{ values: [{ concept: 'EmployeeTurnoverRate', member: '', value: 140 }] }, 'between 0 and 100'],
  [{ values: [{ concept: 'Happiness', member: '', value: 1 }] }, 'Happiness'],
  [{ omissions: [{ section: 'B99', kind: 'sensitive', reason: '' }] }, 'B99'],
])('wrong values are refused by name: %j', async (data, message) => {
  await begin();
  const answer = await post(`${path}/${year}/save`, data);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    error: { code: 'INVALID_VALUES', message: expect.stringContaining(message) },
  });
});

test('the audit trail lists each value, and a removed report is gone', async () => {
  await begin();
  await save({ values: [employees(120)] });
  await server.call(people.user, { method: 'DELETE', url: `${path}/${year}` });
  const { data } = (
    await server.call(people.mainUser, {
      url: `/api/audit/project/${projectId}?area=sustainability-report&pageSize=3`,
    })
  ).json<{ data: object[] }>();
  expect(data).toMatchObject([
    { action: 'delete', subject: String(year) },
    { action: 'update', changes: [{ field: 'value/NumberOfEmployees', from: null, to: 120 }] },
    { action: 'create' },
  ]);
  expect((await server.call(people.user, { url: `${path}/${year}` })).statusCode).toBe(404);
});
