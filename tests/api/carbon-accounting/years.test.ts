import { factorKeys } from '../../../core/carbon/factors/factor';
import { activityFields } from '../../../core/carbon/inputs/input-fields';
import type { ActivityRecord } from '../../../core/contracts/ca-activities-data';
import type { YearOverviewList } from '../../../core/contracts/ca-years';
import { carbonResults, factor, withoutAccounts } from '../../support/server/carbon-results';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(() => withoutAccounts(server));
afterAll(() => server.close());

const { url, get, send, create, calculate, report, chooseFactors, enterPurchases } = carbonResults(() => ({
  server,
  projectId,
}));
const years = async () => (await get<YearOverviewList>(url('ca-emission-results', '/years'))).data;

describe('the overview of years', () => {
  test('counts the entries and shows what needs a calculation', async () => {
    expect(await years()).toEqual([]);
    await create('ca-activities-data', { Year: 2023, ActivityId: 101, Amount: 1000 });
    await enterPurchases(2024);
    expect(await years()).toMatchObject([
      {
        year: 2024,
        totals: null,
        needsRecalculation: true,
        calculatedAt: null,
        completeness: { percent: 33, spendVolume: true, distributedShare: 100, supplierInputs: 0 },
      },
      {
        year: 2023,
        totals: null,
        needsRecalculation: true,
        completeness: { percent: 16, scope1Activities: 1 },
      },
    ]);
    await calculate(2023);
    expect((await years())[1]).toMatchObject({ needsRecalculation: false, totals: { scope1: 0.18296 } });
  });

  test('a year with deleted results needs a calculation as long as it has entries', async () => {
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

  test('the same electricity in two years of one grid series differs only by its factor', async () => {
    for (const Year of [2022, 2023])
      await create('ca-activities-data', { Year, ActivityId: 401, Amount: 100_000, CountryCode: 'DE' });
    await calculate(2022);
    await calculate(2023);
    const [before, after] = [await report(2022), await report(2023)];
    const difference = after.totals.total - before.totals.total;
    expect(difference).not.toBe(0);
    expect(after.change).toMatchObject({ fromYear: 2022, activity: 0, method: 0 });
    expect(after.change?.factor).toBeCloseTo(difference, 12);
  });

  test('the same gas with the factor of another publisher differs only by its method', async () => {
    for (const Year of [2022, 2023])
      await create('ca-activities-data', { Year, ActivityId: 101, Amount: 1000, CountryCode: 'DE' });
    await calculate(2022);
    await chooseFactors(factor(factorKeys.activity(101), 0.5, 'kWh'));
    await calculate(2023);
    const { change } = await report(2023);
    expect(change).toMatchObject({ fromYear: 2022, activity: 0, factor: 0 });
    expect(change?.method).toBeCloseTo((1000 * (0.5 - 0.18296)) / 1000, 12);
    expect((change?.before ?? 0) + (change?.method ?? 0)).toBeCloseTo(change?.after ?? NaN, 12);
  });
});

describe('copying a year', () => {
  test('copies every input, once', async () => {
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

  test('copies every field of an activity except the evidence and the bills', async () => {
    const given = { CountryCode: 'AT', ResourceId: 'Werk Steyr', Note: 'furnace' };
    const ids = { Year: 2023, ActivityId: 101, Amount: 1000, Unit: 'm³', CalorificValue: 11.5 };
    await create('ca-activities-data', { ...ids, ...given, Evidence: 'bill 17' });
    await send('POST', url('ca-emission-results', '/year/2024/copy'), { from: 2023 });
    const { data } = await get<{ data: ActivityRecord[] }>(url('ca-activities-data', '?year=2024'));
    const fieldsOf = (record: ActivityRecord) =>
      Object.fromEntries(
        Object.entries(activityFields).map(([name, { wire }]) => [
          wire,
          record[name as keyof ActivityRecord],
        ]),
      );
    const stated = { SupplierFactor: null, ElectricitySupplier: null, RenewableShare: null };
    expect(data.map(fieldsOf)).toEqual([
      { ...ids, Year: 2024, ...given, ...stated, Evidence: '', Bills: [] },
    ]);
  });

  test('onto itself, or out of range, is refused', async () => {
    const to = (year: number) =>
      send('POST', url('ca-emission-results', `/year/${year}/copy`), { from: 2023 });
    expect([(await to(2023)).statusCode, (await to(2099)).statusCode]).toEqual([400, 400]);
  });
});
