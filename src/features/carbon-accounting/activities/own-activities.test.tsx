import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, open } from '../../../../tests/support/web/carbon-drawers';
import { ActivityDrawer } from './activity-drawer';

const add = jest.fn();
const names = { en: 'Moulding sand', de: 'Formsand', es: 'Arena', fr: 'Sable', pt: 'Areia', 'zh-CN': '型砂' };
const sand = {
  ...{
    id: 100_001,
    activityId: 100_001,
    name: names.en,
    names,
    category: 5,
    unit: 't',
    calorificValues: null,
  },
  ...{
    dataCollectionSheet: 'SCOPE3',
    hierarchyLevel1: 'Added by your operator',
    hierarchyLevel2: 'Foundries',
  },
  ...{ hierarchyLevel3: 'Foundries', isActive: true, includedInFreeVersion: true },
  ...{ requiresExactValueInput: true, takesSupplierFactor: false },
};

it.each(['Formsand', 'moulding', '型砂'])('finds the operator’s own activities by %s', async (typed) => {
  await open(
    (close) => (
      <ActivityDrawer
        isRemoved={false}
        {...{ year: 2024, scope: 'SCOPE3', record: undefined, onAdd: add, onChange: jest.fn(), ...close }}
      />
    ),
    'de',
    { 'GET /api/ca-own-activities/project/42': { data: [sand] } },
  );
  await userEvent.type(await screen.findByRole('combobox', { name: 'Aktivität' }), typed);
  await userEvent.click(await screen.findByRole('option', { name: /Formsand/ }));
  await userEvent.type(await field(/^Menge in/), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
  await waitFor(() =>
    expect(add).toHaveBeenLastCalledWith(
      expect.objectContaining({ activityId: 100_001, scope: 'SCOPE3', amount: 3 }),
      'Formsand',
    ),
  );
});
