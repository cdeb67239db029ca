import { screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { path, showing } from '../../../../tests/support/web/carbon-inputs';
import { keepOpenedFiles, takeOpenedFiles } from '../../../lib/device/opened-files';
import { InvoicesScreen } from '../invoices/invoices-screen';
import { LedgerScreen } from './ledger-screen';

jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), navigate: jest.fn() }));
jest.mock('../../../lib/device/opened-files', () => ({
  ...jest.requireActual<object>('../../../lib/device/opened-files'),
  takeOpenedFiles: jest.fn(async () => []),
  keepOpenedFiles: jest.fn(async () => 0),
}));

const showLedger = showing(<LedgerScreen />);
const showWithoutFile = showing(<LedgerScreen notStored={1} />);
const showInvoicesWithout = showing(<InvoicesScreen notStored={1} />);
const showInvoices = showing(<InvoicesScreen />);

const list = { data: [], meta: { pagination: { page: 1, pageSize: 1000, pageCount: 1 } } };
const world = {
  [`GET ${path('emission-results', '/years')}`]: { data: [] },
  [`GET ${path('invoices')}`]: { data: { invoices: [], meanings: [] } },
  [`GET ${path('imports')}`]: list,
};
const sheet = new File(['no workbook'], 'Creditors.XLSX');
const invoice = new File(['<Invoice/>'], 'invoice.xml');

it('reads a spreadsheet that the app is opened with, and keeps invoices for their page', async () => {
  jest.mocked(takeOpenedFiles).mockResolvedValueOnce([invoice, sheet]);
  showLedger(world);
  expect(await screen.findByText(/^The file could not be read\./)).toBeVisible();
  expect(keepOpenedFiles).toHaveBeenCalledWith([invoice]);
  expect(navigate).not.toHaveBeenCalled();
});

it('gets spreadsheets that were shared to the app from the page of invoices', async () => {
  jest.mocked(takeOpenedFiles).mockResolvedValueOnce([sheet]);
  showInvoices(world);
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/carbon-accounting/creditors/'));
  expect(keepOpenedFiles).toHaveBeenCalledWith([sheet]);
});

it('asks for a spreadsheet that the device has no room for', async () => {
  showWithoutFile(world);
  expect(await screen.findByText(/^The file could not be received/)).toBeVisible();
});

it('asks for an invoice that it has no room for, beside those that it had', async () => {
  jest.mocked(takeOpenedFiles).mockResolvedValueOnce([invoice]);
  showInvoicesWithout(world);
  expect(await screen.findByText(/^1 file cannot be used/)).toBeVisible();
  expect(screen.getByText(/^1 file could not be received/)).toBeVisible();
});
