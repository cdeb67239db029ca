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
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(() => withoutInputs(server));
afterAll(() => server.close());

const { url, call, create, created } = carbonInputs(() => ({ server, projectId }));

/** What each kind of record is created from, without errors. */
const valid: Record<Resource, () => Promise<object>> = {
  'ca-activities-data': async () => gas,
  'ca-spend-volumes': async () => spend,
  'ca-spend-distributions': async () => steel,
  'ca-supplier-inputs': async () => supplierOf((await created('ca-spend-distributions', steel)).id),
};

describe.each<[Resource, object, string]>([
  ['ca-activities-data', { Amount: 0 }, 'Amount must be a positive number'],
  ['ca-activities-data', { Amount: -1 }, 'Amount must be a positive number'],
  ['ca-activities-data', { Amount: 'much' }, 'Amount must be a positive number'],
  ['ca-activities-data', { Amount: null }, 'Amount must be a positive number'],
  ['ca-activities-data', { Amount: 1e15 }, 'Amount must be at most 1,000,000,000,000; check the unit'],
  ['ca-activities-data', { CountryCode: 'XX' }, '"XX" is not a country code of ISO 3166-1 alpha-2'],
  ['ca-spend-volumes', { TurnoverInThsdUSD: -1 }, 'Turnover must be a non-negative number'],
  [
    'ca-spend-volumes',
    { TurnoverInThsdUSD: 1e12 },
    'Turnover must be at most 1,000,000,000 thousand USD; check the unit',
  ],
  ['ca-spend-volumes', { SpendShareOfTurnover: 100.1 }, 'Spend share must be between 0 and 100 percent'],
  ['ca-spend-volumes', { SpendShareOfTurnover: -0.1 }, 'Spend share must be between 0 and 100 percent'],
  ['ca-spend-distributions', { ShareOfInput: 101 }, 'Share of input must be between 0 and 100 percent'],
  ['ca-spend-distributions', { ShareOfInput: -0.1 }, 'Share of input must be between 0 and 100 percent'],
  ['ca-supplier-inputs', { SupplierId: '' }, 'Distribution id and supplier id are required'],
  ['ca-supplier-inputs', { CountryCode: 'XX' }, '"XX" is not a country code of ISO 3166-1 alpha-2'],
  [
    'ca-supplier-inputs',
    { ShareOfSectorInput: 250 },
    'Share of sector input must be between 0 and 100 percent',
  ],
  [
    'ca-supplier-inputs',
    { ShareOfSectorInput: -0.1 },
    'Share of sector input must be between 0 and 100 percent',
  ],
])('%s %j', (resource, values, message) => {
  test(`is refused in a new record: ${message}`, async () => {
    const data = { ...(await valid[resource]()), ...values };
    expect(await refusal(create(resource, data))).toEqual([400, message]);
  });

  test(`is refused as a change, and the stored value stays: ${message}`, async () => {
    const record = await created(resource, await valid[resource]());
    expect(await refusal(call('PUT', url(resource, `/${record.id}`), { data: values }))).toEqual([
      400,
      message,
    ]);
    expect((await call('GET', url(resource))).json()).toMatchObject({ data: [record] });
  });
});

test.each<[Resource, object, string]>([
  ['ca-activities-data', { ...gas, ActivityId: undefined }, 'Activity ID and year are required'],
  ['ca-activities-data', { ...gas, Year: undefined }, 'Activity ID and year are required'],
  ['ca-activities-data', { ...gas, Amount: undefined }, 'Amount must be a positive number'],
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
])('%s %j is not created: %s', async (resource, data, message) => {
  expect(await refusal(create(resource, data))).toEqual([400, message]);
});

test('a number sent as text is read as a number, and other text as 0', async () => {
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

  test('an id in use is reported, whatever record it is sent for', async () => {
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

  test('a request sent twice with one idempotency key creates once', async () => {
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

describe('supplier inputs whose distribution is deleted', () => {
  test('are unassigned until they are assigned again or cleaned up', async () => {
    const steelShare = await created('ca-spend-distributions', { ...steel, DistributionId: randomUUID() });
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
    expect((await call('GET', url('ca-supplier-inputs', '/cleanup?year=2024'))).json()).toEqual({
      data: { orphans: [{ id: two.id, year: 2024, name: expect.any(String) }], count: 1, total: 2 },
    });
    expect((await call('POST', url('ca-supplier-inputs', '/cleanup'), { year: 2024 })).json()).toEqual({
      data: { deleted: 1, total: 2 },
    });
    expect((await inputs()).map(({ id }) => id)).toEqual([one.id]);
    expect(two.id).not.toBe(one.id);
  });

  test('are restored unassigned when their removal is undone', async () => {
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

  test('cannot be created, nor moved to a missing distribution', async () => {
    expect(await refusal(create('ca-supplier-inputs', supplierOf(randomUUID())))).toEqual([
      404,
      'The spend distribution was not found.',
    ]);
  });
});

test('records with values that are no longer in any list are listed, then cleaned up', async () => {
  await created('ca-activities-data', gas);
  await created('ca-spend-distributions', steel);
  await server.database.query('update ca_activity_data set activity_id = 9');
  await server.database.query('update ca_spend_distributions set sector_id = 9999');
  for (const [resource, name] of [
    ['ca-activities-data', '9'],
    ['ca-spend-distributions', '9999'],
  ] as const) {
    expect((await call('GET', url(resource, '/cleanup'))).json()).toMatchObject({
      data: { orphans: [{ year: 2024, name }], count: 1, total: 1 },
    });
    expect((await call('POST', url(resource, '/cleanup'), { year: 2024 })).json()).toEqual({
      data: { deleted: 1, total: 1 },
    });
  }
});
