import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { path } from '../../../../tests/support/web/carbon-inputs';
import {
  fileField,
  give,
  imports,
  list,
  open,
  showing,
  withChain,
} from '../../../../tests/support/web/ledger-screen';
import { goOffline } from '../../../../tests/support/web/connection';
import { api } from '../../../lib/api/api';
import { tabStorage } from '../../../lib/storage/safe-storage';
import { LedgerScreen } from './ledger-screen';

jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), navigate: jest.fn() }));

const show = showing(<LedgerScreen />);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('turns a list into the year’s distribution, to the cent, with its largest suppliers', async () => {
  const { to } = show();
  await open();
  expect(await screen.findByText('4 lines are read. 1 total is left out.')).toBeVisible();
  expect(screen.getByText(/Energy and fuel are entered as activities/)).toBeVisible();
  await give(/Rohstoffe: 85,000\.50/, 'Steel and iron mill products');
  await give(/Hilfsstoffe/, 'Chemicals');
  const result = within(screen.getByText('Result for 2024').closest('section') as HTMLElement);
  expect(result.getByText(/100,000\.00\sEUR/)).toBeVisible();
  await userEvent.click(result.getByRole('button', { name: 'Preview the changes' }));
  await userEvent.click(await result.findByRole('button', { name: 'Import' }));
  expect(await screen.findByText('5 entries were imported')).toBeVisible();
  expect(to(`POST ${imports}/import`)).toHaveLength(1);
});

it('reads a list offline, and says that the import needs a connection', async () => {
  show();
  await waitFor(async () => expect(await fileField()).toBeEnabled());
  const goOnline = goOffline();
  expect(screen.getByText('You can prepare the list now. Importing it needs a connection.')).toBeVisible();
  await open();
  expect(await screen.findByText('4 lines are read. 1 total is left out.')).toBeVisible();
  goOnline();
});

it('remembers columns and sectors for the same header', async () => {
  const { unmount } = show();
  await open();
  await give(/Rohstoffe/, 'Steel and iron mill products');
  await give(/Hilfsstoffe/, 'Chemicals');
  await userEvent.click(screen.getByRole('button', { name: 'Preview the changes' }));
  await screen.findByRole('button', { name: 'Import' });
  unmount();
  show();
  await open();
  expect(await screen.findByRole('combobox', { name: /Hilfsstoffe/ })).toHaveValue('Chemicals');
  expect(screen.getByRole('button', { name: 'Preview the changes' })).toBeEnabled();
});

it('waits until each account has a sector', async () => {
  show();
  await open();
  expect(await screen.findByText('2 accounts have no sector yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Preview the changes' })).toBeDisabled();
});

it('reports lines without an amount by row, and reads Windows encodings', async () => {
  show();
  await open('Lieferant;Konto;Betrag\r\nM\u00fcller;A;k.A.\r\nB\u00e4cker;A;1,50');
  expect(await screen.findByText('1 line has no amount that can be read')).toBeVisible();
  expect(screen.getByText('Not counted: 2.')).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Bäcker' })).toBeVisible();
});

it('asks for the turnover first', async () => {
  show({ [`GET ${path('spend-volumes')}`]: list() });
  expect(await screen.findByText(/Please enter the turnover of 2024 first/)).toBeVisible();
  expect(await fileField()).toBeDisabled();
});

it('keeps the year of an opened list when a colleague adds a newer one', async () => {
  let years = [2024];
  const { store } = show({
    [`GET ${path('emission-results', '/years')}`]: () => ({
      data: years.map((year) => ({ year, totals: null, needsRecalculation: true })),
    }),
  });
  await open();
  years = [2025, 2024];
  act(() => void store.dispatch(api.util.invalidateTags(['CarbonYears'])));
  expect(await screen.findByRole('option', { name: '2025' })).toBeInTheDocument();
  expect(screen.getByLabelText('Year')).toHaveDisplayValue('2024');
  expect(screen.getByRole('heading', { name: /2024/ })).toBeVisible();
});

it('says that the list exceeds the turnover', async () => {
  show();
  await open('Lieferant;Betrag\r\nA;600.000,00');
  await give(/All purchases/, 'Chemicals');
  expect(await screen.findByText(/more than the turnover of 500 thousand EUR/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Preview the changes' })).toBeDisabled());
});

it('formats the number of lines in the reader’s language', async () => {
  show();
  await open(['Lieferant;Betrag', ...Array.from({ length: 1200 }, () => 'A;1,00')].join('\r\n'));
  expect(await screen.findByText('1,200 lines are read.')).toBeVisible();
});

describe('invoices in place of a list', () => {
  const invoice = (number: string, cents: number, more: object = {}, replaces: string | null = null) => ({
    ...{ seller: 'DE2', number, issuedIn: 2024, replaces },
    spend: {
      ...{ supplier: 'Total', vatId: 'DE2', country: 'DE', currency: 'EUR' },
      lines: [{ item: 'Schrauben', year: 2024, cents }],
      ...more,
    },
  });
  const withInvoices = (...invoices: object[]) => ({
    [`GET ${path('invoices')}`]: { data: { invoices, meanings: [] } },
  });

  it('become the purchases of their year, including credits and corrections', async () => {
    const { to } = show(
      withInvoices(
        invoice('1', 99_999),
        invoice('2', 10_000, {}, '1'),
        invoice('3', -2_500),
        invoice('4', 1_000, { lines: [{ item: 'Old', year: 2023, cents: 1_000 }] }),
        invoice('5', 700, { currency: 'CHF' }),
      ),
    );
    expect(await screen.findByText(/left out: CHF\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use 2 invoices' }));
    expect(await screen.findByText('2 lines are read.')).toBeVisible();
    await give(/^Total: 75\.00/, 'Steel and iron mill products');
    await userEvent.click(screen.getByRole('button', { name: 'Preview the changes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    expect(await screen.findByText('5 entries were imported')).toBeVisible();
    expect(to(`POST ${imports}/import`)).toHaveLength(1);
  });

  it('take a sector per item, if items are chosen as accounts', async () => {
    const lines = ['Stahl', 'Lack'].map((item) => ({ item, year: 2024, cents: 100 }));
    show(withInvoices(invoice('1', 0, { lines })));
    await userEvent.click(await screen.findByRole('button', { name: 'Use 1 invoice' }));
    await userEvent.selectOptions(await screen.findByLabelText('Account or category'), 'Item');
    await give(/^Stahl: /, 'Steel and iron mill products');
    await give(/^Lack: /, 'Chemicals');
    expect(screen.getByRole('button', { name: 'Preview the changes' })).toBeEnabled();
  });

  it('that were only credited add up to nothing', async () => {
    show(withInvoices(invoice('1', -100)));
    await userEvent.click(await screen.findByRole('button', { name: 'Use 1 invoice' }));
    await give(/^Total: /, 'Chemicals');
    expect(screen.getByRole('button', { name: 'Preview the changes' })).toBeDisabled();
  });
});

describe('with its own suppliers', () => {
  const similar = 'Lieferant;Konto;Betrag\r\nStahl Nord GmbH;A;80,00\r\nLack GmbH;A;20,00';
  const lookButton = () => screen.getByRole('button', { name: 'Preview the changes' });

  it('asks whether similar names are the same, and remembers the answer', async () => {
    const { unmount } = show(withChain);
    await open(similar);
    await give(/^A: /, 'Steel and iron mill products');
    expect(await screen.findByText('1 supplier may already exist')).toBeVisible();
    expect(lookButton()).toBeDisabled();
    await userEvent.selectOptions(screen.getByLabelText('Stahl Nord GmbH'), [
      'The same as Stahl Nord AG · K-7',
    ]);
    expect(screen.queryByText('1 supplier may already exist')).not.toBeInTheDocument();
    await userEvent.click(lookButton());
    await screen.findByRole('button', { name: 'Import' });
    unmount();
    show(withChain);
    await open(similar);
    await waitFor(() => expect(lookButton()).toBeEnabled());
    expect(screen.queryByText('1 supplier may already exist')).not.toBeInTheDocument();
  });

  it('marks all of them as different with one press', async () => {
    show(withChain);
    await open(similar);
    await give(/^A: /, 'Steel and iron mill products');
    await userEvent.click(await screen.findByRole('button', { name: 'It is a different supplier' }));
    await waitFor(() => expect(lookButton()).toBeEnabled());
  });

  it('passes suppliers that were never invited to the form for inviting several', async () => {
    show(withChain);
    await open('Nr.;Lieferant;Konto;Betrag\r\nK-7;Stahl;A;50,00\r\n9;Lack GmbH;A;30,00\r\n8;Blech;A;20,00');
    await give(/^A: /, 'Steel and iron mill products');
    expect(await screen.findByText('1 supplier was never invited')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Stahl/ })).not.toBeInTheDocument();
    const box = screen.getByRole('checkbox', { name: /^Lack GmbH/ });
    await userEvent.click(box);
    expect(screen.getByRole('button', { name: /^Invite 0/ })).toBeDisabled();
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Invite 1 supplier …' }));
    expect(navigate).toHaveBeenCalledWith('/supply-chain-management/#invite-several');
    const kept = tabStorage.keys().map((key) => tabStorage.get(key));
    expect(kept.join()).toContain('"supplierName":"Lack GmbH","supplierId":"9"');
  });

  it('invites nobody whose match is undecided', async () => {
    show(withChain);
    await open(similar);
    await give(/^A: /, 'Steel and iron mill products');
    expect(await screen.findByText('1 supplier may already exist')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /^Stahl Nord/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'It is a different supplier' }));
    expect(await screen.findByRole('checkbox', { name: /^Stahl Nord/ })).toBeChecked();
  });

  it('does not mention invitations without access to suppliers', async () => {
    show();
    await open();
    await give(/Rohstoffe/, 'Steel and iron mill products');
    expect(screen.queryByText(/never invited/)).not.toBeInTheDocument();
  });
});

it.each([
  ['a year is to be added where there is none', { data: [] }, 'Please add a year first.'],
  ['the years could not be loaded', 500, 'Failed to fetch emission results'],
])('says that %s, and nothing until it is known', async (_what, answer, text) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  show({
    [`GET ${path('emission-results', '/years')}`]: () => held.then(() => answer),
  });
  expect(await screen.findByText('Loading carbon accounts …')).toBeInTheDocument();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  letGo();
  expect(await screen.findByText(text)).toBeVisible();
});
