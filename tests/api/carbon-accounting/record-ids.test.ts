import { randomUUID } from 'node:crypto';
import { distributionId, spendVolumeId } from '../../../core/carbon/inputs/record-ids';
import { carbonFiles, withoutImports, workbook } from '../../support/server/carbon-files';
import { carbonInputs, spend, steel, supplierOf } from '../../support/server/carbon-inputs';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(() => withoutImports(server));
afterAll(() => server.close());

const { url, call, created } = carbonInputs(() => ({ server, projectId }));
const { send, undo, records } = carbonFiles(() => ({ server, projectId }));
/** Of the sector `steel`, as a device names it that has not seen any. */
const steelId = distributionId(2024, 1);
const imported = async (file: string | Buffer) =>
  (await send('import', file)).json<{ data: { id: string } }>().data.id;
const removeSteel = () => call('DELETE', url('ca-spend-distributions', `/${steelId}`));

test.each([
  ['imported', async () => imported(await workbook())],
  [
    'created without an id',
    async () => {
      await created('ca-spend-volumes', spend);
      await created('ca-spend-distributions', steel);
    },
  ],
])('a year and a sector that were %s have the ids that a device gives them offline', async (_how, make) => {
  await make();
  expect(await records('ca-spend-volumes')).toMatchObject([{ id: spendVolumeId(2024) }]);
  expect(await records('ca-spend-distributions')).toMatchObject([{ id: steelId }]);
  const input = await created('ca-supplier-inputs', { ...supplierOf(steelId), Year: 2024 });
  expect(input).toMatchObject({ distributionId: steelId, year: 2024 });
});

describe('a sector with an id of its own', () => {
  test('keeps the suppliers that were entered for it offline', async () => {
    const { id } = await created('ca-spend-distributions', { ...steel, DistributionId: randomUUID() });
    const input = await created('ca-supplier-inputs', { ...supplierOf(steelId), Year: 2024 });
    expect(input).toMatchObject({ distributionId: id, year: 2024 });
  });

  test('keeps those that were moved to it offline', async () => {
    const { id } = await created('ca-spend-distributions', { ...steel, DistributionId: randomUUID() });
    const tyres = await created('ca-spend-distributions', { ...steel, Scope3SectorId: 3 });
    const input = await created('ca-supplier-inputs', supplierOf(tyres.id));
    const move = (DistributionId: string) =>
      call('PUT', url('ca-supplier-inputs', `/${input.id}`), { data: { DistributionId } });
    expect((await move(steelId)).json()).toMatchObject({ data: { distributionId: id, year: 2024 } });
    expect((await move(distributionId(2024, 4))).statusCode).toBe(404);
  });
});

describe('a removed sector', () => {
  test('that is entered again does not count as imported: undoing the import keeps it', async () => {
    const id = await imported(
      'Year,Sector code,Sector,Share of input (%)\n2024,STEEL_MILL_PRODUCTS,Steel,60\n',
    );
    await removeSteel();
    await created('ca-spend-distributions', { ...steel, ShareOfInput: 10 });
    expect((await undo(id)).json()).toEqual({ data: { deleted: 0, restored: 0, kept: 1 } });
    expect(await records('ca-spend-distributions')).toMatchObject([{ shareOfInput: 10 }]);
  });

  test('that is restored by a file has its suppliers once', async () => {
    await created('ca-spend-distributions', steel);
    const { id } = await created('ca-supplier-inputs', supplierOf(steelId));
    await removeSteel();
    await imported(await workbook());
    expect(await records('ca-supplier-inputs')).toMatchObject([{ id, supplierId: '4711', year: 2024 }]);
  });
});
