import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { list, path, record, showing } from '../../../../tests/support/web/carbon-inputs';
import { goOffline } from '../../../../tests/support/web/connection';
import { refusal } from '../../../../tests/support/web/stub-network';
import { newDistribution, newSpendVolume, newSupplierInput } from '../records/new-records';
import { UpdateScreen } from './update-screen';

jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const show = showing(<UpdateScreen year="2024" />);

const spend = { ...newSpendVolume(2024, { turnoverInThsdUSD: 5000, spendShareOfTurnover: 40 }), version: 1 };
const sector = { ...newDistribution(2024, { scope3SectorId: 1, shareOfInput: 80 }), version: 1 };
const supplier = {
  ...newSupplierInput(2024, {
    ...{ distributionId: sector.id, supplierId: 'V-7', supplierName: 'Rheinalu', countryCode: 'DE' },
    shareOfSectorInput: 30,
  }),
  version: 1,
};
const entered = {
  [`GET ${path('spend-volumes')}`]: list(spend),
  [`GET ${path('spend-distributions')}`]: list(sector),
  [`GET ${path('supplier-inputs')}`]: list(supplier),
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const drawer = () => within(screen.getByRole('dialog'));
async function type(name: string, text: string) {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

async function addActivity() {
  await press('Add a fuel, vehicle or gas');
  await userEvent.type(drawer().getByRole('combobox', { name: 'Activity' }), 'gas');
  await userEvent.click(drawer().getByRole('option', { name: /Natural gas/ }));
  await userEvent.type(drawer().getByLabelText('Amount in kWh'), '7');
  await userEvent.click(drawer().getByRole('button', { name: 'Add' }));
}

async function addSector() {
  await press('Distribute purchases');
  await userEvent.type(drawer().getByRole('combobox', { name: 'Add a sector' }), 'steel');
  await userEvent.click(drawer().getByRole('option', { name: /Steel/ }));
  await type('Steel and iron mill products, %', '7');
  await press('Save');
}

async function addSupplier() {
  await press('Add a supplier');
  await userEvent.selectOptions(drawer().getByLabelText('Sector'), 'Steel and iron mill products');
  await userEvent.type(drawer().getByLabelText('Supplier'), 'Stahl AG');
  await userEvent.type(drawer().getByLabelText('Share of the sector, %'), '7');
  await userEvent.click(drawer().getByRole('button', { name: 'Add' }));
}

const change = (name: string) => () => type(name, '7{Enter}');
const remove = (name: string) => () => press(`Remove ${name}`);
const gas = 'Natural gas, gross calorific value';
const steel = 'Steel and iron mill products';

// The texts of the specification, used if the server's response has no message.
it.each<[string, string, () => Promise<void>, Parameters<typeof show>[0]]>([
  ['Failed to add activity', `POST ${path('activities-data', '/create')}`, addActivity, {}],
  [
    'Update failed',
    `PUT ${path('activities-data', `/${record.id}`)}`,
    change(`Amount of ${gas}, kWh`),
    entered,
  ],
  ['Failed to delete activity', `DELETE ${path('activities-data', `/${record.id}`)}`, remove(gas), entered],
  [
    'Failed to create spend volume',
    `POST ${path('spend-volumes', '/create')}`,
    change('Turnover, thousand EUR'),
    {},
  ],
  [
    'Failed to update spend volume',
    `PUT ${path('spend-volumes', `/${spend.id}`)}`,
    change('Turnover, thousand USD of 2022'),
    entered,
  ],
  [
    'Failed to delete spend volume',
    `DELETE ${path('spend-volumes', `/${spend.id}`)}`,
    remove('turnover and purchases'),
    entered,
  ],
  ['Failed to create spend distribution', `POST ${path('spend-distributions', '/create')}`, addSector, {}],
  [
    'Failed to update spend distribution',
    `PUT ${path('spend-distributions', `/${sector.id}`)}`,
    change(`Share of ${steel}, %`),
    entered,
  ],
  [
    'Failed to delete spend distribution',
    `DELETE ${path('spend-distributions', `/${sector.id}`)}`,
    remove(steel),
    entered,
  ],
  [
    'Failed to create supplier input',
    `POST ${path('supplier-inputs', '/create')}`,
    addSupplier,
    { ...entered, [`GET ${path('supplier-inputs')}`]: list() },
  ],
  [
    'Failed to update supplier input',
    `PUT ${path('supplier-inputs', `/${supplier.id}`)}`,
    change('Share of Rheinalu, %'),
    entered,
  ],
  [
    'Failed to delete supplier input',
    `DELETE ${path('supplier-inputs', `/${supplier.id}`)}`,
    remove('Rheinalu'),
    entered,
  ],
])('"%s" is told when a refusal brings no words', async (text, route, act, routes) => {
  show({ ...routes, [route]: 400 });
  await act();
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('does not offer to undo what is refused once the device is online', async () => {
  const goOnline = goOffline();
  const current = { ...record, amount: 7, version: 9 };
  const route = `PUT ${path('activities-data', `/${record.id}`)}`;
  const { to } = show({ [route]: refusal(409, 'STALE_VERSION', 'Stale.', current) });
  await change(`Amount of ${gas}, kWh`)();
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  goOnline();
  await waitFor(() => expect(to(route)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
});

it('says in the language of the reader that an entry is gone, and does not offer to undo', async () => {
  show({ [`PUT ${path('activities-data', `/${record.id}`)}`]: refusal(404, 'NOT_FOUND', 'Gone.') });
  await change(`Amount of ${gas}, kWh`)();
  expect(await screen.findByText(/has been removed in the meantime/)).toBeInTheDocument();
  expect(screen.queryByText('Gone.')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
});
