import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { path, showing } from '../../../../tests/support/web/carbon-inputs';
import { encodedFile, polishName } from '../../../../tests/support/web/encoded-file';
import { LedgerScreen } from './ledger-screen';

const list = (...data: object[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 1000, pageCount: 1 } },
});
const turnover = {
  ...{ id: '1', year: 2024, turnoverInThsdUSD: 1, turnoverInThsd: 500, currency: 'EUR' },
  ...{ spendShareOfTurnover: 0, version: 1 },
};

const show = showing(<LedgerScreen />);

async function open(...name: (string | number)[]) {
  show({
    [`GET ${path('emission-results', '/years')}`]: {
      data: [{ year: 2024, totals: null, needsRecalculation: true }],
    },
    'GET /api/ca-scope3-sectors': list(),
    [`GET ${path('spend-volumes')}`]: list(turnover),
    [`GET ${path('imports')}`]: list(),
    [`GET ${path('invoices')}`]: { data: { invoices: [], meanings: [] } },
  });
  const field = await screen.findByLabelText('Choose a CSV or Excel file');
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.upload(field, encodedFile('list.csv', 'Supplier;Account;Amount\n', ...name, ';A;5'));
}

it('shows how the names of a list were read, and reads them again as chosen', async () => {
  await open(...polishName);
  expect(await screen.findByText(/If “£ódŸ” is correct/)).toBeVisible();
  await userEvent.selectOptions(
    screen.getByLabelText('Encoding of the file'),
    'Central European (Windows-1250)',
  );
  expect(await screen.findByRole('cell', { name: 'Łódź' })).toBeVisible();
  expect(screen.getByText(/If “Łódź” is correct/)).toBeVisible();
});

it('refuses a list whose names it cannot read', async () => {
  await open('M', 0x81, 'l');
  expect(await screen.findByText(/could not be read/)).toBeVisible();
});
