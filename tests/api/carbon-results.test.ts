import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { factorKeys, type Factor } from '../../core/carbon/factor';
import type { EmissionResult } from '../../core/contracts/ca-emission-results';
import type { YearOverviewList, YearReport } from '../../core/contracts/ca-years';
import { createTestApp, people, type TestApp } from '../support/server/test-app';

let server: TestApp;
let projectId: number;
let stopListening: () => Promise<void>;
const onEvent = new EventEmitter();
const events: { type: string; action: string; year?: number; data?: Record<string, unknown> }[] = [];

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
  stopListening = await server.database.listen('realtime', (payload) => {
    events.push(JSON.parse(payload) as (typeof events)[0]);
    onEvent.emit('event');
  });
});
beforeEach(async () => {
  for (const table of [
    'project_factor_sets',
    'factor_sets',
    'emission_results',
    'activity_data',
    'spend_volumes',
    'spend_distributions',
    'supplier_inputs',
    'years',
  ])
    await server.database.query(`delete from ca_${table}`);
});
afterAll(async () => {
  await stopListening();
  await server.close();
});

/** What was told of a year's results, once there is as much; PostgreSQL tells of it a moment later. */
async function told(year: number, count: number): Promise<typeof events> {
  const ofResults = () =>
    events.filter((event) => event.year === year && ['calculation', 'emissions'].includes(event.type));
  while (ofResults().length < count) await once(onEvent, 'event');
  return ofResults();
}

const url = (resource: string, rest = '') => `/api/${resource}/project/${projectId}${rest}`;
const get = async <Answer>(address: string) =>
  (await server.call(people.mainUser, { url: address })).json<Answer>();
const send = (
  method: 'POST' | 'PUT' | 'DELETE',
  address: string,
  payload?: object,
  email = people.mainUser,
) => server.call(email, { method, url: address, ...(payload && { payload }) });
async function create(resource: string, data: object): Promise<{ id: string }> {
  const answer = await send('POST', url(resource, '/create'), { data });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: { id: string } }>().data;
}
const calculate = (year: unknown) => send('POST', url('ca-emission-results', '/calculate'), { year });
const years = async () => (await get<YearOverviewList>(url('ca-emission-results', '/years'))).data;
const report = async (year: number) =>
  (await get<{ data: YearReport }>(url('ca-emission-results', `/year/${year}`))).data;
const results = async (query = '') =>
  (await get<{ data: EmissionResult[] }>(url('ca-emission-results', `?pageSize=1000${query}`))).data;

const factor = (key: string, value: number, unit: string, country: string | null = null): Factor => ({
  id: `test/${key}/${country ?? ''}`,
  key,
  country,
  forYear: null,
  value,
  unit,
  source: { publisher: 'Test', edition: '1', licence: 'none', boundary: 'test' },
  year: 2024,
  geography: 'GLOBAL',
  dataQuality: 2,
  uncertaintyPercent: 10,
});

async function chooseFactors(...factors: Factor[]): Promise<void> {
  const id = `test-${randomUUID()}`;
  await server.database.query('insert into ca_factor_sets (id, title, factors) values ($1, $1, $2::jsonb)', [
    id,
    JSON.stringify(factors),
  ]);
  await server.database.query('insert into ca_project_factor_sets values ($1, $2)', [projectId, id]);
}

async function enterPurchases(Year: number): Promise<Record<string, string>> {
  await create('ca-spend-volumes', { Year, TurnoverInThsdUSD: 5000, SpendShareOfTurnover: 40 });
  const ids: Record<string, string> = {};
  for (const [Scope3SectorId, ShareOfInput] of [
    [1, 30],
    [2, 50],
    [3, 20],
  ] as const)
    ids[Scope3SectorId] = (await create('ca-spend-distributions', { Year, Scope3SectorId, ShareOfInput })).id;
  return ids;
}

describe('the reference example', () => {
  const energy = [
    [101, 500_000],
    [202, 20_000],
    [401, 400_000],
    [402, 200_000],
    [421, 100_000],
  ] as const;

  async function enter(): Promise<void> {
    await chooseFactors(
      factor(factorKeys.activity(101), 0.1829, 'kWh'),
      factor(factorKeys.activity(202), 2.51279, 'l'),
      factor(factorKeys.activity(421), 0.17965, 'kWh'),
      ...energy.map(([activityId]) => factor(factorKeys.wellToTank(activityId), 0, 'kWh')),
      factor(factorKeys.spend('STEEL_MILL_PRODUCTS'), 3.83924, 'USD', 'AT'),
      factor(factorKeys.spend('STEEL_MILL_PRODUCTS'), 4.515196, 'USD', 'CN'),
      factor(factorKeys.spend('STEEL_TUBES_WIRE'), 0.367736, 'USD'),
      factor(factorKeys.spend('ALUMINIUM_PRIMARY'), 0.102923, 'USD'),
    );
    for (const [ActivityId, Amount] of energy)
      await create('ca-activities-data', { Year: 2024, ActivityId, Amount, CountryCode: 'DE' });
    const ids = await enterPurchases(2024);
    for (const [CountryCode, ShareOfSectorInput] of [
      ['AT', 50],
      ['CN', 30],
    ] as const)
      await create('ca-supplier-inputs', {
        DistributionId: ids[1],
        SupplierId: CountryCode,
        SupplierName: `Steel of ${CountryCode}`,
        CountryCode,
        ShareOfSectorInput,
      });
  }

  test('comes out to the gram, without the saving of a supplier that is not linked', async () => {
    await enter();
    const answer = await calculate(2024);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { data: { year: 2024 } }]);
    const { totals, rows } = answer.json<{ data: { totals: Record<string, number>; rows: number } }>().data;
    const rounded = Object.fromEntries(
      Object.entries(totals).map(([name, tons]) => [name, Math.round(tons * 1000) / 1000]),
    );
    expect(rounded).toEqual({
      scope1: 141.706,
      scope2: 155.621,
      scope2LocationBased: 224.449,
      scope3: 2834.121,
      scope3Saved: 0,
      scope3Baseline: 2834.121,
      biogenic: 0,
      total: 3131.448,
    });
    expect((await results()).length).toBe(rows);
  });

  test('every row reads as a sum: amount x factor, with where the factor comes from', async () => {
    await enter();
    await calculate(2024);
    const rows = await results();
    for (const { amount, factor: used, remainingEmissionsTonsCO2e, savedEmissionsTonsCO2e } of rows)
      expect(remainingEmissionsTonsCO2e + savedEmissionsTonsCO2e).toBeCloseTo(
        (amount * used.value) / 1000,
        9,
      );
    expect(
      rows.find(({ scopeDetails, activityId }) => scopeDetails === 'location-based' && activityId === 402),
    ).toEqual({
      id: expect.any(String) as string,
      year: 2024,
      scope: 2,
      scopeDetails: 'location-based',
      inTotals: false,
      businessUnit: '',
      countryCode: 'DE',
      countryName: 'Germany',
      activityId: 402,
      activityName: 'Electricity under a renewable contract',
      scope3SectorCode: null,
      scope3SectorName: null,
      supplierIdFrontend: null,
      supplierName: null,
      supplierDominantHotspotSectorId: null,
      supplierDominantHotspotSectorName: null,
      supplierLinkingStatus: null,
      supplierLinkingPerformance: 0,
      supplierLinkingBusinessSegmentSector: null,
      supplierLinkingBusinessSegmentCountry: null,
      inputId: expect.any(String) as string,
      amount: 200_000,
      unit: 'kWh',
      factor: {
        id: 'ember/DE/2024',
        value: 0.34413992,
        unit: 'kg CO2e/kWh',
        publisher: 'Ember, through Our World in Data',
        edition: expect.any(String) as string,
        licence: 'CC BY 4.0',
        boundary: 'life cycle of the electricity generated in the country',
        year: 2024,
        geography: 'DE',
      },
      notes: [],
      dataQuality: 2,
      uncertaintyPercent: Math.hypot(2, 10),
      remainingEmissionsTonsCO2e: 200_000 * 0.00034413992,
      savedEmissionsTonsCO2e: 0,
      needsRecalculation: false,
      createdAt: expect.stringMatching(/Z$/) as string,
      updatedAt: expect.stringMatching(/Z$/) as string,
    });
  });

  test('is listed the largest first, by scope and page', async () => {
    await enter();
    await calculate(2024);
    const tons = (await results('&scope=3')).map((row) => row.remainingEmissionsTonsCO2e);
    expect(tons).toEqual(tons.toSorted((a, b) => b - a));
    expect((await results('&scope=2')).map(({ scope }) => scope)).toEqual(Array(6).fill(2));
    expect(await results('&year=2023')).toEqual([]);
    const page = await get<{ data: EmissionResult[]; meta: unknown }>(
      url('ca-emission-results', '?page=2&pageSize=5'),
    );
    expect([page.data.length, page.meta]).toMatchObject([5, { pagination: { page: 2 } }]);
  });

  test('has a report whose parts add up', async () => {
    await enter();
    await calculate(2024);
    const { totals, bySector, byCountry, byActivity, bySupplier, dataQuality, change, benchmark, ...rest } =
      await report(2024);
    const sum = (parts: { remaining: number }[]) => parts.reduce((all, { remaining }) => all + remaining, 0);
    expect(sum(byCountry)).toBeCloseTo(totals.total, 9);
    expect(sum(bySector) + sum(byActivity)).toBeCloseTo(totals.total, 9);
    expect(bySupplier.map(({ key }) => key)).toEqual(['AT', 'CN']);
    expect(dataQuality.shares.reduce((all, share) => all + share, 0)).toBeCloseTo(100, 9);
    expect([change, benchmark, rest.gaps]).toEqual([null, null, []]);
    expect(rest.intensity).toBeCloseTo((totals.total * 1000) / 5_000_000, 9);
    expect(rest.improvements[0]).toMatchObject({
      advice: 'ASK_SUPPLIER',
      name: 'Steel and iron mill products',
    });
  });
});

describe('a linked supplier', () => {
  test('that the customer invited is shown with its status', async () => {
    const supplier = await server.projectId('Nordwerk Automotive AG');
    const [linking] = await server.database.query<{ id: string }>(
      `insert into linkings (requester_project_id, supplier_project_id, supplier_name, supplier_email,
         requested_sector, requested_country, status) values ($1, $2, 'Nordwerk', 'a@b.example', 'STEEL', 'DE', 'accepted')
       returning id`,
      [projectId, supplier],
    );
    const ids = await enterPurchases(2024);
    await create('ca-supplier-inputs', {
      DistributionId: ids[1],
      SupplierId: linking?.id,
      SupplierName: 'Nordwerk',
      ShareOfSectorInput: 100,
    });
    await calculate(2024);
    const [row] = (await results()).filter(({ supplierName }) => supplierName === 'Nordwerk');
    expect(row).toMatchObject({
      supplierIdFrontend: linking?.id,
      supplierLinkingStatus: 'accepted',
      supplierLinkingPerformance: 0,
      supplierLinkingBusinessSegmentSector: 'STEEL',
      supplierLinkingBusinessSegmentCountry: 'DE',
    });
  });

  test('is known by the number that the company has for it, as long as no other has the same', async () => {
    const invite = (name: string) =>
      server.database.query(
        `insert into linkings (requester_project_id, supplier_name, supplier_number, supplier_email,
           requested_sector, requested_country) values ($1, $2, 'V-77', $3, 'STEEL', 'DE')`,
        [projectId, name, `${name.toLowerCase()}@b.example`],
      );
    const ids = await enterPurchases(2024);
    const input = { DistributionId: ids[1], SupplierId: 'V-77', SupplierName: 'Rheinalu' };
    await create('ca-supplier-inputs', { ...input, ShareOfSectorInput: 100 });
    const statusOf = async () => {
      await calculate(2024);
      return (await results()).find(({ supplierName }) => supplierName === 'Rheinalu')?.supplierLinkingStatus;
    };
    await invite('Rheinalu');
    expect(await statusOf()).toBe('invited');
    await invite('Namesake');
    expect(await statusOf()).toBeNull();
  });
});

describe('a calculation', () => {
  test('tells that it runs, and that it is done', async () => {
    await create('ca-activities-data', { Year: 2011, ActivityId: 101, Amount: 1 });
    await calculate(2011);
    const events = await told(2011, 3);
    expect(events.map(({ type, action }) => [type, action])).toEqual([
      ['calculation', 'running'],
      ['emissions', 'update'],
      ['calculation', 'completed'],
    ]);
    expect(events[2]?.data).toEqual({ durationMs: expect.any(Number) as number });
  });

  test('of shares over 100 percent is refused by year, sector and sum; what stood before stays', async () => {
    const ids = await enterPurchases(2012);
    await calculate(2012);
    const before = await results();
    await send('PUT', url('ca-spend-distributions', `/${ids[1]}`), { data: { ShareOfInput: 31.5 } });
    const answer = await calculate(2012);
    const message =
      'In 2012 the shares of input of all sectors add up to 101.5 percent; correct them to 100 at most.';
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { error: { code: 'SHARES_OVER_100', message, details: [{ year: 2012, sector: null, sum: 101.5 }] } },
    ]);
    const events = (await told(2012, 5)).slice(3);
    expect(events.map(({ type, action, data }) => [type, action, data])).toEqual([
      ['calculation', 'running', undefined],
      ['calculation', 'failed', { cause: message }],
    ]);
    expect(await results()).toEqual(before.map((row) => ({ ...row, needsRecalculation: true })));
  });

  test('is found by what it is about, and adds up to the contribution of that', async () => {
    const sectors = await enterPurchases(2024);
    await create('ca-supplier-inputs', {
      ...{ DistributionId: sectors[1], SupplierId: 'X', SupplierName: 'X', CountryCode: 'CN' },
      ShareOfSectorInput: 40,
    });
    for (const [ActivityId, CountryCode] of [
      [101, 'DE'],
      [101, 'FR'],
      [401, 'DE'],
    ])
      await create('ca-activities-data', { Year: 2024, ActivityId, Amount: 1000, CountryCode });
    await calculate(2024);
    const { bySector, bySupplier, byCountry, byActivity } = await report(2024);
    const contributions = {
      sector: bySector,
      supplier: bySupplier,
      country: byCountry,
      activity: byActivity,
    };
    for (const [name, entries] of Object.entries(contributions))
      for (const { key, remaining } of entries) {
        const rows = (await results(`&year=2024&${name}=${key}`)).filter(({ inTotals }) => inTotals);
        const sum = rows.reduce((tons, row) => tons + row.remainingEmissionsTonsCO2e, 0);
        expect([name, key, sum]).toEqual([name, key, expect.closeTo(remaining, 9)]);
      }
    expect(await results('&sector=NO_SUCH_SECTOR')).toEqual([]);
    expect((await results('&country=CN')).map(({ supplierIdFrontend }) => supplierIdFrontend)).toEqual(['X']);
  });

  test('of more rows than a statement takes keeps each with its own factor', async () => {
    await chooseFactors(
      factor(factorKeys.activity(101), 2, 'kWh'),
      factor(factorKeys.activity(102), 3, 'kWh'),
    );
    await server.database.query(
      `insert into ca_activity_data (project_id, id, year, activity_id, amount, country, created_by, updated_by)
       select $1, gen_random_uuid(), 2021, 101 + n % 2, 1000 * n, 'DE', $2, $2 from generate_series(1, 6000) n`,
      [projectId, people.mainUser],
    );
    expect((await calculate(2021)).json()).toMatchObject({ data: { totals: { scope1: 45_006_000 } } });
    const [stored] = await server.database.query(
      `select count(*) as rows, sum(remaining_kg) as kg,
              count(*) filter (where abs(amount * (factor ->> 'value')::float8 - remaining_kg) > 1e-3) as wrong
         from ca_emission_results join ca_used_factors f on f.id = factor_id where year = 2021 and scope = 1`,
    );
    expect(stored).toEqual({ rows: 6000, kg: 45_006_000_000, wrong: 0 });
  });

  test.each([
    [undefined, 'Both projectId and year are required for calculation'],
    [null, 'Both projectId and year are required for calculation'],
    ['', 'Both projectId and year are required for calculation'],
    ['this year', 'Invalid projectId or year'],
    [2024.5, 'Invalid projectId or year'],
    [{}, 'Invalid projectId or year'],
    [1989, expect.stringMatching(/^Year must be between 1990 and/) as string],
  ])('of the year %j is refused: %s', async (year, message) => {
    const answer = await calculate(year);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { message } }]);
  });

  test('keeps the factor it was made with when the project chooses other factors', async () => {
    await create('ca-activities-data', { Year: 2024, ActivityId: 101, Amount: 1000, CountryCode: 'DE' });
    await calculate(2024);
    await chooseFactors(factor(factorKeys.activity(101), 9, 'kWh'));
    const direct = async () =>
      (await results()).find(({ scopeDetails }) => scopeDetails === 'direct')?.factor.value;
    expect(await direct()).toBe(0.18296);
    await calculate(2024);
    expect(await direct()).toBe(9);
  });

  test('a factor that is missing is 0.2, said so and listed as a gap', async () => {
    await create('ca-activities-data', { Year: 2024, ActivityId: 423, Amount: 1000, CountryCode: 'DE' });
    await calculate(2024);
    const rows = await results();
    expect(rows.map(({ notes, factor: used, dataQuality }) => [notes, used.value, dataQuality])).toEqual([
      [['STAND_IN_FACTOR'], 0.2, 5],
      [['STAND_IN_FACTOR'], 0.2, 5],
    ]);
    const { gaps, improvements } = await report(2024);
    expect(gaps).toEqual([
      { name: 'District cooling', scopeDetails: 'market-based', amount: 1000, unit: 'kWh', tons: 0.2 },
    ]);
    expect(improvements[0]?.advice).toBe('CLOSE_GAP');
    expect((await years())[0]?.gaps).toBe(1);
  });
});

describe('the overview of years', () => {
  test('counts what is entered and says what needs a calculation', async () => {
    expect(await years()).toEqual([]);
    await create('ca-activities-data', { Year: 2023, ActivityId: 101, Amount: 1000 });
    await enterPurchases(2024);
    expect(await years()).toMatchObject([
      {
        year: 2024,
        totals: null,
        needsRecalculation: true,
        calculatedAt: null,
        completeness: { percent: 40, spendVolume: true, distributedShare: 100, supplierInputs: 0 },
      },
      {
        year: 2023,
        totals: null,
        needsRecalculation: true,
        completeness: { percent: 20, scope1Activities: 1 },
      },
    ]);
    await calculate(2023);
    expect((await years())[1]).toMatchObject({ needsRecalculation: false, totals: { scope1: 0.18296 } });
  });

  test('a year whose results are deleted needs a calculation as long as there is something to calculate', async () => {
    const { id } = await create('ca-activities-data', { Year: 2023, ActivityId: 101, Amount: 1 });
    await calculate(2023);
    const deletion = await send('DELETE', url('ca-emission-results', '/year/2023'));
    expect(deletion.json()).toMatchObject({ data: { deleted: 2 } });
    expect(await years()).toMatchObject([{ year: 2023, totals: null, needsRecalculation: true }]);
    expect(
      (await server.call(people.mainUser, { url: url('ca-emission-results', '/year/2023') })).statusCode,
    ).toBe(404);
    await send('DELETE', url('ca-activities-data', `/${id}`));
    expect(await years()).toEqual([]);
  });

  test('two years are compared by what changed', async () => {
    const { id } = await create('ca-activities-data', {
      Year: 2023,
      ActivityId: 101,
      Amount: 1000,
      CountryCode: 'DE',
    });
    await send('POST', url('ca-emission-results', '/year/2024/copy'), { from: 2023 });
    await send('PUT', url('ca-activities-data', `/${id}`), { data: { Amount: 500 } });
    await calculate(2023);
    await calculate(2024);
    const { change } = await report(2024);
    expect(change).toMatchObject({ fromYear: 2023, factor: 0, method: 0 });
    expect(change?.activity).toBeCloseTo((500 * (0.18296 + 0.03021)) / 1000, 12);
    expect((change?.before ?? 0) + (change?.activity ?? 0)).toBeCloseTo(change?.after ?? NaN, 12);
  });
});

describe('copying a year', () => {
  test('brings every input, once', async () => {
    await create('ca-activities-data', { Year: 2023, ActivityId: 101, Amount: 1000, Note: 'bill' });
    const ids = await enterPurchases(2023);
    await create('ca-supplier-inputs', { DistributionId: ids[2], SupplierId: 'X', ShareOfSectorInput: 10 });
    const copy = async () =>
      (await send('POST', url('ca-emission-results', '/year/2024/copy'), { from: 2023 })).json<object>();
    expect(await copy()).toEqual({
      data: { activities: 1, spendVolumes: 1, distributions: 3, supplierInputs: 1 },
    });
    expect(await copy()).toEqual({
      data: { activities: 0, spendVolumes: 0, distributions: 0, supplierInputs: 0 },
    });
    const { data } = await get<{ data: object[] }>(url('ca-supplier-inputs', '?year=2024'));
    expect(data).toMatchObject([{ year: 2024, supplierId: 'X', shareOfSectorInput: 10 }]);
    expect((await calculate(2024)).statusCode).toBe(200);
  });

  test('onto itself, or out of range, is refused', async () => {
    const to = (year: number) =>
      send('POST', url('ca-emission-results', `/year/${year}/copy`), { from: 2023 });
    expect([(await to(2023)).statusCode, (await to(2099)).statusCode]).toEqual([400, 400]);
  });
});
