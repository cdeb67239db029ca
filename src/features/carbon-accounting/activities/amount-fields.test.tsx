import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, open } from '../../../../tests/support/web/carbon-drawers';
import { ActivityDrawer } from './activity-drawer';

const saved = { add: jest.fn(), change: jest.fn() };
const flight = {
  ...{ id: 602, activityId: 602, name: 'Flight, short-haul', unit: 'passenger km', calorificValues: null },
  ...{
    dataCollectionSheet: 'SCOPE3' as const,
    hierarchyLevel1: 'A',
    hierarchyLevel2: 'B',
    hierarchyLevel3: 'C',
  },
  ...{
    isActive: true,
    includedInFreeVersion: true,
    requiresExactValueInput: false,
    takesSupplierFactor: false,
  },
};
const list = { data: [flight], meta: { pagination: { pageCount: 1 } } };

const show = async () => {
  await open(
    (close) => (
      <ActivityDrawer
        isRemoved={false}
        {...{
          year: 2024,
          scope: 'SCOPE3',
          record: undefined,
          onAdd: saved.add,
          onChange: saved.change,
          ...close,
        }}
      />
    ),
    'en',
    { 'GET /api/ca-activities-list': list },
  );
  await userEvent.type(await screen.findByRole('combobox', { name: 'Activity' }), 'short-haul{Enter}');
};

beforeEach(() => {
  window.sessionStorage.clear();
  saved.add.mockClear();
});

it.each(['200000', '4000000'])('asks about %s km of flights, and accepts them', async (typed) => {
  await show();
  await userEvent.type(await field(/^Amount in/), typed);
  const around = Math.round(Number(typed) / 40_075);
  expect(await field(/^Amount in/)).toHaveAccessibleDescription(
    new RegExp(`It is ${around} times around the world`),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(saved.add).toHaveBeenCalledTimes(1));
  expect(saved.add).toHaveBeenCalledWith(
    expect.objectContaining({ activityId: 602, amount: Number(typed) }),
    expect.anything(),
  );
});

it('does not ask about what one person may fly, in kilometres or in miles', async () => {
  await show();
  await userEvent.type(await field(/^Amount in/), '120000');
  expect(await field(/^Amount in/)).not.toHaveAccessibleDescription(/around the world/);
  await userEvent.selectOptions(screen.getByLabelText('Unit'), 'passenger mile');
  expect(await field(/^Amount in/)).not.toHaveAccessibleDescription(/around the world/);
  await userEvent.type(await field(/^Amount in/), '0');
  expect(await field(/^Amount in/)).toHaveAccessibleDescription(/around the world/);
});
