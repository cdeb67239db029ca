import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { newDevice } from '../../../../tests/support/web/device';
import { refusal } from '../../../../tests/support/web/stub-network';
import { reactToCalculation } from '../calculation/react-to-calculation';
import { testTotals, testYear } from '../records/test-records';
import { testReport, testResult } from './shared/test-results';
import { page, plain, report, results, showing } from '../../../../tests/support/web/results-screen';
import { ResultsScreen } from './results-screen';

jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const show = showing(<ResultsScreen year="2024" />);

beforeEach(newDevice);

it('shows the inventory total with its uncertainty, and what would remain after suppliers’ measures', async () => {
  show();
  const totals = await screen.findByRole('region', { name: 'Total' });
  expect(plain(totals)).toContain('1,150.0 t CO2e');
  expect(plain(totals)).toContain('Estimated ± 38%, 95% confidence');
  expect(plain(totals)).toContain('With your suppliers’ measures: 1,000.0 t CO2e');
  expect(plain(totals)).toContain(
    'Location-based: 60.0 t CO2e (with the country’s average electricity; not in the total)',
  );
});

it('shows the buttons of the header from the beginning, so that nothing moves', async () => {
  show();
  const acts = () => ['Print or save as PDF', 'Export'].map((name) => screen.getByRole('button', { name }));
  for (const act of acts()) expect(act).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Share with customers' })).toBeVisible();
  await waitFor(() => {
    for (const act of acts()) expect(act).toBeEnabled();
  });
});

it('describes origins, savings and changes in words and figures', async () => {
  show();
  const from = await screen.findByRole('region', { name: 'Where the emissions come from' });
  expect(
    within(from).getByRole('row', { name: /^Steel and iron mill products 1,000.0 87.0%$/ }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Country' }));
  expect(screen.getByRole('row', { name: /^Germany 1,150.0 100.0%$/ })).toBeInTheDocument();
  expect(screen.getByText(/emit 150.0.t CO₂e less than the average/)).toBeInTheDocument();
  const change = screen.getByRole('region', { name: 'What has changed since 2023' });
  expect(within(change).getByRole('row', { name: /^Activity −150.0$/ })).toBeInTheDocument();
  expect(within(change).getByRole('row', { name: /^Factors \+50.0$/ })).toBeInTheDocument();
  expect(
    screen.getByText(/^100\.0.t CO₂e less than in 2023\. The largest cause: Activity, −150\.0.t CO₂e\.$/),
  ).toBeVisible();
});

it('explains only the colours that the waterfall has', async () => {
  const change = {
    ...{ fromYear: 2023, before: 10, activity: 5, contracts: 0, suppliers: 0 },
    ...{ factor: 0, method: 0, after: 15 },
  };
  show({ [report]: { data: testReport({ change }) } });
  expect(await screen.findByText(/^5\.0.t CO₂e more than in 2023\./)).toBeVisible();
  expect(screen.getByText('More')).toBeVisible();
  expect(screen.queryByText('Less')).not.toBeInTheDocument();
});

it('says beside the total whether it is up to date', async () => {
  show();
  const totals = within(await screen.findByRole('region', { name: 'Total' }));
  expect(await totals.findByRole('button', { name: 'Calculate again' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Calculate again' })).toHaveLength(1);
});

it('has one legend entry for more and one for less, although bars may cross 0', async () => {
  const change = {
    ...{ fromYear: 2023, before: 10, activity: -49.5, contracts: 0, suppliers: 0 },
    ...{ factor: 49.5, method: 0, after: 10 },
  };
  show({ [report]: { data: testReport({ change }) } });
  for (const name of ['Total of a year', 'More', 'Less'])
    expect(await screen.findAllByText(name)).toHaveLength(1);
});

it('says that the previous year has changed since it was calculated', async () => {
  const outdated = testYear({ year: 2023, needsRecalculation: true });
  show({ [`${results}/years`]: { data: [testYear(), outdated] } });
  expect(await screen.findByText(/^The figures of 2023 have changed/)).toBeInTheDocument();
});

it('starts with a grouping that has entries', async () => {
  show({ [report]: { data: testReport({ bySector: [] }) } });
  expect(await screen.findByRole('radio', { name: 'Activity' })).toBeChecked();
});

it('says nothing about suppliers as long as there are no purchases', async () => {
  show({ [report]: { data: testReport({ bySector: [], bySupplier: [] }) } });
  expect(await screen.findByRole('heading', { name: 'How good the figures are' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'What your suppliers save' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^No purchase uses/)).not.toBeInTheDocument();
});

it('opens the rows of a total and of a contribution', async () => {
  const { to } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Steel and iron mill products' }));
  expect(screen.getByRole('heading', { name: 'Every row of the account' })).toHaveFocus();
  expect(screen.getByText('Only Steel and iron mill products')).toBeInTheDocument();
  await waitFor(() => expect(to(results).at(-1)?.path).toContain('sector=STEEL_MILL_PRODUCTS'));
  await userEvent.click(screen.getByRole('button', { name: /^Scope 2/ }));
  await waitFor(() => expect(to(results).at(-1)?.path).toContain('scope=2'));
  expect(to(results).at(-1)?.path).not.toContain('sector');
  expect(screen.getByRole('radio', { name: 'Scope 2' })).toBeChecked();
  const [count] = await screen.findAllByText(/^\d+ of \d+ rows$/);
  expect(count?.closest('[role=status]')).toBeInTheDocument();
});

it('says when the rows cannot be loaded, and loads them on retry', async () => {
  let isUnreachable = true;
  show({ [results]: () => (isUnreachable ? 500 : page(1, 1, testResult())) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isUnreachable = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: /^How Natural gas/ })).toBeInTheDocument();
});

it('describes missing savings in words that also fit a self-assessment without savings', async () => {
  show({ [report]: { data: testReport({ totals: testTotals({ scope3Saved: 0 }) }) } });
  expect(
    await screen.findByText(/^No linked supplier has yet submitted a self-assessment that shows savings/),
  ).toBeInTheDocument();
});

it('shows no average data quality without emissions', async () => {
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

it('shows a supplier without a name by its number, apart from the rest of its sector', async () => {
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

it('loads further rows on demand', async () => {
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

it('says why a calculation of this year failed, but not of another', async () => {
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

it('says when the year has not been calculated yet', async () => {
  show({ [report]: refusal(404, 'NOT_FOUND', 'A result of 2024 was not found') });
  expect(await screen.findByRole('heading', { name: 'Not calculated yet' })).toBeInTheDocument();
});

it.each([
  [1, /^This year was calculated by an earlier method/],
  [2, /^This year was calculated by method 2, which left the upstream of electricity/],
  [
    4,
    /^This year was calculated by method 4, which left the upstream of kilometres driven .+, and the distribution losses of district heat and steam, out of category 3\./,
  ],
])('says that results of method %d follow a former method', async (methodVersion, text) => {
  show({ [report]: { data: testReport({ methodVersion }) } });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

describe('what may be counted twice', () => {
  const overlap = {
    ...{ sectorCode: 'ROAD_FREIGHT', sectorName: 'Road freight', activityIds: [502] },
    ...{ purchasesTons: 12, activitiesTons: 3.4, answer: null },
  } as const;
  const water = { sectorCode: 'WATER_SEWERAGE', sectorName: 'Water', activityIds: [571] };
  const accepted = { ...overlap, ...water, purchasesTons: 1, activitiesTons: 5, answer: 'accepted' } as const;

  it('is listed with its tonnes and a link to the question', async () => {
    show({ [report]: { data: testReport({ overlaps: [overlap] }) } });
    const notice = (await screen.findByText('This total may count something twice')).closest('[role=status]');
    expect(notice).toHaveTextContent('up to 3.4 t CO₂e are counted twice');
    expect(notice).toHaveTextContent(
      'Road freight: 12.0 t CO₂e from purchases, 3.4 t CO₂e from Truck, paid by us',
    );
    expect(screen.getByRole('link', { name: 'Say whether they overlap' })).toHaveAttribute(
      'href',
      '/carbon-accounting/2024/update/#overlap-ROAD_FREIGHT',
    );
  });

  it('is still listed if accepted, but not if it does not overlap', async () => {
    show({ [report]: { data: testReport({ overlaps: [accepted, { ...overlap, answer: 'separate' }] }) } });
    const notice = (await screen.findByText('Kept, although it may count twice')).closest('[role=status]');
    expect(notice).toHaveTextContent('Up to 1.0 t CO₂e are counted twice');
    expect(screen.queryByText('This total may count something twice')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Road freight: 12.0/)).not.toBeInTheDocument();
  });
});

describe('the calculation bar', () => {
  it('says that results are up to date, without their total, and offers to calculate again', async () => {
    show({ [`${results}/years`]: { data: [testYear()] } });
    expect(await screen.findByRole('button', { name: 'Calculate again' })).toBeEnabled();
    expect(screen.getByText('Up to date').parentElement).not.toHaveTextContent('t CO₂e');
  });

  it('asks for a calculation if figures have changed', async () => {
    show({ [`${results}/years`]: { data: [testYear({ needsRecalculation: true })] } });
    expect(await screen.findByRole('button', { name: 'Calculate' })).toBeEnabled();
  });

  it.each([
    ['sharing them with customers', false, 'primary'],
    ['the calculation', true, 'secondary'],
  ])('makes %s the main action (outdated: %s)', async (_what, needsRecalculation, look) => {
    show({
      [`${results}/years`]: { data: [testYear({ needsRecalculation })] },
      [report]: { data: testReport({ needsRecalculation }) },
    });
    await screen.findByRole('region', { name: 'Total' });
    expect(screen.getByRole('link', { name: 'Share with customers' })).toHaveAttribute('data-variant', look);
    const calculate = await screen.findByRole('button', { name: /^Calculate/ });
    expect(calculate).toHaveAttribute('data-variant', needsRecalculation ? 'primary' : 'secondary');
  });
});
