import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../../tests/support/web/api-store';
import { newDevice } from '../../../../../tests/support/web/device';
import { stubNetwork } from '../../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../../tests/support/web/with-texts';
import { carbonSlice } from '../../calculation/carbon-slice';
import { testTotals, testYear } from '../../records/test-records';
import { ResultsScreen } from '../results-screen';
import { testReport, testResult } from '../shared/test-results';

jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const results = 'GET /api/ca-emission-results/project/42';
const pageCount = 3;
const list = (...data: object[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 200, pageCount: 1, total: data.length } },
});
const tonsOf = (page: number) => 100 * page;
/** A page of the account: one row with a supplier named after the page. */
const pageOf = (page: number) => ({
  data: [
    testResult({
      id: `row-${page}`,
      ...{ activityId: null, supplierIdFrontend: `V-${page}`, supplierName: `Supplier ${page}` },
      ...{ scope: 3, scopeDetails: 'spend-based', baselineEmissionsTonsCO2e: tonsOf(page) },
    }),
  ],
  meta: { pagination: { page, pageSize: 1, pageCount, total: pageCount } },
});
const asked = (path: string) => Number(new URL(path, 'http://localhost').searchParams.get('page'));

let isUnreachable: boolean;
let printed: string[][];
beforeEach(() => {
  newDevice();
  isUnreachable = false;
  printed = [];
  // Simulates the browser: sends an event, takes the content of the page, and sends another event.
  window.print = () => {
    fireEvent(window, new Event('beforeprint'));
    printed.push(printRows());
    fireEvent(window, new Event('afterprint'));
  };
});

const printRows = () =>
  screen
    .getAllByRole('table')
    .filter((table) => within(table).queryByRole('columnheader', { name: 'Amount × factor' }))
    .flatMap((table) => within(table).getAllByRole('row').slice(1))
    .map((row) => row.textContent ?? '');

async function show() {
  const network = stubNetwork({
    'GET /api/company-profile/42/privileges': {
      privileges: { AppMode: 'OPEN', CarbonAccounting: 'GRANTED_FREE' },
    },
    'GET /api/user-management/project/42/users': {
      data: [{ handle: '7', email: 'anna@example.test', role: 'Admin' }],
    },
    'GET /api/ca-activities-list': list(),
    'GET /api/ca-scope3-sectors': list(),
    [`${results}/years`]: { data: [testYear()] },
    [`${results}/year/2024`]: {
      data: testReport({ rows: pageCount, totals: testTotals({ total: 600 }) }),
    },
    [results]: ({ path }) => (isUnreachable && asked(path) > 1 ? 500 : pageOf(asked(path))),
  });
  render(
    <Provider store={screenStore(carbonSlice)}>
      <WithTexts>
        <ResultsScreen year="2024" />
      </WithTexts>
    </Provider>,
  );
  await screen.findByRole('button', { name: 'How Supplier 1 was calculated' });
  return network;
}

const print = () => userEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));

it('loads the missing rows, then prints every row of the year and their total', async () => {
  await show();
  await print();
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toEqual([
    expect.stringMatching(/^Supplier 1, Germany.*100\.0$/),
    expect.stringMatching(/^Supplier 2, Germany.*200\.0$/),
    expect.stringMatching(/^Supplier 3, Germany.*300\.0$/),
    'Total600.0',
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('prints every row, regardless of the filter on screen', async () => {
  const { to } = await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Scope 1' }));
  await waitFor(() => expect(to(results).at(-1)?.path).toContain('scope=1'));
  await print();
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toHaveLength(pageCount + 1);
});

it('prints immediately without a request when all rows have loaded', async () => {
  const { to } = await show();
  await print();
  await waitFor(() => expect(printed).toHaveLength(1));
  const before = to(results).length;
  await print();
  expect(printed).toHaveLength(2);
  expect(to(results)).toHaveLength(before);
});

it('shows the progress, and can be stopped', async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await show();
  const { fetch } = global;
  global.fetch = async (...call) => {
    await held;
    return fetch(...call);
  };
  await print();
  const dialog = within(screen.getByRole('dialog', { name: 'Loading the rows to print' }));
  expect(dialog.getByText('1 of 3 rows is loaded.')).toBeInTheDocument();
  expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await act(async () => answer());
  expect(await screen.findByRole('button', { name: 'How Supplier 2 was calculated' })).toBeInTheDocument();
  expect(printed).toEqual([]);
});

it('says when rows cannot be loaded; the printout still adds up to the total', async () => {
  await show();
  isUnreachable = true;
  await print();
  const dialog = within(await screen.findByRole('dialog', { name: 'Not all rows could be loaded' }));
  expect(dialog.getByText('The printout would hold 1 of 3 rows.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Print without the others' }));
  expect(printed[0]?.slice(1)).toEqual(['The other 2 rows of the account500.0', 'Total600.0']);
});

it('loads and prints everything on retry', async () => {
  await show();
  isUnreachable = true;
  await print();
  const dialog = within(await screen.findByRole('dialog', { name: 'Not all rows could be loaded' }));
  isUnreachable = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(printed[0]).toHaveLength(pageCount + 1));
});

it('waits for the rows when printing by keyboard shortcut', async () => {
  await show();
  const isLeftToBrowser = fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true });
  expect(isLeftToBrowser).toBe(false);
  await waitFor(() => expect(printed[0]).toHaveLength(pageCount + 1));
  expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(true);
});

it('prints a note about missing rows when printing is started from the browser', async () => {
  await show();
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByText(/^This printout holds 1 of 3 rows\./)).toBeInTheDocument();
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByText(/This printout holds/)).not.toBeInTheDocument();
});

it('draws the waterfall of changes with plain elements, which print without a script', async () => {
  await show();
  const change = screen.getByRole('region', { name: 'What has changed since 2023' });
  expect(within(change).getByRole('row', { name: /^Activity −150.0$/ })).toBeInTheDocument();
  for (const name of ['Activity', 'Factors', '2023', '2024']) {
    const row = within(change).getByRole('rowheader', { name });
    expect(row.querySelector('[aria-hidden]')?.children).toHaveLength(2);
  }
});
