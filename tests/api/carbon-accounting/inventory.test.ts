import { methodVersion } from '../../../core/carbon/calculation/method-version';
import { factorKeys } from '../../../core/carbon/factors/factor';
import type { AuditList } from '../../../core/contracts/audit';
import type { YearOverviewList } from '../../../core/contracts/ca-years';
import { carbonResults, factor, withoutAccounts } from '../../support/server/carbon-results';
import { linkedSupplier, type Segment } from '../../support/server/linked-supplier';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
  await server.database.query("update company_profiles set country = 'DE' where project_id = $1", [
    projectId,
  ]);
});
beforeEach(() => withoutAccounts(server));
afterAll(() => server.close());

const { url, get, create, calculate, report, results, chooseFactors, enterPurchases } = carbonResults(() => ({
  server,
  projectId,
}));

const linkSupplier = (...segment: Segment) => linkedSupplier(server, projectId, ...segment);

/** The reference example, with supplier X linked as given. */
async function enterReference(linking: string): Promise<void> {
  const energy = [
    [101, 500_000],
    [202, 20_000],
    [401, 400_000],
    [402, 200_000],
    [421, 100_000],
  ] as const;
  await chooseFactors(
    factor(factorKeys.activity(101), 0.1829, 'kWh'),
    factor(factorKeys.activity(202), 2.51279, 'l'),
    factor(factorKeys.activity(421), 0.17965, 'kWh'),
    ...energy.map(([activityId]) => factor(factorKeys.wellToTank(activityId), 0, 'kWh')),
    factor(factorKeys.spend('STEEL_MILL_PRODUCTS'), 3.83924, 'USD', 'DE'),
    factor(factorKeys.spend('STEEL_MILL_PRODUCTS'), 4.515196, 'USD', 'CN'),
    factor(factorKeys.spend('STEEL_TUBES_WIRE'), 0.367736, 'USD'),
    factor(factorKeys.spend('ALUMINIUM_PRIMARY'), 0.102923, 'USD'),
  );
  for (const [ActivityId, Amount] of energy)
    await create('ca-activities-data', { Year: 2024, ActivityId, Amount, CountryCode: 'DE' });
  const ids = await enterPurchases(2024);
  for (const [SupplierId, CountryCode, ShareOfSectorInput] of [
    [linking, 'DE', 50],
    ['Y', 'CN', 30],
  ] as const)
    await create('ca-supplier-inputs', {
      DistributionId: ids[1],
      SupplierId,
      CountryCode,
      ShareOfSectorInput,
    });
}

test('the reference example: the inventory at baseline, and the emissions after suppliers’ measures', async () => {
  await enterReference(await linkSupplier('STEEL', 'DE', 2024));
  const answer = await calculate(2024);
  const { totals } = answer.json<{ data: { totals: Record<string, number> } }>().data;
  for (const [name, exact] of Object.entries({
    scope1: 141.7058,
    scope2: 155.620968,
    scope2LocationBased: 224.448952,
    scope3Baseline: 2834.12128,
    scope3Saved: 230.3544,
    scope3: 2603.76688,
    total: 3131.448048,
    totalWithMeasures: 2901.093648,
  }))
    expect([name, Math.abs((totals[name] ?? NaN) / exact - 1) < 1e-6]).toEqual([name, true]);
});

test.each([
  ['FREIGHT', 'DE', 2024, 'PERFORMANCE_OTHER_SECTOR'],
  ['STEEL', 'CN', 2024, 'PERFORMANCE_OTHER_COUNTRY'],
  ['STEEL', 'DE', 2025, 'PERFORMANCE_LATER_YEAR'],
])(
  'a submission for %s in %s of %i changes nothing, and the row says why',
  async (sector, country, year, note) => {
    await enterReference(await linkSupplier(sector, country, year));
    await calculate(2024);
    const row = (await results()).find(({ supplierLinkingStatus }) => supplierLinkingStatus === 'submitted');
    expect(row).toMatchObject({
      supplierLinkingPerformance: 0,
      savedEmissionsTonsCO2e: 0,
      supplierLinkingBusinessSegmentSector: sector,
      supplierLinkingBusinessSegmentCountry: country,
      category: 1,
    });
    expect(row?.notes).toContain(note);
  },
);

test('a submission without an answered measure saves nothing, even after an earlier one, and the row says why', async () => {
  const linking = await linkSupplier('STEEL', 'DE', 2024, null);
  const answered = { sectorCode: 'STEEL', countryCode: 'DE', performance: { today: 8 } };
  await server.database.query(
    `insert into submissions (project_id, submitted_at, catalogue_version, linking_ids, segments)
     select supplier_project_id, '2024-03-01', '1', array[id], $2::jsonb from linkings where id = $1`,
    [linking, JSON.stringify([answered])],
  );
  await enterReference(linking);
  await calculate(2024);
  const row = (await results()).find(({ supplierIdFrontend }) => supplierIdFrontend === linking);
  expect(row).toMatchObject({ supplierLinkingPerformance: 0, savedEmissionsTonsCO2e: 0 });
  expect(row?.notes).toContain('PERFORMANCE_NOT_ANSWERED');
});

test('a submission counts from the year it refers to until the next one', async () => {
  const linking = await linkSupplier('STEEL', 'DE', 2025);
  const earlier = {
    ...{ sectorCode: 'STEEL', countryCode: 'DE', performance: { today: 8 } },
    BusinessSegmentAnswers: [{ questionId: 'dataYear', value: 2023 }],
  };
  await server.database.query(
    `insert into submissions (project_id, submitted_at, catalogue_version, linking_ids, segments)
     select supplier_project_id, '2024-03-01', '1', array[id], $2::jsonb from linkings where id = $1`,
    [linking, JSON.stringify([earlier])],
  );
  const performanceIn = async (year: number) => {
    const ids = await enterPurchases(year);
    await create('ca-supplier-inputs', {
      ...{ DistributionId: ids[1], SupplierId: linking, CountryCode: 'DE', ShareOfSectorInput: 50 },
    });
    await calculate(year);
    const rows = await results(`&year=${year}`);
    return rows.find(({ supplierIdFrontend }) => supplierIdFrontend === linking)?.supplierLinkingPerformance;
  };
  expect([await performanceIn(2022), await performanceIn(2023), await performanceIn(2024)]).toEqual([
    0, 8, 8,
  ]);
  expect(await performanceIn(2025)).toBe(20);
});

test('older results stay as they were, show that they are older, and appear at their baseline', async () => {
  await enterReference(await linkSupplier('STEEL', 'DE', 2024));
  await calculate(2024);
  const today = await report(2024);
  const { totals, improvements, bySector, ...rest } = today;
  const former = {
    ...rest,
    totals: { ...totals, total: totals.totalWithMeasures, totalWithMeasures: undefined },
    bySector: bySector.map((entry) => ({ ...entry, baseline: undefined })),
    improvements: [...improvements, { advice: 'ASK_SUPPLIER', shareOfUncertainty: 97 }],
    intensity: (totals.totalWithMeasures * 1000) / 5_000_000,
  };
  await server.database.query(
    'update ca_years set method_version = 1, report = $1::jsonb where year = 2024',
    [JSON.stringify(former)],
  );
  const read = await report(2024);
  expect(read).toMatchObject({ methodVersion: 1, improvements: [] });
  expect(read.bySector.map(({ baseline }) => baseline)).toEqual(
    bySector.map(({ baseline }) => expect.closeTo(baseline, 9)),
  );
  expect(read.totals).toEqual(expect.objectContaining({ totalWithMeasures: totals.totalWithMeasures }));
  expect(read.totals.total).toBeCloseTo(totals.total, 9);
  expect(read.intensity).toBeCloseTo((totals.total * 1000) / 5_000_000, 9);
  const { data } = await get<YearOverviewList>(url('ca-emission-results', '/years'));
  expect(data[0]).toMatchObject({ methodVersion: 1, totals: { total: read.totals.total } });
  expect((await results()).every(({ methodVersion }) => methodVersion === 1)).toBe(true);
  await calculate(2024);
  expect(await report(2024)).toMatchObject({ methodVersion, totals });
});

test('the audit trail shows the calculated inventory, and the emissions after measures', async () => {
  await enterReference(await linkSupplier('STEEL', 'DE', 2024));
  await calculate(2024);
  const { data } = await get<AuditList>(`/api/audit/project/${projectId}?pageSize=1`);
  const [entry] = data;
  expect(entry).toMatchObject({
    action: 'calculate',
    changes: [
      { field: 'total', from: null },
      { field: 'totalWithMeasures', from: null },
    ],
  });
  expect(entry?.changes.map(({ to }) => to)).toEqual([
    expect.closeTo(3131.448048, 2),
    expect.closeTo(2901.093648, 2),
  ]);
});
