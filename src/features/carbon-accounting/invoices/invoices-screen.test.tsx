import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { path, record, showing } from '../../../../tests/support/web/carbon-inputs';
import { refusal } from '../../../../tests/support/web/stub-network';
import { writeUbl, type WrittenInvoice } from '../../../../tests/support/invoices';
import { filesOpened, keepOpenedFiles, takeOpenedFiles } from '../../../lib/device/opened-files';
import { InvoicesScreen } from './invoices-screen';

jest.mock('../../../lib/device/opened-files', () => ({
  ...jest.requireActual<object>('../../../lib/device/opened-files'),
  takeOpenedFiles: jest.fn(async () => []),
  keepOpenedFiles: jest.fn(async () => 0),
}));

const show = (routes: Parameters<ReturnType<typeof showing>>[0] = {}) =>
  showInvoices({ ...world, ...routes });
const showInvoices = showing(<InvoicesScreen />);
const showWithoutFiles = showing(<InvoicesScreen notStored={2} />);

const list = (...data: object[]) => ({ data, meta: { pagination: { page: 1, pageSize: 10, pageCount: 1 } } });
const take = `POST ${path('invoices')}`;
const known = { seller: 'DE1', number: 'G-1', issuedIn: 2024, replaces: null };
const state = (...invoices: object[]) => ({ data: { invoices, meanings: [] } });
const world = {
  [`GET ${path('invoices')}`]: state(),
  [`GET ${path('imports')}`]: list(),
  [`GET ${path('activities-data')}`]: list(),
  [take]: { data: { taken: 1, known: 0, records: 1 } },
};

const gas = (number: string, more: Partial<WrittenInvoice> = {}): WrittenInvoice => ({
  number,
  issued: '2024-02-03',
  seller: 'Gaswerk',
  vatId: 'DE1',
  from: '2024-01-01',
  to: '2024-01-31',
  lines: [{ name: 'Erdgas', quantity: '1200.5', unit: 'KWH', net: '100.00' }],
  ...more,
});
/** jsdom's File cannot be read. */
const fileOf = (text: string, name: string) => {
  const bytes = new TextEncoder().encode(text);
  return Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer });
};
const file = (invoice: WrittenInvoice, name = `${invoice.number}.xml`) => fileOf(writeUbl(invoice), name);
const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText('Choose invoices'), files);
const bodyOf = (call: { body?: unknown } | undefined) =>
  (call?.body as { data: { invoices: { number: string; bills: object[] }[]; meanings: object[] } }).data;

it('shows what invoices become, adds them, and links to their year', async () => {
  const { to } = show();
  await choose(file(gas('G-1')), file(gas('G-2', { from: '2024-02-01', to: '2024-02-29' })));
  const group = await screen.findByRole('region', { name: 'Natural gas, gross calorific value' });
  expect(group).toHaveTextContent(/2024 · Germany/);
  expect(group).toHaveTextContent(/2,401\skWh/);
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 invoices' }));
  expect(await screen.findByText('2 invoices were added')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To 2024' })).toHaveAttribute(
    'href',
    expect.stringContaining('/carbon-accounting/2024/update/'),
  );
  expect(bodyOf(to(take)[0]).invoices).toEqual([
    {
      ...known,
      file: { name: 'G-1.xml', content: btoa(writeUbl(gas('G-1'))) },
      bills: [
        expect.objectContaining({
          year: 2024,
          activityId: 101,
          countryCode: 'DE',
          bill: expect.objectContaining({
            ...{ from: '2024-01-01', to: '2024-01-31', amount: 1200.5, unit: 'kWh' },
            evidence: 'Gaswerk G-1',
          }) as object,
        }),
      ],
    },
    expect.objectContaining({ number: 'G-2' }),
  ]);
});

it('adds invoices to the fiscal year of their days', async () => {
  const { to } = show({ [`GET ${path('boundary')}`]: { data: { fiscalYearStart: 4 } } });
  const february = { from: '2024-02-01', to: '2024-02-29' };
  await choose(file(gas('G-1', february)), file(gas('G-2', { from: '2024-04-01', to: '2024-04-30' })));
  expect(await screen.findByText('Fiscal year 2023 (04/2023–03/2024) · Germany')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 invoices' }));
  await waitFor(() => expect(to(take)).toHaveLength(1));
  const { invoices } = bodyOf(to(take)[0]);
  expect(invoices).toMatchObject([{ bills: [{ year: 2023 }] }, { bills: [{ year: 2024 }] }]);
});

it('marks invoices that exist already, and takes one of two identical ones', async () => {
  show({ [`GET ${path('invoices')}`]: state(known) });
  await choose(file(gas('G-1')), file(gas('G-2')), file(gas('G-2'), 'copy.xml'));
  expect(await screen.findByText('2 invoices have already been added')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add 1 invoice' })).toBeEnabled();
});

it('says why a file is ignored', async () => {
  show();
  await choose(fileOf('no invoice', 'notes.xml'), fileOf('<a/>', 'other.xml'));
  expect(await screen.findByText('2 files cannot be used')).toBeVisible();
  expect(screen.getByText(/XML of another standard/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add 0 invoices' })).toBeDisabled();
});

it('names invoices of years without accounts, instead of asking what their items are', async () => {
  show();
  const late = { issued: '2099-01-01', from: '2099-01-01', to: '2099-01-31' };
  await choose(file(gas('G-1', late)), file(gas('G-2')));
  expect(await screen.findByText('1 file cannot be used')).toBeVisible();
  expect(screen.getByText(/^The invoice is for a year before 1990 or after next year/)).toBeVisible();
  expect(screen.queryByText(/unclear/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add 1 invoice' })).toBeEnabled();
});

it('asks what an item is, applies the answer immediately, and sends it', async () => {
  const { to } = show();
  const lines = [{ name: 'Lieferung 4711', quantity: '50', unit: 'KWH', net: '10.00' }];
  await choose(file(gas('G-1', { lines })));
  const field = await screen.findByRole('combobox', { name: 'Lieferung 4711 (Gaswerk)' });
  expect(screen.getByText('1 item is unclear')).toBeVisible();
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: 'Natural gas, gross calorific value' }));
  const group = await screen.findByRole('region', { name: 'Natural gas, gross calorific value' });
  expect(group).toHaveTextContent(/50\skWh/);
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 invoice' }));
  await waitFor(() => expect(to(take)).toHaveLength(1));
  expect(bodyOf(to(take)[0]).meanings).toEqual([
    { key: 'DE1/lieferung #/KWH', becomes: 'bill', activityId: 101 },
  ]);
});

it('remembers what an item is', async () => {
  const meanings = [{ key: 'DE1/lieferung #/KWH', becomes: 'bill', activityId: 101 }];
  show({ [`GET ${path('invoices')}`]: { data: { invoices: [], meanings } } });
  const lines = [{ name: 'Lieferung 4712', quantity: '50', unit: 'KWH', net: '10.00' }];
  await choose(file(gas('G-1', { lines })));
  const group = await screen.findByRole('region', { name: 'Natural gas, gross calorific value' });
  expect(within(group).getByText('1 bill')).toBeVisible();
});

it('shows spend by seller, with currencies separate', async () => {
  show();
  const lines = (net: string) => [{ name: 'Schrauben', quantity: '3', unit: 'H87', net }];
  await choose(
    file(gas('S-1', { seller: 'Schraubenhandel', vatId: 'DE2', lines: lines('10.10') })),
    file(gas('S-2', { seller: 'Schraubenhandel', vatId: 'DE2', lines: lines('20.20') })),
    file(gas('S-3', { seller: 'Vis SA', vatId: 'FR3', currency: 'CHF', lines: lines('5.00') })),
  );
  expect(await screen.findByText(/30\.30\sEUR/)).toBeVisible();
  expect(screen.getByText(/5\.00\sCHF/)).toBeVisible();
  expect(screen.getByText(/several currencies/)).toBeVisible();
});

it('stores other purchases with their invoice, credits negative, and links to their sectors', async () => {
  const { to } = show();
  const screws = { seller: 'Schraubenhandel', vatId: 'DE2' };
  const lines = (net: string) => [{ name: 'Schrauben', quantity: '3', unit: 'H87', net }];
  const credit = fileOf(writeUbl(gas('S-2', { ...screws, lines: lines('0.10') }), 'CreditNote'), 'S-2.xml');
  await choose(file(gas('S-1', { ...screws, lines: [...lines('10.10'), ...lines('5.00')] })), credit);
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 invoices' }));
  expect(await screen.findByRole('link', { name: 'Enter purchases by sector' })).toHaveAttribute(
    'href',
    expect.stringContaining('/carbon-accounting/creditors/'),
  );
  const spendOf = (cents: number) => ({
    ...{ supplier: 'Schraubenhandel', vatId: 'DE2', country: 'DE', currency: 'EUR' },
    lines: [{ item: 'Schrauben', year: 2024, cents }],
  });
  expect(bodyOf(to(take)[0]).invoices).toMatchObject([
    { number: 'S-1', bills: [], spend: spendOf(1510) },
    { number: 'S-2', bills: [], spend: spendOf(-10) },
  ]);
});

it('warns of an amount that bills replace', async () => {
  show({ [`GET ${path('activities-data')}`]: list(record) });
  await choose(file(gas('G-1')));
  expect(await screen.findByText(/500,000\skWh is entered for the year already/)).toBeVisible();
});

it('shows which of several sites gets the bills of a seller, and lets another be chosen', async () => {
  const site = (id: string, resourceId: string, seller: string) => ({
    ...{ ...record, id, resourceId },
    bills: [{ ...{ id, from: '2024-01-01', to: '2024-01-31' }, amount: 1, evidence: `${seller} G-0` }],
  });
  const sites = list(site('steel', 'Hall 1', 'Gaswerk Netz'), site('own', 'Hall 2', 'Gaswerk'));
  const { to } = show({ [`GET ${path('activities-data')}`]: sites });
  await choose(file(gas('G-1')));
  const field = await screen.findByRole('combobox', { name: /^Entry for the bills of Gaswerk/ });
  await waitFor(() => expect(field).toHaveDisplayValue(/^Hall 2/));
  await userEvent.selectOptions(field, within(field).getByRole('option', { name: /^Hall 1/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 invoice' }));
  await waitFor(() => expect(to(take)).toHaveLength(1));
  expect(bodyOf(to(take)[0]).invoices).toMatchObject([{ bills: [{ recordId: 'steel' }] }]);
});

it('queues a drop while offline, and counts it as added', async () => {
  const { to } = show({ [take]: 503 });
  await choose(file(gas('G-1')));
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 invoice' }));
  await waitFor(() => expect(to(take)).toHaveLength(1));
  expect(await screen.findByText('1 invoice is kept on this device')).toBeVisible();
  await choose(file(gas('G-1')));
  expect(await screen.findByText('1 invoice has already been added')).toBeVisible();
});

it('says why the server refuses a drop, and keeps it visible', async () => {
  const about = { activityId: 101, year: 2024 };
  show({ [take]: refusal(422, 'INVOICES_BELOW_ZERO', 'below zero', about) });
  await choose(file(gas('G-1')));
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 invoice' }));
  expect(
    await screen.findByText(/^Natural gas, gross calorific value, 2024: a credit note takes back more/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add 1 invoice' })).toBeEnabled();
});

describe('meter data', () => {
  const row = (day: number) => `2024-01-${String(day).padStart(2, '0')} 00:00,100`;
  const january = (name: string, days = [...Array(31).keys()]) =>
    fileOf(['Time,Gas kWh', ...days.map((day) => row(day + 1))].join('\n'), name);

  it('become one bill per month, and only once even if the file is renamed', async () => {
    const { to } = show();
    await choose(january('Erdgas.csv'), january('Erdgas (1).csv'));
    const group = await screen.findByRole('region', { name: 'Natural gas, gross calorific value' });
    expect(group).toHaveTextContent(/3,100\skWh/);
    expect(screen.getByText('1 month has already been added')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 month' }));
    expect(await screen.findByText('1 month was added')).toBeVisible();
    expect(bodyOf(to(take)[0]).invoices).toEqual([
      expect.objectContaining({ seller: 'gas kwh', number: '2024-01/3100KWH', issuedIn: 2024 }),
    ]);
  });

  it('report what is missing, and leave out incomplete months', async () => {
    show();
    await choose(january('a.csv', [...Array(20).keys()]));
    expect(await screen.findByText(/January 2024 is incomplete and is left out/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add 0 invoices' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await choose(
      january(
        'b.csv',
        [...Array(31).keys()].filter((day) => day !== 5),
      ),
    );
    expect(await screen.findByText('January 2024: 24 hours are missing; the rest counts.')).toBeVisible();
  });

  it('report unreadable rows', async () => {
    show();
    await choose(fileOf(['Time,Gas kWh', 'yesterday,5', row(1), row(2)].join('\n'), 'a.csv'));
    expect(await screen.findByText('1 row has no time or value that can be read: 2.')).toBeVisible();
  });

  it('say that only the first of two is read', async () => {
    show();
    await choose(fileOf(['Time,Hall 1 kWh,Hall 2 kWh', row(1), row(2)].join('\n'), 'a.csv'));
    expect(await screen.findByText(/^Only “Hall 1 kWh” is read, not Hall 2 kWh\./)).toBeVisible();
  });
});

describe('files that the app is opened with', () => {
  it('are read when the page opens, and when more come', async () => {
    jest.mocked(takeOpenedFiles).mockResolvedValueOnce([file(gas('G-1'))]);
    show();
    expect(await screen.findByRole('button', { name: 'Add 1 invoice' })).toBeEnabled();
    jest.mocked(takeOpenedFiles).mockResolvedValueOnce([file(gas('G-2'))]);
    act(() => void window.dispatchEvent(new Event(filesOpened)));
    expect(await screen.findByRole('button', { name: 'Add 2 invoices' })).toBeEnabled();
  });

  it('are named if the device has no room for them, until some are chosen', async () => {
    showWithoutFiles(world);
    expect(await screen.findByText(/^2 files could not be received/)).toBeVisible();
    await userEvent.upload(screen.getByLabelText('Choose invoices'), file(gas('G-1')));
    expect(await screen.findByRole('button', { name: 'Add 1 invoice' })).toBeEnabled();
    expect(screen.queryByText(/could not be received/)).not.toBeInTheDocument();
  });

  it('are kept for the next time if the page is left meanwhile', async () => {
    let come = (_files: File[]) => {};
    jest.mocked(takeOpenedFiles).mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
    const { unmount } = show();
    await screen.findByLabelText('Choose invoices');
    await waitFor(() => expect(takeOpenedFiles).toHaveBeenCalled());
    unmount();
    const opened = [file(gas('G-1'))];
    come(opened);
    await waitFor(() => expect(keepOpenedFiles).toHaveBeenCalledWith(opened));
  });
});
