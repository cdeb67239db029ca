import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { path, showing } from '../../../../tests/support/web/carbon-inputs';
import { goOffline } from '../../../../tests/support/web/connection';
import { writeUbl } from '../../../../tests/support/invoices';
import { InvoicesScreen } from './invoices-screen';

const show = showing(<InvoicesScreen />);
const failed = 'The preview of the invoices could not be loaded';

const imports = { data: [], meta: { pagination: { page: 1, pageSize: 10, pageCount: 1 } } };
const nothingYet = { data: { invoices: [], meanings: [] } };

async function chooseInvoice() {
  const text = writeUbl({
    ...{ number: 'G-1', issued: '2024-02-03', seller: 'Gaswerk', vatId: 'DE1' },
    ...{ from: '2024-01-01', to: '2024-01-31' },
    lines: [{ name: 'Erdgas', quantity: '1200.5', unit: 'KWH', net: '100.00' }],
  });
  // jsdom's File cannot be read.
  const { buffer } = new TextEncoder().encode(text);
  const file = Object.assign(new File([buffer], 'G-1.xml'), { arrayBuffer: async () => buffer });
  await userEvent.upload(await screen.findByLabelText('Choose invoices'), file);
}

it('says that the preview could not be loaded, and loads it on request', async () => {
  let answer: number | object = 500;
  show({ [`GET ${path('invoices')}`]: () => answer, [`GET ${path('imports')}`]: imports });
  await chooseInvoice();
  expect(await screen.findByText(failed)).toBeVisible();
  answer = nothingYet;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Add 1 invoice' })).toBeEnabled();
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
});

it('says that invoices are kept on the device only until they are sent', async () => {
  const take = `POST ${path('invoices')}`;
  const { to } = show({
    [`GET ${path('invoices')}`]: nothingYet,
    [`GET ${path('imports')}`]: imports,
    [take]: { data: { taken: 1, known: 0, records: 1 } },
  });
  await chooseInvoice();
  const add = await screen.findByRole('button', { name: 'Add 1 invoice' });
  const goOnline = goOffline();
  await userEvent.click(add);
  expect(await screen.findByText('1 invoice is kept on this device')).toBeVisible();
  goOnline();
  await waitFor(() => expect(to(take)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('1 invoice is kept on this device')).not.toBeInTheDocument());
});
