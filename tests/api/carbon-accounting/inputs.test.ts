import { randomUUID } from 'node:crypto';
import {
  carbonInputs,
  gas,
  refusal,
  spend,
  steel,
  supplierOf,
  withoutInputs,
  type RecordOnWire,
  type Resource,
} from '../../support/server/carbon-inputs';
import { wholeEventsOf } from '../../support/server/events';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});

beforeEach(() => withoutInputs(server));
afterAll(() => server.close());

const { url, call, created } = carbonInputs(() => ({ server, projectId }));

async function needsRecalculation(year: number): Promise<boolean | undefined> {
  const answer = await call('GET', url('ca-emission-results', '/years'));
  const { data } = answer.json<{ data: { year: number; needsRecalculation: boolean }[] }>();
  return data.find((entry) => entry.year === year)?.needsRecalculation;
}

/** A record of each kind, and how to change it. */
const kinds: [Resource, () => Promise<RecordOnWire>, object][] = [
  ['ca-activities-data', () => created('ca-activities-data', gas), { Amount: 7 }],
  ['ca-spend-volumes', () => created('ca-spend-volumes', spend), { SpendShareOfTurnover: 7 }],
  ['ca-spend-distributions', () => created('ca-spend-distributions', steel), { ShareOfInput: 7 }],
  [
    'ca-supplier-inputs',
    async () => {
      const { id } = await created('ca-spend-distributions', steel);
      return created('ca-supplier-inputs', supplierOf(id));
    },
    { ShareOfSectorInput: 7 },
  ],
];

describe('created records have the fields of the specification', () => {
  test('activity data', async () => {
    const ActivityDataId = randomUUID();
    const record = await created('ca-activities-data', {
      ...gas,
      projectId,
      ActivityDataId,
      Note: 'bill 4711',
    });
    expect(record).toEqual({
      id: ActivityDataId,
      instanceId: ActivityDataId,
      year: 2024,
      scope: 'SCOPE1',
      activityId: 101,
      amount: 5000,
      unit: 'kWh',
      typedAmount: 5000,
      typedUnit: 'kWh',
      calorificValue: null,
      supplierFactor: null,
      electricitySupplier: null,
      renewableShare: null,
      snowflakeId: expect.stringMatching(/^\d+$/) as string,
      resourceId: '',
      countryCode: 'DE',
      note: 'bill 4711',
      evidence: '',
      bills: [],
      createdByUser: people.mainUser,
      lastUpdatedByUser: people.mainUser,
      lastUpdatedOn: expect.stringMatching(/Z$/) as string,
      emissionFactor: 0.18296,
      version: 1,
    });
  });

  test('the factor of electricity depends on country and year; cooling uses a substitute', async () => {
    const factorOf = async (ActivityId: number) =>
      (await created('ca-activities-data', { ...gas, ActivityId })).emissionFactor;
    expect([await factorOf(401), await factorOf(402), await factorOf(423)]).toEqual([0.34413992, 0, 0.2]);
  });

  test('spend volume, distribution and supplier input', async () => {
    expect(await created('ca-spend-volumes', spend)).toMatchObject({
      year: 2024,
      turnoverInThsdUSD: 5000,
      spendShareOfTurnover: 40,
    });
    const distribution = await created('ca-spend-distributions', steel);
    expect(distribution).toMatchObject({
      distributionId: distribution.id,
      scope3SectorId: 1,
      shareOfInput: 60,
      year: 2024,
    });
    expect(await created('ca-supplier-inputs', supplierOf(distribution.id))).toMatchObject({
      distributionId: distribution.id,
      supplierId: '4711',
      supplierName: 'Stahl AG',
      countryCode: 'DE',
      shareOfSectorInput: 30,
      year: 2024,
    });
  });

  test('a supplier input has a clean name, and a number that can be seen', async () => {
    const { id } = await created('ca-spend-distributions', steel);
    const given = { ...supplierOf(id), SupplierId: '47\n11 ', SupplierName: '\u200BStahl\t AG' };
    const input = await created('ca-supplier-inputs', given);
    expect(input).toMatchObject({ supplierId: '47 11', supplierName: 'Stahl AG' });
    const change = { data: { SupplierId: '\u200B' } };
    expect(await refusal(call('PUT', url('ca-supplier-inputs', `/${input.id}`), change))).toEqual([
      400,
      'Distribution id and supplier id are required',
    ]);
  });

  test('the default country is the company’s', async () => {
    const { CountryCode: _country, ...rest } = gas;
    expect(await created('ca-activities-data', rest)).toMatchObject({ countryCode: 'AT' });
  });
});

describe.each(kinds)('%s', (resource, make, change) => {
  test('is listed page by page, by year or for all years', async () => {
    const record = await make();
    const list = async (query: string) =>
      (await call('GET', url(resource, query))).json<{ data: RecordOnWire[] }>();
    expect(await list('')).toEqual({
      data: [record],
      meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: 1 } },
    });
    expect((await list('?year=2024')).data).toEqual([record]);
    expect((await list('?year=2023')).data).toEqual([]);
    expect(await list('?page=2')).toMatchObject({ data: [], meta: { pagination: { total: 1 } } });
  });

  test('is counted in its year and in the total, until it is deleted', async () => {
    const totals = async () =>
      Promise.all(
        ['', '?year=2024', '?year=2025'].map(async (query) => {
          const { meta } = (await call('GET', url(resource, query))).json<{
            meta: { pagination: { total: number } };
          }>();
          return meta.pagination.total;
        }),
      );
    await make();
    expect(await totals()).toEqual([1, 1, 0]);
    await call('POST', url('ca-emission-results', '/year/2025/copy'), { from: 2024 });
    expect(await totals()).toEqual([2, 1, 1]);
    await call('DELETE', url(resource, '/year/2024'));
    expect(await totals()).toEqual([1, 0, 1]);
    await call('DELETE', url(resource, '/year/2025'));
    expect(await totals()).toEqual([0, 0, 0]);
  });

  test('is changed by the person who has seen its version, and the year is flagged', async () => {
    const { id } = await make();
    await server.database.query('update ca_years set needs_recalculation = false');
    expect(await needsRecalculation(2024)).toBe(false);
    const answer = await call('PUT', url(resource, `/${id}`), { data: { ...change, version: 1 } });
    expect(answer.json()).toMatchObject({ data: { id, version: 2 } });
    expect(await needsRecalculation(2024)).toBe(true);
  });

  test('tells those who have it open its version, until it is deleted', async () => {
    const { id } = await make();
    const events = await wholeEventsOf(server, projectId, async () => {
      await call('PUT', url(resource, `/${id}`), { data: { ...change, version: 1 } });
      await call('DELETE', url(resource, `/${id}`));
    });
    expect(events).toMatchObject([
      { action: 'update', year: 2024, data: { id, version: 2 } },
      { action: 'delete', year: 2024, data: { id } },
    ]);
  });

  test('changed meanwhile gets 409 with the current state, for a change and for a deletion', async () => {
    const { id } = await make();
    await call('PUT', url(resource, `/${id}`), { data: { ...change, version: 1 } });
    const [stale, deletion] = [
      await call('PUT', url(resource, `/${id}`), { data: { ...change, version: 1 } }),
      await call('DELETE', url(resource, `/${id}?version=1`)),
    ];
    for (const answer of [stale, deletion]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ error: { code: 'STALE_VERSION', details: { id, version: 2 } } });
    }
  });

  test('is synced and deleted, and then not found', async () => {
    const record = await make();
    const sync = await call('POST', url(resource, `/${record.id}/sync`));
    expect([sync.statusCode, sync.json()]).toEqual([200, { data: record }]);
    await server.database.query('update ca_years set needs_recalculation = false');
    const deletion = await call('DELETE', url(resource, `/${record.id}`));
    expect(deletion.json()).toEqual({ data: { deleted: 1, total: 1 } });
    expect((await call('GET', url(resource))).json()).toMatchObject({ data: [] });
    for (const gone of [
      call('PUT', url(resource, `/${record.id}`), { data: change }),
      call('DELETE', url(resource, `/${record.id}`)),
      call('POST', url(resource, `/${record.id}/sync`)),
    ])
      expect(await refusal(gone)).toEqual([404, expect.stringContaining('not found')]);
  });

  test('an invalid id gets 400', async () => {
    expect(await refusal(call('PUT', url(resource, '/x'), { data: change }))).toEqual([
      400,
      'Document ID is required',
    ]);
    expect(await refusal(call('DELETE', url(resource, '/x')))).toEqual([400, 'Document ID is required']);
  });

  test('a clean-up deletes nothing that is still in use, with a year, without one and without a body', async () => {
    await make();
    for (const body of [{ year: 2024 }, {}, undefined])
      expect((await call('POST', url(resource, '/cleanup'), body)).json()).toEqual({
        data: { deleted: 0, total: 1 },
      });
  });

  test('a whole year is deleted at once', async () => {
    await make();
    expect((await call('DELETE', url(resource, '/year/2023'))).json()).toMatchObject({
      data: { deleted: 0 },
    });
    expect((await call('DELETE', url(resource, '/year/2024'))).json()).toMatchObject({
      data: { deleted: 1 },
    });
  });

  test('a view-only person can read but not change', async () => {
    const { id } = await make();
    await server.setViewOnly(people.user, true);
    const asUser = (method: 'GET' | 'PUT', address: string, payload?: object) =>
      server.call(people.user, { method, url: address, ...(payload && { payload }) });
    expect((await asUser('GET', url(resource))).statusCode).toBe(200);
    const answer = await asUser('PUT', url(resource, `/${id}`), { data: change });
    await server.setViewOnly(people.user, false);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { error: { code: 'VIEW_ONLY' } }]);
  });
});

test('without the privilege a User can read but not change', async () => {
  const { id } = await created('ca-activities-data', gas);
  const [project] = await server.database.query<{ privileges: object }>(
    'select privileges from projects where id = $1',
    [projectId],
  );
  const look = () => server.call(people.user, { method: 'GET', url: url('ca-activities-data') });
  const change = () =>
    server.call(people.user, {
      method: 'PUT',
      url: url('ca-activities-data', `/${id}`),
      payload: { data: { Note: 'bill' } },
    });
  await server.changeAccess(`update projects set privileges = '{}' where id = $1`, [projectId]);
  try {
    expect((await change()).statusCode).toBe(403);
    expect((await look()).statusCode).toBe(200);
  } finally {
    await server.changeAccess('update projects set privileges = $2::jsonb where id = $1', [
      projectId,
      JSON.stringify(project?.privileges),
    ]);
  }
  expect((await look()).statusCode).toBe(200);
});
