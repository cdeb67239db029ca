import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { boundary, path, showing } from '../../../../tests/support/web/carbon-inputs';
import { anna } from '../../../../tests/support/web/fake-auth';
import { refusal } from '../../../../tests/support/web/stub-network';
import { api } from '../../../lib/api/api';
import { ownerOf } from '../../../lib/outbox/entry';
import { ownVersions } from '../../../lib/outbox/own-versions';
import { boundarySubject } from './boundary-edits';
import { testYear } from '../records/test-records';
import { SettingsScreen } from './settings-screen';

const show = showing(<SettingsScreen />);
const read = `GET ${path('boundary')}`;
const save = `PUT ${path('boundary')}`;
const years = {
  [`GET ${path('emission-results', '/years')}`]: {
    data: [testYear({ year: 2023, totals: null }), testYear({ year: 2022 })],
  },
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const open = () => press('Change the boundary');
const field = (name: string) => screen.getByLabelText(name);
/** Otherwise the answer would reach the device of the next test, whose edits would build on its version. */
const allSent = ({ store }: ReturnType<typeof show>) =>
  waitFor(() => expect(store.getState().outbox.entries).toEqual([]));
const exclusion = { name: 'Warehouse in Linz', reason: 'Rented out', category: 13 };

it('saves only what was changed, with the version that was seen', async () => {
  const shown = show({
    ...years,
    [save]: { data: { ...boundary, approach: 'equity-share', recalculationThreshold: 7.5, version: 1 } },
  });
  await open();
  await userEvent.selectOptions(field('Consolidation approach'), 'Equity share');
  const threshold = screen.getByRole('textbox', { name: /^Recalculation threshold/ });
  await userEvent.clear(threshold);
  await userEvent.type(threshold, '7.5');
  await press('Save');
  await waitFor(() => expect(shown.to(save)).toHaveLength(1));
  expect(shown.to(save)[0]?.body).toEqual({
    data: { approach: 'equity-share', recalculationThreshold: 7.5, version: 0 },
  });
  expect(await screen.findByText('Equity share')).toBeVisible();
  await allSent(shown);
});

it('says at the field why a base year cannot be chosen', async () => {
  const { to } = show({ ...years, [save]: 500 });
  await open();
  await screen.findByRole('option', { name: '2023, no results yet' });
  await userEvent.selectOptions(field('Base year'), '2023, no results yet');
  await press('Save');
  expect(await screen.findByText(/^This year has no results yet/)).toBeVisible();
  await waitFor(() => expect(field('Base year')).toHaveFocus());
  expect(to(save)).toHaveLength(0);
});

it('says that a deleted base year is gone', async () => {
  show({ ...years, [read]: { data: { ...boundary, baseYear: 2019, version: 1 } } });
  await open();
  await screen.findByRole('option', { name: '2022' });
  expect(field('Base year')).toHaveDisplayValue('2019');
  await press('Save');
  expect(await screen.findByText(/^There are no accounts for this year/)).toBeVisible();
});

it.each(['-1', '101', 'five'])('refuses a threshold of %s', async (typed) => {
  show(years);
  await open();
  const threshold = screen.getByRole('textbox', { name: /^Recalculation threshold/ });
  await userEvent.clear(threshold);
  await userEvent.type(threshold, typed);
  await userEvent.tab();
  expect(await screen.findByText('Enter a percentage between 0 and 100')).toBeVisible();
});

it('adds exclusions, but never without a reason', async () => {
  const shown = show({ ...years, [save]: { data: { ...boundary, exclusions: [exclusion], version: 1 } } });
  await press('Add an exclusion');
  await userEvent.type(field('What is left out'), exclusion.name);
  await userEvent.selectOptions(field('Scope 3 category'), '13 · Downstream leased assets');
  await press('Save');
  expect(await screen.findByText('Say why it is left out')).toBeVisible();
  await userEvent.type(field('Reason'), exclusion.reason);
  await press('Save');
  await waitFor(() =>
    expect(shown.to(save)[0]?.body).toEqual({ data: { exclusions: [exclusion], version: 0 } }),
  );
  const list = within(await screen.findByRole('list', { name: 'What is left out' }));
  expect(list.getByText('Scope 3, category 13 · Downstream leased assets')).toBeVisible();
  await allSent(shown);
});

it('overwrites no exclusion that was added in another window meanwhile', async () => {
  let stored = boundary;
  const { to, store } = show({
    ...years,
    [read]: () => ({ data: stored }),
    [save]: () => refusal(409, 'STALE_VERSION', 'Stale.'),
  });
  await press('Add an exclusion');
  await userEvent.type(field('What is left out'), exclusion.name);
  stored = { ...boundary, exclusions: [{ ...exclusion, name: 'Canteen' }], version: 1 };
  ownVersions.add(ownerOf(anna), boundarySubject, 0, 1);
  act(() => void store.dispatch(api.util.invalidateTags(['AccountingSettings'])));
  expect(await screen.findByText('Canteen')).toBeInTheDocument();
  await userEvent.type(field('Reason'), exclusion.reason);
  await press('Save');
  await waitFor(() => expect(to(save)).toHaveLength(1));
  expect(to(save)[0]?.body).toMatchObject({ data: { version: 0 } });
  expect(await screen.findByText('Changed in the meantime')).toBeVisible();
});

it('says that a whole category is excluded', async () => {
  const shown = show({ ...years, [save]: { data: { ...boundary, version: 1 } } });
  await press('Add an exclusion');
  const whole = 'All of this category is left out';
  expect(screen.queryByLabelText(whole)).not.toBeInTheDocument();
  await userEvent.type(field('What is left out'), exclusion.name);
  await userEvent.selectOptions(field('Scope 3 category'), '13 · Downstream leased assets');
  await userEvent.click(field(whole));
  await userEvent.type(field('Reason'), exclusion.reason);
  await press('Save');
  await waitFor(() =>
    expect(shown.to(save)[0]?.body).toEqual({
      data: { exclusions: [{ ...exclusion, isWhole: true }], version: 0 },
    }),
  );
  await allSent(shown);
});

it('adds absences, several with one reason, and each once', async () => {
  const shown = show({
    ...years,
    [save]: ({ body }: { body: unknown }) => ({
      data: { ...boundary, ...(body as { data: object }).data, version: 1 },
    }),
  });
  await press('State emissions that do not occur');
  await press('Save');
  expect(await screen.findByText('Choose at least one scope or category')).toBeVisible();
  expect(screen.getByText('Say why these emissions do not occur')).toBeVisible();
  await userEvent.click(field('Scope 1: fuels, vehicles, processes'));
  await userEvent.click(field('Scope 3, category 14 · Franchises'));
  await userEvent.type(field('Reason'), 'Rented rooms');
  await press('Save');
  const absences = [{ parts: ['scope1', 'category14'], reason: 'Rented rooms' }];
  await waitFor(() => expect(shown.to(save)[0]?.body).toEqual({ data: { absences, version: 0 } }));
  const stated = within(await screen.findByRole('list', { name: 'Emissions that do not occur' }));
  expect(stated.getByText('Scope 3, category 14 · Franchises')).toBeVisible();
  await press('State emissions that do not occur');
  expect(await screen.findByLabelText('Scope 2: electricity, heat, cooling')).toBeVisible();
  expect(screen.queryByLabelText('Scope 1: fuels, vehicles, processes')).not.toBeInTheDocument();
  await allSent(shown);
});

it('edits and removes exclusions', async () => {
  const shown = show({
    ...years,
    [read]: { data: { ...boundary, exclusions: [exclusion], version: 4 } },
    [save]: ({ body }: { body: unknown }) => {
      const { data } = body as { data: { exclusions: (typeof exclusion)[] } };
      return { data: { ...boundary, exclusions: data.exclusions, version: 5 } };
    },
  });
  await press('Change Warehouse in Linz');
  await userEvent.clear(field('Reason'));
  await userEvent.type(field('Reason'), 'Sold');
  await press('Save');
  expect(await screen.findByText('Sold')).toBeVisible();
  await waitFor(() => expect(shown.to(save)).toHaveLength(1));
  await press('Remove Warehouse in Linz');
  expect(await screen.findByText('Nothing is left out.')).toBeVisible();
  await waitFor(() => expect(shown.to(save)).toHaveLength(2));
  expect(shown.to(save)[1]?.body).toEqual({ data: { exclusions: [], version: 5 } });
  await allSent(shown);
});

it('shows in the form what was refused and why, and sends it again if it is saved as it is', async () => {
  const { to } = show({ ...years, [save]: () => refusal(403, 'VIEW_ONLY', 'No.') });
  await open();
  await userEvent.type(field('Person in charge'), 'Anna');
  await press('Save');
  await screen.findByText('Not accepted');
  await open();
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Not accepted: you do not have the right to do this.');
  expect(within(dialog).getByLabelText('Person in charge')).toHaveValue('Anna');
  await press('Save');
  await waitFor(() => expect(to(save)).toHaveLength(2));
  expect(to(save)[1]?.body).toMatchObject({ data: { responsibleName: 'Anna' } });
});

it('queues a change while offline', async () => {
  const { to } = show({ ...years, [save]: 503 });
  await open();
  await userEvent.type(field('Person in charge'), 'Anna Berger');
  await press('Save');
  await waitFor(() => expect(to(save)).toHaveLength(1));
  expect(await screen.findByText('Not sent yet')).toBeVisible();
  expect(screen.getByText('Anna Berger')).toBeVisible();
});

it('shows view-only people the boundary without buttons', async () => {
  show({
    ...years,
    [read]: { data: { ...boundary, approach: 'financial-control', exclusions: [exclusion], version: 1 } },
    'GET /api/user-management/project/42/users': {
      data: [{ handle: '7', email: 'anna@example.test', role: 'User' }],
    },
    'GET /api/company-profile/42/privileges': { privileges: { AppMode: 'TRIAL', CarbonAccounting: 'NONE' } },
  });
  expect(await screen.findByText('Financial control')).toBeVisible();
  expect(screen.getByText('Rented out')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
