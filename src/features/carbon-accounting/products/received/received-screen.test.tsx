import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { list, showing } from '../../../../../tests/support/web/carbon-inputs';
import { ingot } from '../../../../domain/products/test-offered';
import { ReceivedScreen } from './received-screen';

const show = showing(<ReceivedScreen />);
const read = 'GET /api/ca-offered-products/project/42';

it('lists suppliers’ footprints with the emissions of one unit, data quality and validity', async () => {
  const old = { ...ingot, id: 'old', validUntil: '2020-12-31', values: { ...ingot.values, name: 'Billet' } };
  show({ [read]: list(ingot, old) });
  const row = await screen.findByRole('row', { name: /Aluminium ingot/ });
  expect(row).toHaveTextContent(/HA-226-10.*Hallingdal Aluminium AS.*10\s*kg.*41.3.*62%.*2097/);
  expect(row).not.toHaveTextContent('Expired');
  expect(screen.getByRole('row', { name: /Billet/ })).toHaveTextContent('Expired');
});

it('shows the company’s own part number in the list and the footprint', async () => {
  show({ [read]: list({ ...ingot, customerPartNumber: 'MAT-3105' }) });
  const row = await screen.findByRole('row', { name: /Aluminium ingot/ });
  expect(row).toHaveTextContent('Your number: MAT-3105');
  await userEvent.click(screen.getByRole('button', { name: 'Aluminium ingot' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aluminium ingot' }));
  expect((await dialog.findByText('Your part number')).nextElementSibling).toHaveTextContent('MAT-3105');
});

it('opens a footprint with all of the supplier’s details', async () => {
  show({ [read]: list(ingot) });
  await userEvent.click(await screen.findByRole('button', { name: 'Aluminium ingot' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aluminium ingot' }));
  expect(await dialog.findByText(/^41.3\s*kg\s*CO₂e per 10\s*kg$/)).toBeVisible();
  expect(dialog.getByText('Share of primary data').nextElementSibling).toHaveTextContent('62%');
  expect(dialog.getByText('Release 2')).toBeVisible();
});

it('says what to do while nothing is offered, and when nothing could be loaded', async () => {
  const { unmount } = show({ [read]: list() });
  expect(await screen.findByText(/^Ask your suppliers for footprints/)).toBeVisible();
  unmount();
  show({ [read]: 503 });
  expect(await screen.findByText('The footprints of suppliers could not be loaded')).toBeVisible();
});
