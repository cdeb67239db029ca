import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../tests/support/web/api-store';
import { newDevice } from '../../../../tests/support/web/device';
import { refusal, stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { testTotals, testYear } from '../records/test-records';
import { testBoundary, testReport, testResult } from '../results/shared/test-results';
import { ReportScreen } from './report-screen';

jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const results = 'GET /api/ca-emission-results/project/42';
const list = (...data: object[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 200, pageCount: 1, total: data.length } },
});
const world = {
  'GET /api/company-profile/42': {
    data: { CompanyData: { Name: 'Alpenguss GmbH', Country: 'DE' }, PersonalData: {}, version: 1 },
  },
  'GET /api/ca-activities-list': list(),
  'GET /api/ca-scope3-sectors': list(),
  [`${results}/year/2024`]: { data: testReport() },
  [results]: list(testResult()),
};

beforeEach(newDevice);

function show(routes: Parameters<typeof stubNetwork>[0] = {}) {
  stubNetwork({ ...world, ...routes });
  render(
    <Provider store={screenStore()}>
      <WithTexts>
        <ReportScreen year="2024" />
      </WithTexts>
    </Provider>,
  );
}

it('contains totals, rows with their factor, method and sources', async () => {
  show();
  const totals = within(await screen.findByRole('region', { name: 'Total' }));
  expect(totals.getByRole('row', { name: /^Total 1,150.0 100%$/ })).toBeInTheDocument();
  expect(
    totals.getByRole('row', { name: /^Memo: with your suppliers’ measures 1,000.0/ }),
  ).toBeInTheDocument();
  expect(await screen.findByText('Alpenguss GmbH')).toBeInTheDocument();
  expect(
    await screen.findByRole('row', { name: /500,000.kWh × 0.1829.kg.CO₂e.kWh 91.5$/ }),
  ).toBeInTheDocument();
  expect(screen.getByText(/follows the GHG Protocol/)).toBeInTheDocument();
  expect(screen.getByText(/Open Government Licence v3.0/)).toBeInTheDocument();
});

it('begins with the total and says through what it has changed', async () => {
  show();
  expect(await screen.findByText(/^1,150\.0.t CO₂e$/)).toBeVisible();
  expect(screen.getByText(/^9\.1.*% less than in 2023$/)).toBeVisible();
  expect(
    screen.getByText(/^100\.0.t CO₂e less than in 2023\. The largest cause: Activity, −150\.0.t CO₂e\.$/),
  ).toBeVisible();
});

it('states whether the account was verified, and by whom', async () => {
  const statement = () => screen.getByText('Verification').nextElementSibling;
  const { scope1, scope2, scope3Baseline: scope3, total } = testTotals();
  const stated = {
    ...({ provider: 'TÜV SÜD', assurance: 'limited', standard: '', completedOn: '2025-03-12' } as const),
    tonnes: { scope1, scope2, scope3, total },
  };
  show({ [`${results}/year/2024`]: { data: testReport({ verification: { stated, version: 1 } }) } });
  expect(await screen.findByText('Verification')).toBeVisible();
  expect(statement()).toHaveTextContent(/^Verified by TÜV SÜD · Limited assurance · Mar 12, 2025$/);
  cleanup();
  const others = { ...stated, tonnes: { ...stated.tonnes, total: 900 } };
  show({ [`${results}/year/2024`]: { data: testReport({ verification: { stated: others, version: 1 } }) } });
  expect(await screen.findByText(/^The verification by TÜV SÜD refers to 900\.0/)).toBeVisible();
  expect(statement()).toHaveTextContent('Not verified');
});

it('prints the source of a factor’s warming potentials, and the category of scope 3', async () => {
  const source = { publisher: 'UK DESNZ', edition: '2025', licence: 'OGL' };
  const sources = [
    { ...source, boundary: 'Combustion', gwp: 'AR5' },
    { ...source, boundary: 'Upstream' },
  ];
  const row = testResult({ scope: 3, scopeDetails: 'well-to-tank', category: 3 });
  show({
    [`${results}/year/2024`]: { data: testReport({ sources }) },
    [results]: list(row),
  });
  expect(await screen.findByRole('row', { name: /500,000.kWh × 0.1829/ })).toHaveTextContent(
    'Scope 3, category 3 · Warming potentials: AR5',
  );
  const printed = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(printed.filter((text) => text.startsWith('UK DESNZ'))).toEqual([
    expect.stringMatching(/Combustion · .*Warming potentials: AR5$/),
    expect.stringMatching(/Upstream · .*Warming potentials: CO₂ only, or not stated$/),
  ]);
});

it('has rows that add up to the total: memo rows in brackets, the others merged into one', async () => {
  const rows = [
    testResult({ id: 'a', baselineEmissionsTonsCO2e: 900 }),
    testResult({ id: 'b', baselineEmissionsTonsCO2e: 60, scopeDetails: 'location-based', inTotals: false }),
    testResult({ id: 'c', baselineEmissionsTonsCO2e: 40 }),
  ];
  show({
    [`${results}/year/2024`]: { data: testReport({ rows: 5 }) },
    [results]: list(...rows),
  });
  const table = within(await screen.findByRole('region', { name: 'The 3 largest rows' }));
  const memo = table.getByRole('row', { name: /\(60.0\)$/ });
  expect(memo).toHaveTextContent('Memo, not in the total');
  expect(table.getByRole('row', { name: /^The other 2 rows of the account 210.0$/ })).toBeInTheDocument();
  expect(table.getByRole('row', { name: /^Total 1,150.0$/ })).toBeInTheDocument();
});

it('says when all rows of the account are included, and does not count the total as one', async () => {
  const rows = Array.from({ length: 13 }, (_, index) => testResult({ id: String(index) }));
  show({ [`${results}/year/2024`]: { data: testReport({ rows: 13 }) }, [results]: list(...rows) });
  const part = within(await screen.findByRole('region', { name: 'All 13 rows of the account' }));
  expect(part.getAllByRole('row')).toHaveLength(15);
  expect(screen.getByRole('button', { name: 'Show all (13)' })).toBeInTheDocument();
});

it('shows emissions per turnover before it compares them with the base year', async () => {
  const base = { year: 2020, scope1: 200, scope2: 100, scope3Baseline: 1000, total: 1300, intensity: 0.25 };
  const boundary = { ...testBoundary, baseYear: 2020, base };
  show({ [`${results}/year/2024`]: { data: testReport({ boundary, intensity: 0.2 }) } });
  expect(
    await screen.findByText(
      /^You emit 0\.2.* per USD of turnover \(in USD of 2022, .*\)\. That is 20% less than in the base year 2020\.$/,
    ),
  ).toBeInTheDocument();
  expect(
    screen.getByText(/^11\.5% less than in the base year 2020 \(1,300\.0.t CO₂e\)\.$/),
  ).toBeInTheDocument();
});

it('shows next to a purchase what its amount was multiplied from', async () => {
  const shares = {
    turnoverInThsdUSD: 5000,
    spendShareOfTurnover: 40,
    shareOfInput: 30,
    shareOfSectorInput: 50,
  };
  const subject = {
    scopeDetails: 'spend-based',
    activityId: null,
    scope3SectorCode: 'STEEL_MILL_PRODUCTS',
  } as const;
  show({ [results]: list(testResult({ ...subject, purchase: shares, amount: 300_000, unit: 'USD' })) });
  const row = await screen.findByRole('row', { name: /300,000.USD × 0.1829/ });
  expect(row).toHaveTextContent('5,000,000 USD × 40% × 30% × 50%');
});

it('says what to do for a year without results', async () => {
  show({ [`${results}/year/2024`]: refusal(404, 'NOT_FOUND', 'The results were not found.') });
  expect(await screen.findByRole('heading', { name: 'Not calculated yet' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Print or save as PDF' })).not.toBeInTheDocument();
});

it('shows no average data quality without emissions', async () => {
  const dataQuality = { average: 0, shares: [0, 0, 0, 0, 0] };
  const nothing = testReport({ dataQuality, uncertaintyPercent: 0 });
  show({ [`${results}/year/2024`]: { data: nothing } });
  expect(await screen.findByText('The uncertainty of the total is estimated at ± 0%.')).toBeInTheDocument();
  expect(screen.queryByText(/on average, where 1 is best/)).not.toBeInTheDocument();
});

it('names a supplier without a name by its number', async () => {
  const nameless = { supplierIdFrontend: 'V-7', supplierName: '', scope3SectorCode: 'STEEL_MILL_PRODUCTS' };
  show({ [results]: list(testResult({ ...nameless, scopeDetails: 'spend-based', activityId: null })) });
  expect(await screen.findByRole('row', { name: /^V-7, Germany/ })).toBeInTheDocument();
});

it('shows the energy of the year and of those before it', async () => {
  const parts = [{ kind: 'fuels' as const, renewable: 10, other: 30 }];
  const energy = { renewable: 10, other: 30, total: 40, parts, sold: 0, unknown: [101] };
  const of = (year: number, other: number) =>
    testYear({ year, energy: { renewable: 10, other, total: 10 + other } });
  show({
    [`${results}/year/2024`]: { data: testReport({ energy }) },
    [`${results}/years`]: { data: [of(2025, 20), of(2024, 30), of(2023, 50)] },
  });
  const years = within(await screen.findByRole('region', { name: 'How your energy use has developed' }));
  expect(
    screen.getByText(/^Not counted, as the factor set does not give their energy: Natural gas/),
  ).toBeVisible();
  expect(years.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'YearRenewable, MWhNot renewable, MWhTotal, MWh',
    '202310.050.060.0',
    '202410.030.040.0',
  ]);
});

it('prints what may be counted twice, without links', async () => {
  const overlap = { sectorCode: 'ROAD_FREIGHT', sectorName: 'Road freight', activityIds: [502] };
  const overlaps = [{ ...overlap, purchasesTons: 12, activitiesTons: 3.4, answer: null }];
  show({ [`${results}/year/2024`]: { data: testReport({ overlaps }) } });
  expect(await screen.findByText('This total may count something twice')).toBeInTheDocument();
  expect(screen.getByText(/^Road freight: 12.0 t CO₂e from purchases/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Say whether they overlap' })).not.toBeInTheDocument();
});

describe('a part that does not load', () => {
  const print = () => screen.findByRole('button', { name: 'Print or save as PDF' });

  it('keeps the report from being printed while it loads', async () => {
    let send: (rows: object) => void = () => undefined;
    show({
      [`${results}/years`]: { data: [testYear()] },
      [results]: () => new Promise<object>((resolve) => (send = resolve)),
    });
    expect(await print()).toBeDisabled();
    await waitFor(() => send(list(testResult())));
    await waitFor(async () => expect(await print()).toBeEnabled());
  });

  it('is named in the report, with a retry', async () => {
    const energy = { renewable: 10, other: 30, total: 40, parts: [], sold: 0, unknown: [] };
    let away = true;
    show({
      [`${results}/year/2024`]: { data: testReport({ energy }) },
      [`${results}/years`]: () =>
        away ? refusal(503, 'UNAVAILABLE', 'Later.') : { data: [testYear(), testYear({ year: 2023 })] },
    });
    const heading = await screen.findByRole('heading', { name: 'How your energy use has developed' });
    const failure = within(within(heading.closest('section') as HTMLElement).getByRole('alert'));
    expect(await print()).toBeEnabled();
    away = false;
    await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});
