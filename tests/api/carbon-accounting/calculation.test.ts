import { EventEmitter, once } from 'node:events';
import { factorKeys } from '../../../core/carbon/factors/factor';
import type { YearOverviewList } from '../../../core/contracts/ca-years';
import { knownSectorIds } from '../../../server/modules/carbon-accounting/records/reference-data';
import { carbonResults, factor, withoutAccounts } from '../../support/server/carbon-results';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

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
beforeEach(() => withoutAccounts(server));
afterAll(async () => {
  await stopListening();
  await server.close();
});

/** The events about a year's results, once that many have arrived; PostgreSQL delivers them a moment later. */
async function told(year: number, count: number): Promise<typeof events> {
  const ofResults = () =>
    events.filter((event) => event.year === year && ['calculation', 'emissions'].includes(event.type));
  while (ofResults().length < count) await once(onEvent, 'event');
  return ofResults();
}

const { url, get, send, create, calculate, report, results, chooseFactors, enterPurchases } = carbonResults(
  () => ({ server, projectId }),
);
const years = async () => (await get<YearOverviewList>(url('ca-emission-results', '/years'))).data;

describe('a calculation', () => {
  test('announces that it runs, and that it is done', async () => {
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

  test('of a year in which nothing gives a result leaves no results, and no zero among the years', async () => {
    const shown = async () => (await years()).find(({ year }) => year === 2009);
    const nothing = { error: { code: 'NOTHING_TO_CALCULATE' } };
    const empty = await calculate(2009);
    expect([empty.statusCode, empty.json()]).toMatchObject([422, nothing]);
    expect(await shown()).toBeUndefined();
    expect((await told(2009, 2)).map(({ action, data }) => [action, data])).toMatchObject([
      ['running', undefined],
      ['failed', { code: 'NOTHING_TO_CALCULATE' }],
    ]);

    // A distribution alone emits nothing, whatever was there before.
    const { id } = await create('ca-activities-data', { Year: 2009, ActivityId: 101, Amount: 1 });
    await create('ca-spend-distributions', { Year: 2009, Scope3SectorId: 1, ShareOfInput: 10 });
    await calculate(2009);
    expect(await shown()).toMatchObject({ totals: { total: expect.any(Number) as number } });
    await send('DELETE', url('ca-activities-data', `/${id}`));
    expect((await calculate(2009)).json()).toMatchObject(nothing);
    expect(await shown()).toMatchObject({ totals: null });
  });

  test('of shares over 100 percent is refused by year, sector and sum; the previous results stay', async () => {
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
      [
        'calculation',
        'failed',
        { cause: message, code: 'SHARES_OVER_100', details: [{ year: 2012, sector: null, sum: 101.5 }] },
      ],
    ]);
    expect(await results()).toEqual(before.map((row) => ({ ...row, needsRecalculation: true })));
  });

  test('of shares over 100 percent in every sector shows ten to everybody, and all to the caller', async () => {
    await create('ca-spend-volumes', { Year: 2013, TurnoverInThsdUSD: 5000, SpendShareOfTurnover: 40 });
    await server.database.query(
      `insert into ca_spend_distributions (project_id, year, sector_id, share)
       select $1, 2013, unnest($2::integer[]), 0.5`,
      [projectId, knownSectorIds],
    );
    await server.database.query(
      `insert into ca_supplier_inputs (project_id, distribution_id, year, supplier_id, country, share)
       select $1, id, 2013, name, 'DE', 60
         from ca_spend_distributions, unnest(array['X', 'Y']) as name where project_id = $1 and year = 2013`,
      [projectId],
    );
    const answer = await calculate(2013);
    const { code, details } = answer.json<{ error: { code: string; details: unknown[] } }>().error;
    expect([answer.statusCode, code]).toEqual([422, 'SHARES_OVER_100']);
    expect(details).toHaveLength(knownSectorIds.length);
    const [, event] = await told(2013, 2);
    expect(event).toMatchObject({ action: 'failed', data: { code: 'SHARES_OVER_100' } });
    expect(event?.data?.['details']).toEqual(details.slice(0, 10));
  });

  test('that fails because of an internal error tells everybody so in a sentence', async () => {
    await create('ca-activities-data', { Year: 2014, ActivityId: 101, Amount: 1 });
    await server.database.query(
      `insert into ca_factor_sets (id, title, factors) values ('broken', 'Broken', '{}')`,
    );
    await server.database.query(`insert into ca_project_factor_sets values ($1, 'broken')`, [projectId]);
    expect((await calculate(2014)).statusCode).toBe(500);
    const [, event] = await told(2014, 2);
    expect([event?.action, event?.data]).toEqual([
      'failed',
      { cause: 'Something went wrong on our side. Try again; if it happens again, contact support.' },
    ]);
  });

  test('is filtered by sector, supplier, country and activity, and adds up to the contribution of each', async () => {
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
      for (const { key, baseline } of entries) {
        const rows = (await results(`&year=2024&${name}=${key}`)).filter(({ inTotals }) => inTotals);
        const sum = rows.reduce((tons, row) => tons + row.baselineEmissionsTonsCO2e, 0);
        expect([name, key, sum]).toEqual([name, key, expect.closeTo(baseline, 9)]);
      }
    expect(await results('&sector=NO_SUCH_SECTOR')).toEqual([]);
    expect((await results('&country=CN')).map(({ supplierIdFrontend }) => supplierIdFrontend)).toEqual(['X']);
  });

  test('of more rows than one statement inserts keeps the factor of each', async () => {
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

  test.each(['alpenguss', '0', '4.2', '99999999999'])('of the project %s is refused', async (id) => {
    const address = `/api/ca-emission-results/project/${id}/calculate`;
    const answer = await send('POST', address, { year: 2024 });
    const message = 'Invalid projectId or year';
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

  test('uses 0.2 for a missing factor, says so and lists it as a gap', async () => {
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
