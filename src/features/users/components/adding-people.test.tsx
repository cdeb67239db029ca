import { act, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { refusal } from '../../../../tests/support/web/stub-network';
import { testUser } from '../../../../tests/support/web/test-user';
import { asAdmin, create, list, rowOf, showing } from '../../../../tests/support/web/users-screen';
import { UsersScreen } from './users-screen';

jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const show = showing(<UsersScreen />);

describe('adding a person', () => {
  const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Add person' }));
  const dialog = () => within(screen.getByRole('dialog'));
  const submit = () => userEvent.click(dialog().getByRole('button', { name: 'Add and send email' }));

  it('sends what was entered and shows the person', async () => {
    const nora = testUser({ firstName: 'Nora', lastName: 'Neu', role: 'Admin' });
    let users = asAdmin;
    const { to } = show(asAdmin, {
      [list]: () => ({ data: users }),
      [create]: () => {
        users = [...asAdmin, nora];
        return { data: nora };
      },
    });
    await open();
    await userEvent.type(dialog().getByLabelText('Email address'), ' Nora@Example.test');
    await userEvent.type(dialog().getByLabelText(/First name/), 'Nora');
    await userEvent.selectOptions(dialog().getByLabelText('Role'), 'Admin');
    await submit();
    expect(await screen.findByText(/Nora Neu was added/)).toBeVisible();
    expect(await rowOf('Nora Neu')).toBeDefined();
    expect(to(create)[0]?.body).toMatchObject({
      email: 'nora@example.test',
      firstName: 'Nora',
      role: 'Admin',
      viewOnly: false,
    });
  });

  it('adds somebody who may only view', async () => {
    const { to } = show(asAdmin, { [create]: { data: testUser({ viewOnly: true }) } });
    await open();
    await userEvent.type(dialog().getByLabelText('Email address'), 'nora@example.test');
    await userEvent.click(dialog().getByLabelText('View only: sees everything and changes nothing'));
    await submit();
    expect(await screen.findByText(/was added/)).toBeVisible();
    expect(to(create)[0]?.body).toMatchObject({ role: 'User', viewOnly: true });
  });

  it('requires an e-mail address, and a valid one', async () => {
    const { to } = show(asAdmin);
    await open();
    await submit();
    expect(await dialog().findByText('Email address is required')).toBeVisible();
    await waitFor(() => expect(dialog().getByLabelText('Email address')).toHaveFocus());
    await userEvent.type(dialog().getByLabelText('Email address'), 'nora');
    await submit();
    expect(await dialog().findByText('Please enter a valid email address')).toBeVisible();
    expect(to(create)).toHaveLength(0);
  });

  it('says that the address is taken, and keeps what was typed', async () => {
    show(asAdmin, { [create]: refusal(409, 'USER_EXISTS', 'A user with this email already exists') });
    await open();
    await userEvent.type(dialog().getByLabelText('Email address'), 'luis@example.test');
    await submit();
    expect(await dialog().findByText('A user with this email already exists.')).toBeVisible();
    expect(dialog().getByLabelText('Email address')).toHaveValue('luis@example.test');
  });

  it('does not claim that nothing was changed when the answer is missing', async () => {
    show(asAdmin, { [create]: 502 });
    await open();
    await userEvent.type(dialog().getByLabelText('Email address'), 'nora@example.test');
    await submit();
    expect(await dialog().findByText(/look at the current state before you try again\.$/)).toBeVisible();
  });

  it('adds nobody twice when retried after a failure', async () => {
    let hasFailed = true;
    const nora = testUser({ firstName: 'Nora', lastName: 'Neu' });
    const { to } = show(asAdmin, {
      [create]: () => (hasFailed ? refusal(500, 'X', 'X') : { data: nora }),
    });
    await open();
    await userEvent.type(dialog().getByLabelText('Email address'), 'nora@example.test');
    await submit();
    expect(await dialog().findByText('The person was not added')).toBeVisible();
    hasFailed = false;
    await submit();
    expect(await screen.findByText(/Nora Neu was added/)).toBeVisible();
    const keys = to(create).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('waits for a connection, and keeps what was typed', async () => {
    show(asAdmin);
    await open();
    await userEvent.type(dialog().getByLabelText('Email address'), 'nora@example.test');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(dialog().getByText(/needs a connection to the server/)).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Add and send email' })).toBeDisabled();
    expect(dialog().getByLabelText('Email address')).toHaveValue('nora@example.test');
    jest.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
  });
});
