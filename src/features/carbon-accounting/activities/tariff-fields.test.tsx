import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, open } from '../../../../tests/support/web/carbon-drawers';
import type { Locale } from '../../../../core/i18n/locales';
import { newActivity } from '../records/new-records';
import { ActivityDrawer } from './activity-drawer';

const saved = { add: jest.fn(), change: jest.fn() };
const electricity = {
  ...{ id: 401, activityId: 401, name: 'Electricity without a contract', unit: 'kWh', calorificValues: null },
  ...{
    dataCollectionSheet: 'SCOPE2' as const,
    hierarchyLevel1: 'A',
    hierarchyLevel2: 'B',
    hierarchyLevel3: 'C',
  },
  ...{
    isActive: true,
    includedInFreeVersion: true,
    requiresExactValueInput: true,
    takesSupplierFactor: false,
  },
};
const own = {
  ...electricity,
  id: 406,
  activityId: 406,
  name: 'At its own factor',
  takesSupplierFactor: true,
};
const list = { data: [electricity, own], meta: { pagination: { pageCount: 1 } } };

const stated = { supplierFactor: 320, electricitySupplier: 'Stadtwerke', renewableShare: 60 };
const described = { amount: 100, countryCode: 'DE', note: '', evidence: '', resourceId: '' };
const record = { ...newActivity(own, 2024, { ...described, ...stated }), version: 3 };

const show = (seen?: typeof record, locale?: Locale) =>
  open(
    (close) => (
      <ActivityDrawer
        {...{ year: 2024, scope: 'SCOPE2', record: seen, onAdd: saved.add, onChange: saved.change, ...close }}
        isRemoved={false}
      />
    ),
    locale,
    { 'GET /api/ca-activities-list': list },
  );
const write = async (name: string | RegExp, text: string) => {
  await userEvent.clear(await field(name));
  await userEvent.type(await field(name), text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  window.sessionStorage.clear();
  for (const save of Object.values(saved)) save.mockClear();
});

const supplier = 'Electricity supplier';
const factor = /^Its emission factor in g/;
const share = /^Renewable share, %/;

it('is added with the supplier’s figures, once nothing is missing', async () => {
  await show();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Activity' }), 'own emission{Enter}');
  await write('Amount in kWh', '100000');
  await press('Add');
  expect(await screen.findByText('Enter the name of your electricity supplier')).toBeVisible();
  expect(screen.getByText(/^Enter the g .* that your electricity supplier states$/)).toBeVisible();
  expect(saved.add).not.toHaveBeenCalled();
  await write(supplier, 'Stadtwerke');
  await write(factor, '320');
  await write(share, '120');
  await press('Add');
  expect(await screen.findByText('The renewable share must be between 0 and 100 percent')).toBeVisible();
  await write(share, '60');
  await press('Add');
  await waitFor(() => expect(saved.add).toHaveBeenCalledTimes(1));
  expect(saved.add).toHaveBeenCalledWith(
    expect.objectContaining({ activityId: 406, amount: 100_000, ...stated }),
    expect.anything(),
  );
});

it.each([
  ['0.35', /0\.35\skg per kWh is 350/],
  ['3200', /3,200\sg per kWh is more than coal-fired power gives off/],
])('asks about %s g per kWh, and accepts it', async (typed, asked) => {
  await show(record);
  await write(factor, typed);
  expect(await field(factor)).toHaveAccessibleDescription(asked);
  await press('Save');
  await waitFor(() => expect(saved.change).toHaveBeenCalledTimes(1));
  expect(saved.change).toHaveBeenCalledWith(
    record,
    expect.objectContaining({ supplierFactor: Number(typed) }),
    expect.anything(),
  );
});

it('removes a renewable share', async () => {
  await show(record);
  await userEvent.clear(await field(share));
  await press('Save');
  await waitFor(() => expect(saved.change).toHaveBeenCalledTimes(1));
  expect(saved.change).toHaveBeenCalledWith(
    record,
    expect.objectContaining({ supplierFactor: 320, renewableShare: null }),
    expect.anything(),
  );
});

it('is not offered for other electricity', async () => {
  await show();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Activity' }), 'without a renew{Enter}');
  await field('Amount in kWh');
  expect(screen.queryByRole('textbox', { name: supplier })).not.toBeInTheDocument();
});

it('reads numbers in the format of the language', async () => {
  await show(record, 'de');
  await write(/^Sein Emissionsfaktor in g/, '287,5');
  await press('Speichern');
  await waitFor(() => expect(saved.change).toHaveBeenCalledTimes(1));
  expect(saved.change).toHaveBeenCalledWith(
    record,
    expect.objectContaining({ supplierFactor: 287.5 }),
    expect.anything(),
  );
});
