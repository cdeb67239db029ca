import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { goOffline } from '../../../../../tests/support/web/connection';
import { refusal } from '../../../../../tests/support/web/stub-network';
import { testYear } from '../../records/test-records';
import { allocationsOf, showing, years } from '../../../../../tests/support/web/years-screen';
import { YearsScreen } from '../years-screen';

const navigate = jest.fn();
jest.mock('gatsby', () => ({
  navigate: (...args: unknown[]) => navigate(...args) as unknown,
  Link: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const show = showing(<YearsScreen />);

describe('orphaned entries', () => {
  const inputs = ['activities-data', 'spend-distributions', 'supplier-inputs'];
  const cleanUp = (method: string, resource: string) => `${method} /api/ca-${resource}/project/42/cleanup`;
  const removals = inputs.map((each) => [cleanUp('POST', each), { data: { deleted: 2, total: 10 } }]);
  const looking = (orphans: Record<string, object[]>) =>
    inputs.map((each) => {
      const found = orphans[each] ?? [];
      return [cleanUp('GET', each), { data: { orphans: found, count: found.length, total: 10 } }];
    });
  const supplier = { id: '7f0e1f0a-52c6-4d0e-8f4a-3f5f0d2b7c11', year: 2023, name: 'Rheinalu' };
  const look = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Look for such entries' }));

  it('are listed before they are deleted, and can be kept', async () => {
    const { to } = show({
      [years]: { data: [testYear()] },
      ...Object.fromEntries([...looking({ 'supplier-inputs': [supplier] }), ...removals]),
    });
    await look();
    const found = within(
      await screen.findByRole('region', { name: '1 entry no longer belongs to anything' }),
    );
    expect(found.getByText('Supplier Rheinalu, 2023: its sector was removed')).toBeInTheDocument();
    await userEvent.click(found.getByRole('button', { name: 'Keep everything' }));
    expect(screen.queryByText(/Rheinalu/)).not.toBeInTheDocument();
    expect(inputs.flatMap((each) => to(cleanUp('POST', each)))).toEqual([]);
  });

  it('are counted if there are too many to list', async () => {
    show({
      [years]: { data: [testYear()] },
      ...Object.fromEntries(looking({})),
      [cleanUp('GET', 'supplier-inputs')]: { data: { orphans: [supplier], count: 3, total: 10 } },
    });
    await look();
    expect(await screen.findByText('and 2 more')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete these 3 entries' })).toBeInTheDocument();
  });

  it('are reported if there are none', async () => {
    show({ [years]: { data: [testYear()] }, ...Object.fromEntries(looking({})) });
    await look();
    expect(await screen.findByText('Nothing to tidy up: all 30 entries are in use.')).toBeInTheDocument();
  });

  it('are deleted, with their number and what prevented it', async () => {
    const failing = cleanUp('POST', 'supplier-inputs');
    const { to } = show({
      [years]: { data: [testYear()] },
      ...Object.fromEntries([...looking({ 'supplier-inputs': [supplier] }), ...removals]),
      [failing]: () => (to(failing).length > 1 ? { data: { deleted: 2, total: 10 } } : 500),
    });
    await look();
    const removing = { name: 'Delete this entry' };
    await userEvent.click(await screen.findByRole('button', removing));
    expect(await screen.findByText('The entries could not be tidied up')).toBeInTheDocument();
    expect(screen.getByText(/^Something went wrong on the server/)).toBeInTheDocument();
    await look();
    await userEvent.click(await screen.findByRole('button', removing));
    expect(await screen.findByText('6 of 30 entries were deleted.')).toBeInTheDocument();
  });
});

it('says which step of a deletion failed and why, and offers a retry', async () => {
  const list = (resource: string) => `/api/ca-${resource}/project/42`;
  const inputs = ['activities-data', 'spend-distributions', 'supplier-inputs', 'spend-volumes'];
  const done = { data: { deleted: 1, total: 1 } };
  const locked = `DELETE ${list('activities-data')}/year/2024`;
  const { to } = show({
    [years]: { data: [testYear()] },
    [`DELETE ${list('emission-results')}/year/2024`]: done,
    ...Object.fromEntries(inputs.map((each) => [`DELETE ${list(each)}/year/2024`, done])),
    ...Object.fromEntries(inputs.map((each) => [`POST ${list(each)}/cleanup`, done])),
    [locked]: () => (to(locked).length > 1 ? done : refusal(409, 'LOCKED', 'The activities are locked.')),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete 2024' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete 2024' }));
  expect(
    await dialog.findByText('Could not delete year 2024: The activities are locked.'),
  ).toBeInTheDocument();
  expect(dialog.getByText('Activity data').closest('li')).toHaveTextContent('failed');
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  const announced = dialog.getAllByRole('status');
  const outcome = await dialog.findByText('2024 has been deleted.');
  expect(announced).toContain(outcome.closest('[role=status]'));
  // Eight steps with three states each would drown it.
  expect(dialog.getByText('Activity data').closest('[aria-live]')).toBeNull();
});

it('names the customers that keep figures of the year, before it is deleted', async () => {
  const customer = (name: string, isShared: boolean) => ({ name, shared: isShared ? { year: 2024 } : null });
  const customers = [
    customer('Nordwerk AG', true),
    customer('Velomotive SE', false),
    customer('Aurora Oy', true),
  ];
  show({
    [years]: { data: [testYear()] },
    [allocationsOf(2024)]: { data: { year: 2024, customers } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete 2024' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/stays visible to: Nordwerk AG, Aurora Oy\./)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Share with customers' })).toHaveAttribute(
    'href',
    '/carbon-accounting/2024/share/',
  );
});

it('says when offline why a year cannot be deleted, in the list and in the dialog', async () => {
  show({ [years]: { data: [testYear()] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete 2024' }));
  const dialog = within(screen.getByRole('dialog'));
  const goOnline = goOffline();
  expect(dialog.getByRole('button', { name: 'Delete 2024' })).toBeDisabled();
  expect(dialog.getByText('Needs a connection to the server.')).toBeVisible();
  expect(
    screen.getByText('Calculating and deleting a year need a connection to the server.'),
  ).toBeInTheDocument();
  goOnline();
  expect(screen.queryByText(/connection to the server/)).not.toBeInTheDocument();
});
