import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { path, showing } from '../../../../tests/support/web/carbon-inputs';
import { writeUbl } from '../../../../tests/support/invoices';
import { InvoicesScreen } from './invoices-screen';

const show = showing(<InvoicesScreen />);
const failed = 'The preview of the invoices could not be loaded';

it('says that the preview could not be loaded, and loads it on request', async () => {
  let answer: number | object = 500;
  const imports = { data: [], meta: { pagination: { page: 1, pageSize: 10, pageCount: 1 } } };
  show({ [`GET ${path('invoices')}`]: () => answer, [`GET ${path('imports')}`]: imports });
  const text = writeUbl({
    ...{ number: 'G-1', issued: '2024-02-03', seller: 'Gaswerk', vatId: 'DE1' },
    ...{ from: '2024-01-01', to: '2024-01-31' },
    lines: [{ name: 'Erdgas', quantity: '1200.5', unit: 'KWH', net: '100.00' }],
  });
  // jsdom's File cannot be read.
  const { buffer } = new TextEncoder().encode(text);
  const file = Object.assign(new File([buffer], 'G-1.xml'), { arrayBuffer: async () => buffer });
  await userEvent.upload(await screen.findByLabelText('Choose invoices'), file);
  expect(await screen.findByText(failed)).toBeVisible();
  answer = { data: { invoices: [], meanings: [] } };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Add 1 invoice' })).toBeEnabled();
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
});
