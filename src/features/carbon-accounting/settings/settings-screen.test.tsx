import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { path, settings, showing } from '../../../../tests/support/web/carbon-inputs';
import { SettingsScreen } from './settings-screen';

const show = showing(<SettingsScreen />);
const save = `PUT ${path('settings')}`;
const currency = () => screen.findByRole('combobox', { name: 'Currency of your books' });

it('says what happens to existing years, and saves the choice', async () => {
  const { to } = show({ [save]: { data: { ...settings, currency: 'CHF', version: 1 } } });
  expect(await currency()).toHaveValue('EUR');
  expect(screen.getByText(/Years already entered keep their currency/)).toBeVisible();
  await userEvent.selectOptions(await currency(), 'CHF – Swiss Franc');
  await waitFor(() => expect(to(save)).toHaveLength(1));
  expect(to(save)[0]?.body).toEqual({ data: { currency: 'CHF', version: 0 } });
  expect(await currency()).toHaveValue('CHF');
});

it('queues the choice while offline', async () => {
  const { to } = show({ [save]: 503 });
  await userEvent.selectOptions(await currency(), 'CHF – Swiss Franc');
  await waitFor(() => expect(to(save)).toHaveLength(1));
  expect(await screen.findByText('Not sent yet')).toBeVisible();
  expect(await currency()).toHaveValue('CHF');
});

it('shows view-only people the currency', async () => {
  show({
    'GET /api/user-management/project/42/users': {
      data: [{ handle: '7', email: 'anna@example.test', role: 'User' }],
    },
    'GET /api/company-profile/42/privileges': { privileges: { AppMode: 'TRIAL', CarbonAccounting: 'NONE' } },
  });
  expect(await currency()).toBeDisabled();
});
