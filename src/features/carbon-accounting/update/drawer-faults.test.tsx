import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, open } from '../../../../tests/support/web/carbon-drawers';
import { anna } from '../../../../tests/support/web/fake-auth';
import { hasDrafts } from '../../../lib/session/drafts';
import { activity, distribution, record, saved, supplier, supplierOfTwoSectors } from './test-drawers';

beforeEach(() => {
  window.sessionStorage.clear();
  for (const save of Object.values(saved)) save.mockClear();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function write(name: string | RegExp, text: string) {
  await userEvent.clear(await field(name));
  await userEvent.type(await field(name), text);
}

const positive = 'Amount must be a positive number';
const ofSector = 'Share of sector input must be between 0 and 100 percent';
const ofInput = 'Share of input must be between 0 and 100 percent';

describe.each([
  ['a new activity', activity(), 'Amount', 'a lot', '12', positive],
  ['an activity', activity(record), /^Amount/, '-4', '40', positive],
  ['the distribution', distribution, /^Steel/, '120', '12', ofInput],
  ['a supplier input', supplier, 'Share of the sector, %', 'all', '30', ofSector],
])('a fault in the drawer of %s', (_what, drawer, name, wrong, right, fault) => {
  it('is shown when the field is left, and disappears once corrected', async () => {
    await open(drawer);
    await write(name, wrong);
    expect(screen.queryByText(fault)).not.toBeInTheDocument();
    await userEvent.tab();
    expect(await screen.findByText(fault)).toBeVisible();
    expect(await field(name)).toHaveAccessibleDescription(expect.stringContaining(fault));
    await write(name, right);
    expect(await field(name)).toHaveFocus();
    await waitFor(() => expect(screen.queryByText(fault)).not.toBeInTheDocument());
  });

  it('prevents saving', async () => {
    await open(drawer);
    await write(name, wrong);
    await press(screen.queryByRole('button', { name: 'Save' }) ? 'Save' : 'Add');
    expect(await screen.findByText(fault)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    for (const save of Object.values(saved)) expect(save).not.toHaveBeenCalled();
  });
});

it('moves the focus to the first field that prevents adding an activity', async () => {
  await open(activity());
  await write('Amount', '12');
  await press('Add');
  expect(await screen.findByText('Choose an activity')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Activity' })).toHaveFocus());
  await userEvent.type(screen.getByRole('combobox', { name: 'Activity' }), 'gas{Enter}');
  await waitFor(() => expect(screen.queryByText('Choose an activity')).not.toBeInTheDocument());
  await press('Add');
  await waitFor(() => expect(saved.add).toHaveBeenCalledTimes(1));
  expect(saved.add).toHaveBeenCalledWith(
    expect.objectContaining({ activityId: 101, amount: 12, countryCode: 'DE' }),
    expect.anything(),
  );
});

it('preselects the sector of a supplier if the year has only one', async () => {
  await open(supplier);
  const sector = screen.getByLabelText('Sector');
  await waitFor(() => expect(sector).toHaveDisplayValue('Steel and iron mill products'));
  await write('Supplier', 'Rheinalu');
  await press('Add');
  await waitFor(() => expect(saved.add).toHaveBeenCalledTimes(1));
});

it('leads through all missing fields of a supplier', async () => {
  await open(supplierOfTwoSectors);
  await press('Add');
  const sector = screen.getByLabelText('Sector');
  await waitFor(() => expect(sector).toHaveAccessibleDescription('Choose a sector'));
  expect(screen.getByText('Enter the supplier’s name')).toBeVisible();
  await waitFor(() => expect(sector).toHaveFocus());
  await userEvent.selectOptions(sector, 'Steel and iron mill products');
  await waitFor(() => expect(sector).not.toHaveAccessibleDescription());
  await press('Add');
  await waitFor(async () => expect(await field('Supplier')).toHaveFocus());
  await write('Supplier', ' Rheinalu ');
  expect(screen.queryByText('Enter the supplier’s name')).not.toBeInTheDocument();
  await press('Add');
  await waitFor(() => expect(saved.add).toHaveBeenCalledTimes(1));
  expect(saved.add).toHaveBeenCalledWith(
    expect.objectContaining({ supplierName: 'Rheinalu', supplierId: 'Rheinalu', shareOfSectorInput: 0 }),
    'Rheinalu',
  );
});

it('moves the focus to the share that prevents saving a distribution', async () => {
  await open(distribution);
  await write(/^Steel/, '120');
  await press('Save');
  await waitFor(async () => expect(await field(/^Steel/)).toHaveFocus());
  await write(/^Steel/, '35');
  await press('Save');
  await waitFor(() => expect(saved.change).toHaveBeenCalledTimes(1));
  expect(saved.change).toHaveBeenCalledWith(
    expect.objectContaining({ scope3SectorId: 1, version: 1 }),
    { shareOfInput: 35 },
    expect.anything(),
  );
});

it('says on saving that the shares add up to too much, until they no longer do', async () => {
  await open(distribution);
  const tooMuch = 'The shares add up to more than 100 percent. Correct them to 100 at most.';
  await userEvent.type(screen.getByRole('combobox', { name: 'Add a sector' }), 'tyres{Enter}');
  await write(/^Tyres/, '90');
  await userEvent.tab();
  expect(screen.queryByText(tooMuch)).not.toBeInTheDocument();
  await press('Save');
  expect(await screen.findByText(tooMuch)).toBeVisible();
  expect(saved.add).not.toHaveBeenCalled();
  await write(/^Tyres/, '80');
  await waitFor(() => expect(screen.queryByText(tooMuch)).not.toBeInTheDocument());
  await press('Save');
  await waitFor(() => expect(saved.add).toHaveBeenCalledTimes(1));
  expect(saved.add).toHaveBeenCalledWith(
    expect.objectContaining({ scope3SectorId: 2, shareOfInput: 80 }),
    expect.anything(),
  );
  expect(saved.change).not.toHaveBeenCalled();
});

it('has no changes once a figure is typed as stored, with all its digits', async () => {
  await open(activity(record));
  await write(/^Amount/, '7');
  expect(hasDrafts(anna)).toBe(true);
  await write(/^Amount/, '33.3333333333333');
  expect(hasDrafts(anna)).toBe(false);
  await press('Save');
  await waitFor(() => expect(saved.change).toHaveBeenCalledTimes(1));
  expect(saved.change).toHaveBeenCalledWith(
    record,
    expect.objectContaining({ amount: 100 / 3 }),
    expect.anything(),
  );
});

it('has no changes once an added sector is removed again', async () => {
  await open(distribution);
  await userEvent.type(screen.getByRole('combobox', { name: 'Add a sector' }), 'tyres{Enter}');
  await write(/^Tyres/, '5');
  expect(hasDrafts(anna)).toBe(true);
  await press('Remove Tyres');
  expect(hasDrafts(anna)).toBe(false);
});

it('keeps typed shares after a change of language', async () => {
  const { unmount } = await open(distribution);
  await write(/^Steel/, '33.5');
  unmount();
  await open(distribution, 'de');
  expect(await field(/%$/)).toHaveValue('33,5');
});
