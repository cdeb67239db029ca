import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../tests/support/web/api-store';
import {
  amountField,
  boundary,
  list,
  path,
  record,
  remove,
  saved,
  showing,
  sync,
  update,
} from '../../../../tests/support/web/carbon-inputs';
import { goOffline } from '../../../../tests/support/web/connection';
import { anna } from '../../../../tests/support/web/fake-auth';
import { refusal } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { api } from '../../../lib/api/api';
import { ownerOf } from '../../../lib/outbox/entry';
import { ownVersions } from '../../../lib/outbox/own-versions';
import { carbonSlice } from '../calculation/carbon-slice';
import { UpdateScreen } from './update-screen';

jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const show = showing(<UpdateScreen year="2024" />);

it('saves an amount when the field is left, with the version that was seen, and syncs it', async () => {
  const { to } = show({ [update]: saved, [sync]: saved });
  const field = await amountField();
  expect(field).toHaveValue('500,000');
  await userEvent.clear(field);
  await userEvent.type(field, '480,000.5{Tab}');
  await waitFor(() => expect(to(update)).toHaveLength(1));
  expect(to(update)[0]?.body).toEqual({
    data: { Amount: 480000.5, Unit: 'kWh', version: 3 },
  });
  await waitFor(() => expect(to(sync)).toHaveLength(1));
  expect(field).toHaveValue('480,000.5');
});

it('shows the months of a fiscal year', async () => {
  show({ [`GET ${path('boundary')}`]: { data: { ...boundary, fiscalYearStart: 4 } } });
  expect(await screen.findByText(/^Fiscal year 2024 \(04\/2024–03\/2025\)\. /)).toBeVisible();
});

it('replaces an amount by what is typed after tabbing into its field', async () => {
  const { to } = show({ [update]: saved, [sync]: saved });
  const field = await amountField();
  act(() => field.focus());
  await userEvent.keyboard('7{Enter}');
  await waitFor(() => expect(to(update)).toHaveLength(1));
  expect(to(update)[0]?.body).toMatchObject({ data: { Amount: 7 } });
});

it('saves nothing for a field that was only tabbed through, however many digits its number has', async () => {
  const third = { ...record, amount: 33.333333333333336, typedAmount: 33.333333333333336 };
  const { to } = show({ [`GET ${path('activities-data')}`]: list(third), [update]: saved });
  const field = await amountField();
  await userEvent.click(field);
  await userEvent.tab();
  await userEvent.click(await screen.findByRole('button', { name: /^Edit Natural gas/ }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(to(update)).toHaveLength(0);
});

describe('while somebody is in a field, somebody else saves another amount', () => {
  const byBen = { ...record, amount: 300, typedAmount: 300, version: 4 };

  async function meanwhile() {
    let onServer = record;
    const world = show({ [`GET ${path('activities-data')}`]: () => list(onServer), [update]: saved });
    const field = await amountField();
    await userEvent.click(field);
    onServer = byBen;
    act(() => void world.store.dispatch(api.util.invalidateTags(['Activities'])));
    await waitFor(() => expect(world.to(`GET ${path('activities-data')}`)).toHaveLength(2));
    expect(field).toHaveValue('500000');
    return { ...world, field };
  }

  it('which stays when the field is left unchanged', async () => {
    const { to, field } = await meanwhile();
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('300'));
    expect(to(update)).toHaveLength(0);
  });

  it('which is not overwritten: the change is sent with the version that was seen', async () => {
    const { to } = await meanwhile();
    await userEvent.keyboard('7{Tab}');
    await waitFor(() => expect(to(update)).toHaveLength(1));
    expect(to(update)[0]?.body).toEqual({
      data: { Amount: 7, Unit: 'kWh', version: 3 },
    });
  });

  it('which is not overwritten either if this person saved it in another window', async () => {
    const { to } = await meanwhile();
    ownVersions.add(ownerOf(anna), `activities/${record.id}`, 3, 4);
    await userEvent.keyboard('7{Tab}');
    await waitFor(() => expect(to(update)).toHaveLength(1));
    expect(to(update)[0]?.body).toMatchObject({ data: { version: 3 } });
  });
});

it('restores an amount that was changed', async () => {
  const { to } = show({ [update]: saved, [sync]: saved });
  await userEvent.clear(await amountField());
  await userEvent.type(await amountField(), '7{Enter}');
  expect(await screen.findByText('Changed: Natural gas, gross calorific value')).toBeInTheDocument();
  await waitFor(() => expect(to(update)).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(to(update)).toHaveLength(2));
  expect(to(update)[1]?.body).toEqual({
    data: { Amount: 500000, Unit: 'kWh', version: 4 },
  });
  await waitFor(async () => expect(await amountField()).toHaveValue('500,000'));
});

it('takes back a change that is still on the device, so that it meets no colleague’s change', async () => {
  const { to } = show({ [update]: saved, [sync]: saved });
  await amountField();
  const backOnline = goOffline();
  await userEvent.clear(await amountField());
  await userEvent.type(await amountField(), '7{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await amountField()).toHaveValue('500,000'));
  expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument();
  backOnline();
  expect(to(update)).toEqual([]);
});

it.each(['0', '-5', 'a lot'])('does not accept %s as an amount', async (text) => {
  const { to } = show({ [update]: saved });
  const field = await amountField();
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
  expect(screen.getByText('Amount must be a positive number')).toBeInTheDocument();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(field, '{Escape}');
  expect(field).toHaveValue('500,000');
  expect(to(update)).toHaveLength(0);
});

it('says why the server refused an amount', async () => {
  show({ [update]: refusal(400, 'AMOUNT_TOO_LARGE', 'Too large.') });
  const field = await amountField();
  await userEvent.clear(field);
  await userEvent.type(field, '7{Enter}');
  expect(
    await screen.findByText('Natural gas, gross calorific value could not be changed'),
  ).toBeInTheDocument();
  expect(screen.getByText('Amount must be at most 1,000,000,000,000; check the unit')).toBeInTheDocument();
});

it('restores what was removed, in its place', async () => {
  const create = `POST ${path('activities-data', '/create')}`;
  const first = { ...record, snowflakeId: '9' };
  const other = { ...record, id: 'other', resourceId: 'Linz', snowflakeId: '10' };
  const { to } = show({
    [`GET ${path('activities-data')}`]: list(first, other),
    [remove]: { data: { deleted: 1, total: 1 } },
    [create]: { data: first },
    [sync]: saved,
  });
  const rows = () => screen.getAllByRole('button', { name: /^Remove Natural gas, gross calorific value/ });
  await screen.findByText(/^Linz/);
  await userEvent.click(rows()[0] as HTMLElement);
  const removed = /^Removed: Natural gas, gross calorific value · .*Germany$/;
  expect(await screen.findByText(removed)).toBeInTheDocument();
  await waitFor(() => expect(rows()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[1]?.closest('[role=row]')).toHaveTextContent('Linz');
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Edit Natural gas/ })[0]).toHaveFocus());
  await waitFor(() => expect(to(create)).toHaveLength(1));
  const { id: ActivityDataId } = record;
  expect(to(create)[0]?.body).toMatchObject({
    data: {
      ActivityDataId,
      SnowflakeId: '9',
      ActivityId: 101,
      Year: 2024,
      Amount: 500000,
      CountryCode: 'DE',
    },
  });
});

it('adds an activity found by any level of its hierarchy, in the company’s own country', async () => {
  const create = `POST ${path('activities-data', '/create')}`;
  const { to } = show({ [create]: { data: record }, [`GET ${path('activities-data')}`]: list() });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a fuel, vehicle or gas' }));
  const drawer = within(screen.getByRole('dialog'));
  await userEvent.click(drawer.getByRole('button', { name: 'Add' }));
  expect(drawer.getByText('Choose an activity')).toBeInTheDocument();
  await userEvent.type(drawer.getByRole('combobox', { name: 'Activity' }), 'stationary');
  await userEvent.click(drawer.getByRole('option', { name: /Natural gas/ }));
  await userEvent.type(drawer.getByLabelText('Amount in kWh'), '1,200');
  await userEvent.click(drawer.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(to(create)).toHaveLength(1));
  expect(to(create)[0]?.body).toMatchObject({ data: { ActivityId: 101, Amount: 1200, CountryCode: 'DE' } });
});

it('shows the evidence of an activity to people who may not change it', async () => {
  const bill = { id: 'f0000000-0000-4000-8000-000000000001', name: 'bill.pdf', type: 'pdf', bytes: 3 };
  show({
    'GET /api/user-management/project/42/users': {
      data: [{ handle: '7', email: 'anna@example.test', role: 'User', viewOnly: true }],
    },
    [`GET ${path('activities-data', `/${record.id}/evidence`)}`]: { data: [bill] },
  });
  const open = await screen.findByRole('button', {
    name: 'Evidence files of Natural gas, gross calorific value',
  });
  expect(screen.queryByRole('button', { name: /^(Edit|Remove)/ })).not.toBeInTheDocument();
  await userEvent.click(open);
  const drawer = within(screen.getByRole('dialog'));
  expect(await drawer.findByRole('button', { name: 'Save bill.pdf' })).toBeInTheDocument();
  expect(drawer.queryByRole('button', { name: 'Remove bill.pdf' })).not.toBeInTheDocument();
});

it('does not say why nothing can be changed until that is known', async () => {
  show({ 'GET /api/company-profile/42/privileges': refusal(500, 'INTERNAL_ERROR', 'Broken.') });
  await screen.findByRole('button', { name: 'Evidence files of Natural gas, gross calorific value' });
  expect(screen.queryByText('View only')).not.toBeInTheDocument();
});

it('refuses a year outside the allowed range', () => {
  render(
    <Provider store={screenStore(carbonSlice)}>
      <WithTexts>
        <UpdateScreen year="1889" />
      </WithTexts>
    </Provider>,
  );
  expect(screen.getByRole('heading', { name: 'There are no accounts for this year' })).toBeInTheDocument();
});

describe('an address with a hash', () => {
  afterEach(() => {
    window.location.hash = '';
  });

  it('opens the record it names', async () => {
    window.location.hash = `#record-${record.id}`;
    show();
    expect(await screen.findByRole('dialog', { name: /Natural gas/ })).toBeInTheDocument();
  });

  it('opens the distribution of purchases', async () => {
    window.location.hash = '#allocate';
    show();
    expect(await screen.findByRole('dialog', { name: /What the purchases went to/ })).toBeInTheDocument();
  });
});
