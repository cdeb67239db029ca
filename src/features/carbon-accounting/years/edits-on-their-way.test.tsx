import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { stubNetwork } from '../../../../tests/support/web/stub-network';
import { useEdit } from '../../../lib/outbox/use-edit';
import { updateActivity } from '../activities/activity-edits';
import { testYear } from '../records/test-records';
import { copy, showing, years } from '../../../../tests/support/web/years-screen';
import { YearsScreen } from './years-screen';

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

describe('an edit that is being sent', () => {
  const edit = 'PUT /api/ca-activities-data/project/42/record-1';
  const answer = { data: { id: 'record-1', year: 2022, version: 2 } };

  /** Changes an amount; the server responds once it is released. */
  function meanwhile(routes: Parameters<typeof stubNetwork>[0]) {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    const Edit = () => {
      const save = useEdit(updateActivity);
      const about = { projectId: 42, year: 2022, name: 'Gas', id: 'record-1', version: 1 };
      return <button onClick={() => void save({ ...about, changes: { amount: 7 } })}>Change</button>;
    };
    const network = show(
      {
        [years]: { data: [testYear({ year: 2022 })] },
        [edit]: () => released.then(() => answer),
        'POST /api/ca-activities-data/project/42/record-1/sync': answer,
        ...routes,
      },
      <Edit />,
    );
    return { ...network, release };
  }

  it('is awaited before a year is copied, since it belongs to the copy', async () => {
    const { to, release } = meanwhile({ [copy]: 500 });
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await waitFor(() => expect(to(edit)).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Add a year' }));
    await userEvent.selectOptions(screen.getByLabelText('Year'), '2023');
    await userEvent.click(screen.getByRole('button', { name: 'Enter figures' }));
    expect(to(copy)).toHaveLength(0);
    release();
    await waitFor(() => expect(to(copy)).toHaveLength(1));
  });

  it('is awaited before a year is deleted, since it would restore a part of it', async () => {
    const results = 'DELETE /api/ca-emission-results/project/42/year/2022';
    const { to, release } = meanwhile({ [results]: { data: { deleted: 1, total: 1 } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await waitFor(() => expect(to(edit)).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 2022' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 2022' }));
    expect(to(results)).toHaveLength(0);
    release();
    await waitFor(() => expect(to(results)).toHaveLength(1));
  });

  const cleanUp = 'GET /api/ca-activities-data/project/42/cleanup';

  it('is awaited before a clean-up, since it may make an entry valid again', async () => {
    const { to, release } = meanwhile({ [cleanUp]: 500 });
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await waitFor(() => expect(to(edit)).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Look for such entries' }));
    expect(to(cleanUp)).toHaveLength(0);
    release();
    await waitFor(() => expect(to(cleanUp)).toHaveLength(1));
  });

  it('prevents a clean-up when the server refuses it', async () => {
    const { to } = meanwhile({ [edit]: 400, [cleanUp]: 500 });
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Look for such entries' }));
    expect(await screen.findByText(/^Nothing was deleted: some of your changes/)).toBeInTheDocument();
    expect(to(cleanUp)).toHaveLength(0);
  });
});
