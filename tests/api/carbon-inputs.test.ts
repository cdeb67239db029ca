import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { createTestApp, people, type TestApp } from '../support/server/test-app';
import { untilAnswers } from '../support/server/until-answers';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(async () => {
  for (const table of ['activity_data', 'spend_volumes', 'spend_distributions', 'supplier_inputs', 'years'])
    await server.database.query(`delete from ca_${table}`);
});
afterAll(() => server.close());

type Resource = 'ca-activities-data' | 'ca-spend-volumes' | 'ca-spend-distributions' | 'ca-supplier-inputs';
interface RecordOnWire {
  id: string;
  version: number;
  [field: string]: unknown;
}

const url = (resource: string, rest = '') => `/api/${resource}/project/${projectId}${rest}`;
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  address: string,
  payload?: InjectOptions['payload'],
) => server.call(people.mainUser, { method, url: address, ...(payload === undefined ? {} : { payload }) });
const create = (resource: Resource, data: object) => call('POST', url(resource, '/create'), { data });

async function created(resource: Resource, data: object): Promise<RecordOnWire> {
  const answer = await create(resource, data);
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json<{ data: RecordOnWire }>().data;
}

const refusal = async (answer: Promise<{ statusCode: number; json(): unknown }>) => {
  const { statusCode, json } = await answer;
  const { error } = json() as { error: { message: string } };
  return [statusCode, error.message];
};

async function needsRecalculation(year: number): Promise<boolean | undefined> {
  const answer = await call('GET', url('ca-emission-results', '/years'));
  const { data } = answer.json<{ data: { year: number; needsRecalculation: boolean }[] }>();
  return data.find((entry) => entry.year === year)?.needsRecalculation;
}

const gas = { Year: 2024, ActivityId: 101, Amount: 5000, CountryCode: 'DE' };
const spend = { Year: 2024, TurnoverInThsdUSD: 5000, SpendShareOfTurnover: 40 };
const steel = { Year: 2024, Scope3SectorId: 1, ShareOfInput: 60 };

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
const supplierOf = (DistributionId: string) => ({
  DistributionId,
  SupplierId: '4711',
  SupplierName: 'Stahl AG',
  CountryCode: 'DE',
  ShareOfSectorInput: 30,
});

describe('what is created has the fields of the specification', () => {
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
      snowflakeId: expect.stringMatching(/^\d+$/) as string,
      resourceId: '',
      countryCode: 'DE',
      note: 'bill 4711',
      evidence: '',
      createdByUser: people.mainUser,
      lastUpdatedByUser: people.mainUser,
      lastUpdatedOn: expect.stringMatching(/Z$/) as string,
      emissionFactor: 0.18296,
      version: 1,
    });
  });

  test('the factor of electricity is that of the country and year, of cooling the stand-in', async () => {
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

  test('without a country it is that of the company', async () => {
    const { CountryCode: _country, ...rest } = gas;
    expect(await created('ca-activities-data', rest)).toMatchObject({ countryCode: 'AT' });
  });
});

describe.each(kinds)('%s', (resource, make, change) => {
  test('is listed page by page, of a year or of all', async () => {
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

  test('is counted in its year and in all of them, until it is gone', async () => {
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

  test('is changed by whoever has seen its version, and the year is flagged', async () => {
    const { id } = await make();
    await server.database.query('update ca_years set needs_recalculation = false');
    expect(await needsRecalculation(2024)).toBe(false);
    const answer = await call('PUT', url(resource, `/${id}`), { data: { ...change, version: 1 } });
    expect(answer.json()).toMatchObject({ data: { id, version: 2 } });
    expect(await needsRecalculation(2024)).toBe(true);
  });

  test('changed meanwhile gets 409 with what stands, for a change and for a deletion', async () => {
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

  test('an id that is none gets 400', async () => {
    expect(await refusal(call('PUT', url(resource, '/x'), { data: change }))).toEqual([
      400,
      'Document ID is required',
    ]);
    expect(await refusal(call('DELETE', url(resource, '/x')))).toEqual([400, 'Document ID is required']);
  });

  test('clean-up of what belongs somewhere deletes nothing, with a year, without one and without a body', async () => {
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

  test('a User may look and change nothing', async () => {
    const { id } = await make();
    const asUser = (method: 'GET' | 'PUT', address: string, payload?: object) =>
      server.call(people.user, { method, url: address, ...(payload && { payload }) });
    expect((await asUser('GET', url(resource))).statusCode).toBe(200);
    const answer = await asUser('PUT', url(resource, `/${id}`), { data: change });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      { error: { code: 'PERMISSION_MISSING' } },
    ]);
  });
});

test.each<[Resource, object, string]>([
  ['ca-activities-data', { ...gas, Amount: 0 }, 'Amount must be a positive number'],
  ['ca-activities-data', { ...gas, Amount: -1 }, 'Amount must be a positive number'],
  ['ca-activities-data', { ...gas, Amount: 'much' }, 'Amount must be a positive number'],
  ['ca-activities-data', { ...gas, Amount: null }, 'Amount must be a positive number'],
  [
    'ca-activities-data',
    { ...gas, Amount: 1e15 },
    'Amount must be at most 1,000,000,000,000; check the unit',
  ],
  ['ca-activities-data', { ...gas, ActivityId: undefined }, 'Activity ID and year are required'],
  ['ca-activities-data', { ...gas, Year: undefined }, 'Activity ID and year are required'],
  ['ca-activities-data', { ...gas, ActivityId: 9 }, 'Activity 9 is not in the list of activities'],
  [
    'ca-activities-data',
    { ...gas, Year: 1989 },
    expect.stringMatching(/^Year must be between 1990 and 20\d\d$/) as string,
  ],
  [
    'ca-activities-data',
    { ...gas, Year: 2099 },
    expect.stringMatching(/^Year must be between 1990 and 20\d\d$/) as string,
  ],
  ['ca-activities-data', { ...gas, CountryCode: 'XX' }, '"XX" is no country code of ISO 3166-1 alpha-2'],
  ['ca-spend-volumes', { ...spend, TurnoverInThsdUSD: -1 }, 'Turnover must be a non-negative number'],
  [
    'ca-spend-volumes',
    { ...spend, SpendShareOfTurnover: 100.1 },
    'Spend share must be between 0 and 100 percent',
  ],
  [
    'ca-spend-volumes',
    { ...spend, SpendShareOfTurnover: -0.1 },
    'Spend share must be between 0 and 100 percent',
  ],
  [
    'ca-spend-distributions',
    { ...steel, ShareOfInput: 101 },
    'Share of input must be between 0 and 100 percent',
  ],
  [
    'ca-spend-distributions',
    { ...steel, Scope3SectorId: undefined },
    'Year and scope 3 sector id are required',
  ],
  ['ca-spend-distributions', { ...steel, Year: 'this' }, 'Year and scope 3 sector id are required'],
  [
    'ca-spend-distributions',
    { ...steel, Scope3SectorId: 999 },
    'Scope 3 sector 999 is not in the list of sectors',
  ],
  [
    'ca-supplier-inputs',
    { ...supplierOf(randomUUID()), DistributionId: '' },
    'Distribution id and supplier id are required',
  ],
  [
    'ca-supplier-inputs',
    { ...supplierOf(randomUUID()), SupplierId: '' },
    'Distribution id and supplier id are required',
  ],
  [
    'ca-supplier-inputs',
    { ...supplierOf(randomUUID()), ShareOfSectorInput: 250 },
    'Share of sector input must be between 0 and 100 percent',
  ],
])('%s %j is refused: %s', async (resource, data, message) => {
  expect(await refusal(create(resource, data))).toEqual([400, message]);
});

test('a text from a form is read as the number it is, and as 0 if it is none', async () => {
  expect(
    await created('ca-spend-volumes', { ...spend, TurnoverInThsdUSD: '12.5', SpendShareOfTurnover: '?' }),
  ).toMatchObject({
    turnoverInThsdUSD: 12.5,
    spendShareOfTurnover: 0,
  });
});

describe('two people', () => {
  test.each<[Resource, object, object]>([
    ['ca-spend-volumes', spend, { ...spend, SpendShareOfTurnover: 50 }],
    ['ca-spend-distributions', steel, { ...steel, ShareOfInput: 50 }],
  ])(
    '%s of the same year: the second gets 409, and may then change the first',
    async (resource, one, two) => {
      const first = await created(resource, one);
      const second = await create(resource, two);
      expect([second.statusCode, second.json()]).toMatchObject([
        409,
        { error: { code: 'STALE_VERSION', details: first } },
      ]);
      expect(await created(resource, { ...two, version: first.version })).toMatchObject({
        id: first.id,
        version: 2,
      });
    },
  );

  test('an id that is taken is told, whatever it is sent for', async () => {
    const ActivityDataId = randomUUID();
    const first = await created('ca-activities-data', { ...gas, ActivityDataId });
    const answer = await create('ca-activities-data', { ...gas, ActivityDataId, Amount: 1 });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { error: { details: first } }]);
  });

  test('the same id in another project is another record', async () => {
    const ActivityDataId = randomUUID();
    await created('ca-activities-data', { ...gas, ActivityDataId });
    const other = await server.projectId('BrightPack (Suzhou) Co., Ltd.');
    const answer = await server.call(people.stranger, {
      method: 'POST',
      url: `/api/ca-activities-data/project/${other}/create`,
      payload: { data: { ...gas, ActivityDataId } },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('a call that is sent twice with one key creates once', async () => {
    const send = () =>
      server.call(people.mainUser, {
        method: 'POST',
        url: url('ca-activities-data', '/create'),
        headers: { 'idempotency-key': 'one' },
        payload: { data: gas },
      });
    const [first, second] = [await send(), await send()];
    expect(second.json()).toEqual(first.json());
    expect((await call('GET', url('ca-activities-data'))).json()).toMatchObject({
      meta: { pagination: { total: 1 } },
    });
  });
});

describe('supplier inputs whose distribution is gone', () => {
  test('are unassigned until they are assigned again or cleaned up', async () => {
    const steelShare = await created('ca-spend-distributions', steel);
    const [one, two] = [
      await created('ca-supplier-inputs', supplierOf(steelShare.id)),
      await created('ca-supplier-inputs', supplierOf(steelShare.id)),
    ];
    await call('DELETE', url('ca-spend-distributions', `/${steelShare.id}`));
    const inputs = async () =>
      (await call('GET', url('ca-supplier-inputs', '?year=2024'))).json<{ data: RecordOnWire[] }>().data;
    expect((await inputs()).map(({ year }) => year)).toEqual([null, null]);
    const later = await created('ca-spend-distributions', { ...steel, Year: 2025 });
    const { id } = await created('ca-supplier-inputs', supplierOf(later.id));
    const all = (await call('GET', url('ca-supplier-inputs'))).json<{ data: RecordOnWire[] }>().data;
    expect(all.map((input) => input.id)).toEqual([id, one.id, two.id]);

    const again = await created('ca-spend-distributions', steel);
    const answer = await call('PUT', url('ca-supplier-inputs', `/${one.id}`), {
      data: { DistributionId: again.id },
    });
    expect(answer.json()).toMatchObject({ data: { year: 2024, distributionId: again.id } });
    expect((await call('POST', url('ca-supplier-inputs', '/cleanup'), { year: 2024 })).json()).toEqual({
      data: { deleted: 1, total: 2 },
    });
    expect((await inputs()).map(({ id }) => id)).toEqual([one.id]);
    expect(two.id).not.toBe(one.id);
  });

  test('come back without one when their removal is undone', async () => {
    const { id: gone } = await created('ca-spend-distributions', steel);
    const input = supplierOf(gone);
    await call('DELETE', url('ca-spend-distributions', `/${gone}`));
    const create = (more: object) =>
      call('POST', url('ca-supplier-inputs', '/create'), { data: { ...input, ...more } });
    expect((await create({})).statusCode).toBe(404);
    expect((await create({ Year: 2024 })).json()).toMatchObject({
      data: { distributionId: gone, year: null },
    });
    expect((await create({ Year: 1899 })).statusCode).toBe(400);
    expect((await call('GET', url('ca-supplier-inputs', '?year=2024'))).json()).toMatchObject({
      meta: { pagination: { total: 1 } },
    });
  });

  test('are counted in the year they were moved to', async () => {
    const [now, later] = [
      await created('ca-spend-distributions', steel),
      await created('ca-spend-distributions', { ...steel, Year: 2025 }),
    ];
    const { id } = await created('ca-supplier-inputs', supplierOf(now.id));
    await created('ca-supplier-inputs', supplierOf(now.id));
    await call('PUT', url('ca-supplier-inputs', `/${id}`), { data: { DistributionId: later.id } });
    for (const [query, total] of [
      ['', 2],
      ['?year=2024', 1],
      ['?year=2025', 1],
    ] as const)
      expect((await call('GET', url('ca-supplier-inputs', query))).json()).toMatchObject({
        meta: { pagination: { total } },
      });
  });

  test('cannot be created, nor moved to a distribution that is not there', async () => {
    expect(await refusal(create('ca-supplier-inputs', supplierOf(randomUUID())))).toEqual([
      404,
      'The spend distribution was not found.',
    ]);
  });
});

test('records of what no list knows any more are cleaned up', async () => {
  await created('ca-activities-data', gas);
  await created('ca-spend-distributions', steel);
  await server.database.query('update ca_activity_data set activity_id = 9');
  await server.database.query('update ca_spend_distributions set sector_id = 9999');
  for (const resource of ['ca-activities-data', 'ca-spend-distributions'])
    expect((await call('POST', url(resource, '/cleanup'), { year: 2024 })).json()).toEqual({
      data: { deleted: 1, total: 1 },
    });
});

test('without the privilege nobody may look any more', async () => {
  const [project] = await server.database.query<{ privileges: object }>(
    'select privileges from projects where id = $1',
    [projectId],
  );
  const look = () => call('GET', url('ca-activities-data'));
  await server.database.query(`update projects set privileges = '{}' where id = $1`, [projectId]);
  try {
    await untilAnswers(403, look);
  } finally {
    await server.database.query('update projects set privileges = $2::jsonb where id = $1', [
      projectId,
      JSON.stringify(project?.privileges),
    ]);
  }
  await untilAnswers(200, look);
});
