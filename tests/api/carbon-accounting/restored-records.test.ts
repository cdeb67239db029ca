import {
  carbonInputs,
  gas,
  spend,
  steel,
  supplierOf,
  withoutInputs,
} from '../../support/server/carbon-inputs';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(() => withoutInputs(server));
afterAll(() => server.close());

const { url, call, created } = carbonInputs(() => ({ server, projectId }));
const idsOf = async (resource: 'ca-activities-data' | 'ca-supplier-inputs') =>
  (await call('GET', `${url(resource)}?year=2024`))
    .json<{ data: { id: string }[] }>()
    .data.map(({ id }) => id);

test('an activity that is created again returns to its place', async () => {
  const [first, second] = [
    await created('ca-activities-data', gas),
    await created('ca-activities-data', gas),
  ];
  const last = await created('ca-activities-data', gas);
  await call('DELETE', url('ca-activities-data', `/${second.id}`));
  const again = { ...gas, ActivityDataId: second.id, SnowflakeId: second.snowflakeId };
  expect(await created('ca-activities-data', again)).toMatchObject({ snowflakeId: second.snowflakeId });
  expect(await idsOf('ca-activities-data')).toEqual([first.id, second.id, last.id]);
});

test('so does a supplier', async () => {
  await created('ca-spend-volumes', spend);
  const { id } = await created('ca-spend-distributions', steel);
  const input = { ...supplierOf(id), ShareOfSectorInput: 10 };
  const [first, last] = [
    await created('ca-supplier-inputs', input),
    await created('ca-supplier-inputs', input),
  ];
  await call('DELETE', url('ca-supplier-inputs', `/${first.id}`));
  await created('ca-supplier-inputs', {
    ...input,
    SupplierInputId: first.id,
    SnowflakeId: first.snowflakeId,
  });
  expect(await idsOf('ca-supplier-inputs')).toEqual([first.id, last.id]);
});

test('a number that another record has, or that was never given, changes no order', async () => {
  const first = await created('ca-activities-data', gas);
  for (const SnowflakeId of [String(first.snowflakeId), '999999999999999999']) {
    const next = await created('ca-activities-data', { ...gas, SnowflakeId });
    expect(next.snowflakeId).not.toBe(SnowflakeId);
  }
  expect((await idsOf('ca-activities-data'))[0]).toBe(first.id);
});
