import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { ProjectUser } from '../../../../core/contracts/users';
import { refusal, type Call } from '../../../../tests/support/web/stub-network';
import {
  asAdmin,
  asMainUser,
  choose,
  list,
  luis,
  ofLuis,
  rowOf,
  showing,
  transfer,
} from '../../../../tests/support/web/users-screen';
import { UsersScreen } from './users-screen';

jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const show = showing(<UsersScreen />);

describe('a change', () => {
  const role = `PUT ${ofLuis}/role`;

  it('asks first, is shown immediately, and is sent with the version that was seen', async () => {
    const { to } = show(asAdmin, { [role]: { data: { ...luis, role: 'Admin', version: 2 } } });
    await choose('Luis Ortega', 'Make administrator');
    await userEvent.click(screen.getByRole('button', { name: 'Make administrator' }));
    expect(await screen.findByText('Luis Ortega is an administrator now.')).toBeVisible();
    expect((await rowOf('Luis Ortega')).getByText('Admin')).toBeVisible();
    expect(to(role)[0]?.body).toEqual({ role: 'Admin', version: 1 });
  });

  it.each([
    ['LAST_ADMIN', 409, /the only administrator of your company/],
    ['STALE_VERSION', 409, /Somebody else has changed this in the meantime/],
    ['ADMIN_ONLY', 403, /Only an administrator of your company may do this/],
    ['INTERNAL_ERROR', 500, /The server’s answer: No\./],
  ])('is undone when refused (%s), with the reason', async (code, status, reason) => {
    show(asAdmin, { [role]: refusal(status, code, 'No.') });
    await choose('Luis Ortega', 'Make administrator');
    await userEvent.click(screen.getByRole('button', { name: 'Make administrator' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to update user role');
    expect(alert).toHaveTextContent(reason);
    expect((await rowOf('Luis Ortega')).getByText('User')).toBeVisible();
  });

  it('by somebody else is shown, and the next attempt builds on it', async () => {
    let users = asAdmin;
    const { to } = show(asAdmin, {
      [list]: () => ({ data: users }),
      [`DELETE ${ofLuis}`]: refusal(409, 'STALE_VERSION', 'Changed.'),
    });
    await choose('Luis Ortega', 'Remove');
    users = asAdmin.map((user) => (user.id === luis.id ? { ...user, role: 'Admin', version: 2 } : user));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Failed to delete user')).toBeVisible();
    expect(await (await rowOf('Luis Ortega')).findByText('Admin')).toBeVisible();
    await choose('Luis Ortega', 'Remove');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Failed to delete user');
    expect(to(`DELETE ${ofLuis}`).map(({ path }: Call) => path)).toEqual([
      `${ofLuis}?version=1`,
      `${ofLuis}?version=2`,
    ]);
  });

  it('shows a removal whose answer was unreadable', async () => {
    let users = asAdmin;
    show(asAdmin, {
      [list]: () => ({ data: users }),
      [`DELETE ${ofLuis}`]: () => {
        users = asAdmin.filter(({ id }) => id !== luis.id);
        return new Response('{"data":{"id');
      },
    });
    await choose('Luis Ortega', 'Remove');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/^The server’s answer could not be read\./)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('rowheader', { name: /^Luis Ortega/ })).not.toBeInTheDocument(),
    );
  });

  it('of the main user needs two confirmations', async () => {
    const { to } = show(asMainUser, {
      [transfer]: { success: true, message: 'The main-user role was transferred.' },
    });
    await choose('Luis Ortega', 'Transfer main-user role');
    expect(screen.getByText(/Luis Ortega also becomes an administrator/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const confirm = screen.getByRole('button', { name: 'Transfer to Luis Ortega' });
    expect(confirm).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: /only Luis Ortega can give/ }));
    expect(to(transfer)).toHaveLength(0);
    await userEvent.click(confirm);
    expect(await screen.findByText('Luis Ortega is the main user now.')).toBeVisible();
    expect(to(transfer)[0]?.body).toEqual({ projectId: 42, newMainUserId: luis.id });
  });

  it('of details is refused without a name', async () => {
    const { calls } = show(asAdmin);
    await choose('Luis Ortega', 'Edit details');
    await userEvent.clear(screen.getByLabelText('First name'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('First name is required')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});

describe('two administrators who edit the same person', () => {
  const put = `PUT ${ofLuis}`;
  const open = () => choose('Luis Ortega', 'Edit details');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const typeJob = async (job: string) => {
    await userEvent.clear(screen.getByLabelText(/Job title/));
    await userEvent.type(screen.getByLabelText(/Job title/), job);
  };
  const changedBy = (change: Partial<ProjectUser>) => {
    const changed = { ...luis, ...change, version: 2 };
    return asAdmin.map((user) => (user.id === luis.id ? changed : user));
  };
  function showBoth(answer: object = { data: luis }) {
    let users = asAdmin;
    const network = show(asAdmin, { [list]: () => ({ data: users }), [put]: answer });
    return {
      ...network,
      change: (change: Partial<ProjectUser>) => void (users = changedBy(change)),
    };
  }

  it('the second sees the change of the first in the open form, and keeps it', async () => {
    const { to, change, reload } = showBoth();
    await open();
    await typeJob('Buyer');
    change({ firstName: 'Louis', name: 'Louis Ortega' });
    await reload();
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Louis'));
    expect(screen.getByLabelText(/Job title/)).toHaveValue('Buyer');
    await save();
    await waitFor(() => expect(to(put)).toHaveLength(1));
    expect(to(put)[0]?.body).toEqual({
      firstName: 'Louis',
      lastName: 'Ortega',
      jobTitle: 'Buyer',
      phoneNumber: '',
      version: 2,
    });
  });

  it('both have changed the same: nothing is saved before the second has chosen', async () => {
    const { to, change, reload } = showBoth();
    await open();
    await typeJob('Buyer');
    change({ jobTitle: 'Head of sales' });
    await reload();
    expect(await screen.findByText('Job title – now: Head of sales; yours: Buyer')).toBeVisible();
    await save();
    expect(to(put)).toHaveLength(0);
    const keep = screen.getByRole('button', { name: 'Job title: keep mine, Buyer' });
    expect(keep).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Job title: take theirs, Head of sales' }));
    expect(screen.getByLabelText(/Job title/)).toHaveValue('Head of sales');
    await save();
    await waitFor(() => expect(to(put)).toHaveLength(1));
    expect(to(put)[0]?.body).toMatchObject({ jobTitle: 'Head of sales', version: 2 });
  });

  it('a refusal brings the change that the second had not received', async () => {
    const { to, change } = showBoth(refusal(409, 'STALE_VERSION', 'Changed.'));
    await open();
    await typeJob('Buyer');
    change({ phoneNumber: '+437252100201', jobTitle: 'Head of sales' });
    await save();
    expect(await screen.findByText(/Somebody else has changed this in the meantime\. You now/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Job title: keep mine, Buyer' }));
    await save();
    await waitFor(() => expect(to(put)).toHaveLength(2));
    expect(to(put)[1]?.body).toMatchObject({
      jobTitle: 'Buyer',
      phoneNumber: '+437252100201',
      version: 2,
    });
  });
});

describe('a form with unsaved input', () => {
  it('asks before Escape closes it', async () => {
    show(asAdmin);
    await choose('Luis Ortega', 'Edit details');
    await userEvent.type(screen.getByLabelText(/Job title/), 'Buyer');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText(/Job title/)).toHaveValue('Buyer');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is restored after the session has ended meanwhile', async () => {
    const add = async () => userEvent.click(await screen.findByRole('button', { name: 'Add person' }));
    const { unmount } = show(asAdmin);
    await add();
    await userEvent.type(screen.getByLabelText(/^Email/), 'new@example.test');
    unmount();
    show(asAdmin);
    await add();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('new@example.test');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await add();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('');
  });

  it('closes immediately when nothing was typed', async () => {
    show(asAdmin);
    await choose('Luis Ortega', 'Edit details');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
