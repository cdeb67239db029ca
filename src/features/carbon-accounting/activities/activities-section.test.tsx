import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { ActivityRecord } from '../../../../core/contracts/ca-activities-data';
import { screenStore } from '../../../../tests/support/web/api-store';
import { newDevice } from '../../../../tests/support/web/device';
import { openedStores } from '../../../../tests/support/web/opened-stores';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { outboxSlice } from '../../../lib/outbox/outbox-slice';
import { carbonSlice } from '../calculation/carbon-slice';
import { newActivity } from '../records/new-records';
import { ActivitiesSection } from './activities-section';
import { UndoBar } from '../records/undo-bar';

const mockDrawn = jest.fn();
jest.mock('./activity-name-cell', () => ({
  ActivityNameCell: ({ record }: { record: { note: string } }) => {
    mockDrawn();
    return record.note;
  },
}));

const list = (...data: object[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 1000, pageCount: 1 } },
});
const gas = { activityId: 101, unit: 'kWh', dataCollectionSheet: 'SCOPE1' as const };
const entered = { amount: 5, countryCode: 'DE', note: 'Hall 1', evidence: '', resourceId: '' };
const records: ActivityRecord[] = [{ ...newActivity(gas, 2024, entered), version: 1 }];

beforeEach(newDevice);

const opened = openedStores();

function show(rows: readonly ActivityRecord[]) {
  stubNetwork({
    'GET /api/company-profile/42/privileges': {
      privileges: { AppMode: 'OPEN', CarbonAccounting: 'GRANTED_FREE' },
    },
    'GET /api/company-profile/42': { data: { CompanyData: { Country: 'DE' }, PersonalData: {}, version: 1 } },
    'GET /api/user-management/project/42/users': {
      data: [{ handle: '7', email: 'anna@example.test', role: 'Admin' }],
    },
    'GET /api/ca-activities-list': list(),
    'GET /api/ca-scope3-sectors': list(),
    'GET /api/app-countries': list(),
  });
  const store = opened(screenStore(carbonSlice));
  render(
    <Provider store={store}>
      <WithTexts>
        <UndoBar year={2024} recordExists={() => true}>
          <ActivitiesSection year={2024} scope="SCOPE1" records={rows} />
        </UndoBar>
      </WithTexts>
    </Provider>,
  );
  return store;
}

it('does not render rows again when a form opens and is typed into', async () => {
  const store = show(records);
  await screen.findByText('Hall 1');
  const add = await screen.findByRole('button', { name: 'Add a fuel, vehicle or gas' });
  await waitFor(() => expect(outboxSlice.selectors.selectOutbox(store.getState()).ready).toBe(true));
  const before = mockDrawn.mock.calls.length;
  await userEvent.click(add);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '12');
  expect(mockDrawn).toHaveBeenCalledTimes(before);
});

it('names the buttons and fields of a row by its site if the activity has several rows', async () => {
  const at = (resourceId: string) => newActivity(gas, 2024, { ...entered, resourceId });
  const other = newActivity({ ...gas, activityId: 102 }, 2024, entered);
  show([at('Steyr'), at('Maribor'), other].map((row) => ({ ...row, version: 1 })));
  const buttons = await screen.findAllByRole('button', { name: /^Edit / });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Edit Natural gas, gross calorific value · Steyr · Germany',
    'Edit Natural gas, gross calorific value · Maribor · Germany',
    'Edit Natural gas, net calorific value',
  ]);
  expect(screen.getByRole('textbox', { name: /^Amount of .* · Maribor · Germany/ })).toBeVisible();
});
