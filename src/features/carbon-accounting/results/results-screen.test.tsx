import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { sourceTerms } from '../../../../core/carbon/source-terms';
import type { EmissionResult } from '../../../../core/contracts/ca-emission-results';
import type { Locale } from '../../../../core/i18n/locales';
import { screenStore } from '../../../../tests/support/web/api-store';
import { newDevice } from '../../../../tests/support/web/device';
import { refusal, stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { reactToCalculation } from '../calculation/react-to-calculation';
import { testTotals, testYear } from '../records/test-records';
import { testReport, testResult } from './test-results';
import { carbonSlice } from '../calculation/carbon-slice';
import { ResultsScreen } from './results-screen';

jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const results = 'GET /api/ca-emission-results/project/42';
const report = `${results}/year/2024`;
const page = (total: number, current: number, ...data: EmissionResult[]) => ({
  data,
  meta: { pagination: { page: current, pageSize: 1, pageCount: total, total } },
});
const world = {
  'GET /api/company-profile/42/privileges': {
    privileges: { AppMode: 'OPEN', CarbonAccounting: 'GRANTED_FREE' },
  },
  'GET /api/user-management/project/42/users': {
    data: [{ handle: '7', email: 'anna@example.test', role: 'Admin' }],
  },
  'GET /api/ca-activities-list': page(1, 1),
  'GET /api/ca-scope3-sectors': page(1, 1),
  [`${results}/years`]: { data: [testYear()] },
  [report]: { data: testReport() },
  [results]: page(1, 1, testResult()),
};

beforeEach(newDevice);

function show(routes: Parameters<typeof stubNetwork>[0] = {}, locale: Locale = 'en') {
  const network = stubNetwork({ ...world, ...routes });
  const store = screenStore(carbonSlice);
  render(
    <Provider store={store}>
      <WithTexts locale={locale}>
        <ResultsScreen year="2024" />
      </WithTexts>
    </Provider>,
  );
  return { ...network, store };
}

const plain = (element: HTMLElement) => element.textContent?.normalize('NFKC');

it('shows the inventory total with its uncertainty, and beside it what suppliers’ measures would leave', async () => {
  show();
  const totals = await screen.findByRole('region', { name: 'Total' });
  expect(plain(totals)).toContain('1,150.0 t CO2e');
  expect(plain(totals)).toContain('Estimated ± 38%, 95% confidence');
  expect(plain(totals)).toContain('With your suppliers’ measures: 1,000.0 t CO2e');
  expect(plain(totals)).toContain('Location-based: 60.0 t CO2e (memo)');
});

it('says in words and figures where the tonnes come from, what is saved, and what changed', async () => {
  show();
  const from = await screen.findByRole('region', { name: 'Where the tonnes come from' });
  expect(
    within(from).getByRole('row', { name: /^Steel and iron mill products 1,000.0 87%$/ }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Country' }));
  expect(screen.getByRole('row', { name: /^Germany 1,150.0 100%$/ })).toBeInTheDocument();
  expect(screen.getByText(/emit 150.0.t CO₂e less than the average/)).toBeInTheDocument();
  const change = screen.getByRole('region', { name: 'What has changed since 2023' });
  expect(within(change).getByRole('row', { name: /^Activity -150.0$/ })).toBeInTheDocument();
  expect(within(change).getByRole('row', { name: /^Factors \+50.0$/ })).toBeInTheDocument();
});

it('names more and less once below the chart of what changed, though bars may cross 0', async () => {
  const change = {
    ...{ fromYear: 2023, before: 10, activity: -49.5, contracts: 0, suppliers: 0 },
    ...{ factor: 49.5, method: 0, after: 10 },
  };
  show({ [report]: { data: testReport({ change }) } });
  for (const name of ['Total of a year', 'More', 'Less'])
    expect(await screen.findAllByText(name)).toHaveLength(1);
});

it('says that the year it compares with has changed since it was calculated', async () => {
  const outdated = testYear({ year: 2023, needsRecalculation: true });
  show({ [`${results}/years`]: { data: [testYear(), outdated] } });
  expect(await screen.findByText(/^The figures of 2023 have changed/)).toBeInTheDocument();
});

it('opens on the grouping that has something', async () => {
  show({ [report]: { data: testReport({ bySector: [] }) } });
  expect(await screen.findByRole('radio', { name: 'Activity' })).toBeChecked();
});

it('opens a total and a contribution to the rows they are made of', async () => {
  const { to } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Steel and iron mill products' }));
  expect(screen.getByRole('heading', { name: 'Every row of the account' })).toHaveFocus();
  expect(screen.getByText('Only Steel and iron mill products')).toBeInTheDocument();
  await waitFor(() => expect(to(results).at(-1)?.path).toContain('sector=STEEL_MILL_PRODUCTS'));
  await userEvent.click(screen.getByRole('button', { name: /^Scope 2/ }));
  await waitFor(() => expect(to(results).at(-1)?.path).toContain('scope=2'));
  expect(to(results).at(-1)?.path).not.toContain('sector');
  expect(screen.getByRole('radio', { name: 'Scope 2' })).toBeChecked();
});

it('says when the rows cannot be loaded, and loads them on another try', async () => {
  let isAway = true;
  show({ [results]: () => (isAway ? 500 : page(1, 1, testResult())) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: /^How Natural gas/ })).toBeInTheDocument();
});

it('says that nothing is saved in words that hold for a self-assessment without savings, too', async () => {
  show({ [report]: { data: testReport({ totals: testTotals({ scope3Saved: 0 }) }) } });
  expect(
    await screen.findByText(/^No linked supplier has yet submitted a self-assessment that shows savings/),
  ).toBeInTheDocument();
});

it('tells no average of data quality where nothing was emitted', async () => {
  const dataQuality = { average: 0, shares: [0, 0, 0, 0, 0] };
  show({ [report]: { data: testReport({ dataQuality, uncertaintyPercent: 0 }) } });
  expect(await screen.findByText('The uncertainty of the total is estimated at ± 0%.')).toBeInTheDocument();
  expect(screen.queryByText(/on average, where 1 is best/)).not.toBeInTheDocument();
});

it('says what would improve the result most', async () => {
  show();
  const what =
    'Distribute these purchases to sectors. The estimate of the total would narrow from ± 38% to ± 29%.';
  expect(await screen.findByText(what)).toBeInTheDocument();
  const advice = within(screen.getByText(what).closest('li') as HTMLElement);
  expect(advice.getByText('Not allocated')).toBeInTheDocument();
  expect(advice.getByRole('link', { name: 'Distribute the purchases' })).toHaveAttribute(
    'href',
    '/carbon-accounting/2024/update/#allocate',
  );
});

it('opens a row to its calculation, with the source of its factor', async () => {
  show();
  await userEvent.click(
    await screen.findByRole('button', { name: 'How Natural gas, gross calorific value was calculated' }),
  );
  const drawer = within(screen.getByRole('dialog'));
  expect(drawer.getAllByRole('row').map(plain)).toEqual([
    'Amount500,000kWh',
    'Factor×0.1829kg CO2e/kWh',
    'Emissions=91,450kg CO2e',
    'In tonnes=91.45t CO2e',
  ]);
  for (const text of [
    'UK DESNZ',
    '2025, version 1',
    'Open Government Licence v3.0',
    'Combustion',
    'United Kingdom',
  ])
    expect(drawer.getByText(text)).toBeInTheDocument();
});

it('says what a shipped factor includes in the language of the page, and leaves names as they are', async () => {
  const source = { licence: sourceTerms.publicDomain, boundary: sourceTerms.powerPlants };
  const row = testResult();
  show(
    {
      [results]: page(1, 1, { ...row, factor: { ...row.factor, ...source } }),
      [report]: { data: testReport({ sources: [{ publisher: 'US EPA', edition: 'eGRID2023', ...source }] }) },
    },
    'de',
  );
  const inList = (await screen.findByText('US EPA')).closest('li');
  expect(inList).toHaveTextContent('US EPA, eGRID2023');
  expect(inList).toHaveTextContent('Verbrennung in Kraftwerken, nur CO₂ · Gemeinfrei (USA)');
  await userEvent.click(await screen.findByRole('button', { name: /^Wie .* berechnet/ }));
  const drawer = within(screen.getByRole('dialog'));
  expect(drawer.getByText('Verbrennung in Kraftwerken, nur CO₂')).toBeInTheDocument();
  expect(drawer.getByText('UK DESNZ')).toHaveAttribute('lang', 'en');
});

it('has the evidence of an activity beside what was made of it', async () => {
  const inputId = 'a0000000-0000-4000-8000-000000000001';
  show({
    [results]: page(1, 1, testResult({ inputId })),
    [`GET /api/ca-activities-data/project/42/${inputId}/evidence`]: {
      data: [{ id: 'f0000000-0000-4000-8000-000000000001', name: 'bill.pdf', type: 'pdf', bytes: 3 }],
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^How Natural gas/ }));
  const drawer = within(screen.getByRole('dialog'));
  expect(await drawer.findByRole('button', { name: 'Save bill.pdf' })).toBeInTheDocument();
});

describe('a purchase', () => {
  const spend = { turnoverInThsdUSD: 5_000, spendShareOfTurnover: 40 };
  const purchase = (changes: Partial<EmissionResult>) => {
    const factor = { ...testResult().factor, value: 3.83924, unit: 'kg CO2e/USD' };
    const subject = { activityId: null, scope3SectorCode: 'STEEL_MILL_PRODUCTS', unit: 'USD' };
    return testResult({ scope: 3, scopeDetails: 'spend-based', ...subject, factor, ...changes });
  };
  const ofSupplier = purchase({
    ...{ supplierIdFrontend: 'V-7', supplierName: 'Rheinalu GmbH' },
    purchase: { ...spend, shareOfInput: 30, shareOfSectorInput: 50 },
    ...{ amount: 300_000, baselineEmissionsTonsCO2e: 1151.772, remainingEmissionsTonsCO2e: 1151.772 },
  });

  /** The lines of the reckoning of a row, each with its name. */
  async function reckoningOf(row: EmissionResult, locale: Locale) {
    show({ [results]: page(1, 1, row) }, locale);
    await userEvent.click(
      await screen.findByRole('button', { name: /^(How|Wie) .* (calculated|berechnet)/ }),
    );
    return within(screen.getByRole('dialog'))
      .getAllByRole('row')
      .map((line) => [...line.children].map((cell) => plain(cell as HTMLElement)).join(' '));
  }

  it.each<[Locale, string[]]>([
    [
      'en',
      [
        'Turnover  5,000,000 USD',
        'Share spent on purchases × 40 %',
        'Share of the sector × 30 %',
        'Share of the supplier in the sector × 50 %',
        'Amount = 300,000 USD',
        'Factor × 3.83924 kg CO2e/USD',
        'Emissions = 1,151,772 kg CO2e',
        'In tonnes = 1,151.772 t CO2e',
      ],
    ],
    [
      'de',
      [
        'Umsatz  5.000.000 USD',
        'Anteil des Einkaufs am Umsatz × 40 %',
        'Anteil der Branche × 30 %',
        'Anteil des Lieferanten an der Branche × 50 %',
        'Menge = 300.000 USD',
        'Faktor × 3,83924 kg CO2e/USD',
        'Emissionen = 1.151.772 kg CO2e',
        'In Tonnen = 1.151,772 t CO2e',
      ],
    ],
  ])('opens to a sum that begins with the turnover, in %s', async (locale, lines) => {
    expect(await reckoningOf(ofSupplier, locale)).toEqual(lines);
    expect(screen.queryByText(/× the share spent|× Anteil des Einkaufs/)).not.toBeInTheDocument();
  });

  it('whose supplier is not named has the share that is left of its sector', async () => {
    const shares = { ...spend, shareOfInput: 30, shareOfSectorInput: 12.5 };
    const lines = await reckoningOf(purchase({ purchase: shares, amount: 75_000 }), 'en');
    expect(lines).toContain('Share of suppliers you did not name × 12.5 %');
  });

  it('that no sector was named for has the share that is left of all', async () => {
    const shares = { ...spend, shareOfInput: 12.5, shareOfSectorInput: null };
    const scopeDetails = 'not-allocated';
    const lines = await reckoningOf(purchase({ purchase: shares, amount: 250_000, scopeDetails }), 'en');
    expect(lines.slice(0, 4)).toEqual([
      'Turnover  5,000,000 USD',
      'Share spent on purchases × 40 %',
      'Share not distributed to sectors × 12.5 %',
      'Amount = 250,000 USD',
    ]);
  });

  it('that was calculated before its shares were kept says in words what its amount is', async () => {
    const lines = await reckoningOf({ ...ofSupplier, purchase: null }, 'en');
    expect(lines[0]).toBe('Amount  300,000 USD');
    expect(screen.getByText(/× the supplier’s share of the sector/)).toBeInTheDocument();
  });
});

it('says beside the result what a supplier saves, of which segment, and when a factor only stands in', async () => {
  const row = testResult({
    scope: 3,
    scopeDetails: 'spend-based',
    activityId: null,
    scope3SectorCode: 'STEEL_MILL_PRODUCTS',
    supplierIdFrontend: 'V-7',
    supplierName: 'Rheinalu GmbH',
    supplierLinkingPerformance: 20,
    supplierLinkingBusinessSegmentSector: 'STEEL',
    supplierLinkingBusinessSegmentCountry: 'AT',
    category: 1,
    notes: ['STAND_IN_FACTOR'],
    savedEmissionsTonsCO2e: 18.29,
    remainingEmissionsTonsCO2e: 73.16,
  });
  show({ [results]: page(1, 1, row) });
  await userEvent.click(await screen.findByRole('button', { name: 'How Rheinalu GmbH was calculated' }));
  const drawer = within(screen.getByRole('dialog'));
  expect(drawer.getByRole('row', { name: /^In tonnes = 91.45 t/ })).toBeInTheDocument();
  expect(drawer.getByRole('row', { name: /^Saved by the supplier, 20% − 18.29 t/ })).toBeInTheDocument();
  expect(
    drawer.getByRole('row', { name: /^With the supplier’s measures, not the total = 73.16 t/ }),
  ).toBeInTheDocument();
  expect(drawer.getByText('Steel, Austria')).toBeInTheDocument();
  expect(drawer.getByText('1 · Purchased goods and services')).toBeInTheDocument();
  expect(drawer.getByText('Warming potentials').nextSibling).toHaveTextContent(/^AR5$/);
  expect(drawer.getByText(/× the supplier’s share of the sector/)).toBeInTheDocument();
  expect(drawer.getByText(/No factor is known here/)).toBeInTheDocument();
});

it('shows a supplier without a name under its number, apart from the rest of its sector', async () => {
  const rest = testResult({
    ...{ scope: 3, scopeDetails: 'spend-based', activityId: null },
    scope3SectorCode: 'STEEL_MILL_PRODUCTS',
  });
  const nameless = { ...rest, id: 'row-2', supplierIdFrontend: 'V-7', supplierName: '' };
  show({ [results]: page(1, 1, rest, nameless) });
  await userEvent.click(await screen.findByRole('button', { name: 'How V-7 was calculated' }));
  expect(screen.getByRole('dialog', { name: 'V-7' })).toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: 'How Steel and iron mill products was calculated' }),
  ).toBeInTheDocument();
});

it('loads further rows when they are asked for', async () => {
  const second = testResult({ id: 'row-2', activityId: 201, activityName: 'Diesel' });
  show({
    [results]: ({ path }) => (path.includes('page=2') ? page(2, 2, second) : page(2, 1, testResult())),
  });
  expect(await screen.findByText('1 of 2 rows')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show more rows' }));
  expect(
    await screen.findByRole('button', { name: /^How Diesel, average biofuel blend/ }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more rows' })).not.toBeInTheDocument();
});

it('says why a calculation of this year failed, and not of another', async () => {
  const { store } = show();
  await screen.findByRole('region', { name: 'Total' });
  const fail = (year: number, cause: string) =>
    act(() => {
      const about = { type: 'calculation', action: 'failed', projectId: 42, year } as const;
      const data = { cause, code: 'LOCKED' };
      reactToCalculation({ ...about, id: cause, data, timestamp: '2026-03-02T09:00:00Z' }, store.dispatch);
    });
  fail(2023, 'Of another year.');
  fail(2024, 'Of this year.');
  expect(screen.getByRole('alert')).toHaveTextContent('2024 could not be calculated');
  expect(screen.getByRole('alert')).toHaveTextContent('Of this year.');
});

it('says when the year was not calculated yet', async () => {
  show({ [report]: refusal(404, 'NOT_FOUND', 'A result of 2024 was not found') });
  expect(await screen.findByRole('heading', { name: 'Not calculated yet' })).toBeInTheDocument();
});

it.each([
  [1, /^This year was calculated by an earlier method/],
  [2, /^This year was calculated by method 2, which left the upstream of electricity/],
])('says of results of method %d that they follow another one', async (methodVersion, text) => {
  show({ [report]: { data: testReport({ methodVersion }) } });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

describe('what may count twice', () => {
  const overlap = {
    ...{ sectorCode: 'ROAD_FREIGHT', sectorName: 'Road freight', activityIds: [502] },
    ...{ purchasesTons: 12, activitiesTons: 3.4, answer: null },
  } as const;
  const water = { sectorCode: 'WATER_SEWERAGE', sectorName: 'Water', activityIds: [571] };
  const accepted = { ...overlap, ...water, purchasesTons: 1, activitiesTons: 5, answer: 'accepted' } as const;

  it('is named with its tonnes and leads to the question', async () => {
    show({ [report]: { data: testReport({ overlaps: [overlap] }) } });
    const notice = (await screen.findByText('This total may count something twice')).closest('[role=status]');
    expect(notice).toHaveTextContent('up to 3.4 t CO₂e count twice');
    expect(notice).toHaveTextContent(
      'Road freight: 12.0 t CO₂e from purchases, 3.4 t CO₂e from Truck, paid by us',
    );
    expect(screen.getByRole('link', { name: 'Say whether they overlap' })).toHaveAttribute(
      'href',
      '/carbon-accounting/2024/update/#overlap-ROAD_FREIGHT',
    );
  });

  it('and was accepted is still said; what does not overlap is not', async () => {
    show({ [report]: { data: testReport({ overlaps: [accepted, { ...overlap, answer: 'separate' }] }) } });
    const notice = (await screen.findByText('Kept, although it may count twice')).closest('[role=status]');
    expect(notice).toHaveTextContent('Up to 1.0 t CO₂e count twice');
    expect(screen.queryByText('This total may count something twice')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Road freight: 12.0/)).not.toBeInTheDocument();
  });
});
