import { methodVersion } from '../../../core/carbon/calculation/method-version';
import { factorKeys } from '../../../core/carbon/factors/factor';
import type { EmissionResult } from '../../../core/contracts/ca-emission-results';
import { readCsv } from '../../../server/lib/tables/csv';
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

const { url, get, create, calculate, report, results, chooseFactors, enterPurchases } = carbonResults(() => ({
  server,
  projectId,
}));

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

  test('is exact to the gram, without the savings of a supplier that is not linked', async () => {
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
      totalWithMeasures: 3131.448,
    });
    expect((await results()).length).toBe(rows);
  });

  test('every row is a calculation: amount x factor, with the source of the factor', async () => {
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
      category: null,
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
      purchase: null,
      money: null,
      figures: null,
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
        gwp: 'AR5',
      },
      notes: [],
      dataQuality: 2,
      uncertaintyPercent: Math.hypot(2, 10),
      baselineEmissionsTonsCO2e: 200_000 * 0.00034413992,
      remainingEmissionsTonsCO2e: 200_000 * 0.00034413992,
      savedEmissionsTonsCO2e: 0,
      needsRecalculation: false,
      methodVersion,
      createdAt: expect.stringMatching(/Z$/) as string,
      updatedAt: expect.stringMatching(/Z$/) as string,
    });
  });

  describe('results of purchases', () => {
    const spend = { turnoverInThsdUSD: 5000, spendShareOfTurnover: 40 };
    const purchases = async () =>
      (await results('&scope=3'))
        .filter(({ unit }) => unit === 'USD')
        .map(({ amount, supplierIdFrontend, purchase }) => [amount, supplierIdFrontend, purchase]);

    test('have all multiplied values in each row', async () => {
      await enter();
      await calculate(2024);
      expect(await purchases()).toEqual([
        [300_000, 'AT', { ...spend, shareOfInput: 30, shareOfSectorInput: 50 }],
        [180_000, 'CN', { ...spend, shareOfInput: 30, shareOfSectorInput: 30 }],
        [120_000, null, { ...spend, shareOfInput: 30, shareOfSectorInput: 20 }],
        [1_000_000, null, { ...spend, shareOfInput: 50, shareOfSectorInput: 100 }],
        [400_000, null, { ...spend, shareOfInput: 20, shareOfSectorInput: 100 }],
      ]);
    });

    test('without a named sector have the remaining share', async () => {
      await create('ca-spend-volumes', { Year: 2024, TurnoverInThsdUSD: 5000, SpendShareOfTurnover: 40 });
      await create('ca-spend-distributions', { Year: 2024, Scope3SectorId: 1, ShareOfInput: 87.5 });
      await calculate(2024);
      expect(await purchases()).toContainEqual([
        250_000,
        null,
        { ...spend, shareOfInput: 12.5, shareOfSectorInput: null },
      ]);
    });

    test('are exported in columns that are empty for other results', async () => {
      await enter();
      await calculate(2024);
      const path = `/api/ca-exports/project/${projectId}/year/2024?part=results&format=csv`;
      const { body } = await server.call(people.user, { url: path });
      const [header = [], ...rows] = readCsv(body).rows.filter(({ length }) => length > 1);
      const cells = (row: string[] | undefined) =>
        [
          'Turnover (thousand USD)',
          'Spend share of turnover (%)',
          'Share of input (%)',
          'Share of sector input (%)',
          'Amount',
          'Category (scope 3, 1 to 15)',
        ].map((name) => row?.[header.indexOf(name)]);
      expect(cells(rows.find((row) => row.includes('Steel of AT')))).toEqual([
        ...['5000', '40', '30', '50'],
        ...['300000', '1'],
      ]);
      expect(cells(rows.find((row) => row.includes('Diesel, fossil only')))).toEqual([
        ...['', '', '', ''],
        ...['20000', ''],
      ]);
    });

    test('lack these values if they are older, until the year is calculated again', async () => {
      await enter();
      await calculate(2024);
      const kept = await purchases();
      await server.database.query(
        'update ca_emission_results set turnover_thsd_usd = null, spend_share = null, sector_share = null, supplier_share = null',
      );
      expect((await purchases()).map(([, , purchase]) => purchase)).toEqual(kept.map(() => null));
      await calculate(2024);
      expect(await purchases()).toEqual(kept);
    });
  });

  test('is listed largest first, by scope and page', async () => {
    await enter();
    await calculate(2024);
    const tons = (await results('&scope=3')).map((row) => row.baselineEmissionsTonsCO2e);
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
    const sum = (parts: { baseline: number }[]) => parts.reduce((all, { baseline }) => all + baseline, 0);
    expect(sum(byCountry)).toBeCloseTo(totals.total, 9);
    expect(sum(bySector) + sum(byActivity)).toBeCloseTo(totals.total, 9);
    expect(bySupplier.map(({ key }) => key)).toEqual(['AT', 'CN']);
    expect(dataQuality.shares.reduce((all, share) => all + share, 0)).toBeCloseTo(100, 9);
    expect([change, benchmark, rest.gaps]).toEqual([null, null, []]);
    expect(rest.intensity).toBeCloseTo((totals.total * 1000) / 5_000_000, 9);
    expect(rest.improvements).toEqual([]);
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

  test('is identified by the number that the company has for it, if no other has the same', async () => {
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
