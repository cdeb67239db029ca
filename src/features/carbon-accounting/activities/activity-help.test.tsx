import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Activity } from '../../../../core/contracts/value-lists';
import { gas, list, open } from '../../../../tests/support/web/carbon-drawers';
import { ActivityDrawer } from './activity-drawer';

const drawerOf = (scope: Activity['dataCollectionSheet'], routes = {}) =>
  open(
    (close) => (
      <ActivityDrawer
        isRemoved={false}
        {...{ year: 2024, scope, record: undefined, onAdd: jest.fn(), onChange: jest.fn(), ...close }}
      />
    ),
    'en',
    routes,
  );
const activityField = () => screen.findByRole('combobox', { name: 'Activity' });

it('suggests words that its list contains', async () => {
  await drawerOf('SCOPE1');
  await userEvent.type(await activityField(), 'gas');
  expect(await screen.findByRole('option', { name: /gas/i })).toBeInTheDocument();
});

it('begins with the search, which can be narrowed to a kind of activities', async () => {
  await drawerOf('SCOPE1');
  await activityField();
  expect(screen.getAllByRole('combobox')[0]).toBe(await activityField());
  const narrow = screen.getByText('Narrow down the list');
  await userEvent.click(narrow);
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'A');
  expect(narrow).toHaveTextContent('Narrow down the list · A');
  await userEvent.click(await activityField());
  expect(await screen.findByRole('option', { name: /gas/i })).toBeInTheDocument();
});

it('does not suggest fuels among electricity, and says where else to look', async () => {
  await drawerOf('SCOPE2');
  expect(await activityField()).toHaveAttribute(
    'placeholder',
    'Search, for example electricity, district heat',
  );
  await userEvent.type(await activityField(), 'gas');
  expect(await screen.findByText(/look under another scope/)).toBeVisible();
});

it('explains the calorific values only once gas is chosen', async () => {
  await drawerOf('SCOPE1');
  expect(screen.queryByText(/gross calorific value\./)).not.toBeInTheDocument();
  await userEvent.click(await activityField());
  await userEvent.click(await screen.findByRole('option', { name: /gas/i }));
  expect(await activityField()).toHaveAccessibleDescription(/nearly always use the gross calorific value/);
});

it.each([
  ['SCOPE1', ''],
  ['SCOPE2', 'Where it was used: electricity is cleaner in some countries than in others.'],
] as const)('says why the country matters only where it does: %s', async (scope, hint) => {
  await drawerOf(scope);
  expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription(hint);
});

it.each([
  ['the server is busy', () => 429],
  ['the network is gone', () => undefined],
])('says that the list could not be loaded when %s, and loads it on request', async (_why, fail) => {
  let answer: () => unknown = fail;
  await drawerOf('SCOPE1', { 'GET /api/ca-activities-list': () => answer() });
  expect(await screen.findByText('The list could not be loaded.')).toBeVisible();
  await userEvent.type(await activityField(), 'gas');
  expect(screen.queryByText(/look under another scope/)).not.toBeInTheDocument();
  await screen.findByText('The list could not be loaded.');
  answer = () => list(gas);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await activityField());
  expect(await screen.findByRole('option', { name: /gas/i })).toBeInTheDocument();
  expect(screen.queryByText('The list could not be loaded.')).not.toBeInTheDocument();
});
