import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { ProjectUser } from '../../../../core/contracts/users';
import { screenStore } from '../../../../tests/support/web/api-store';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { testUser } from '../../../../tests/support/web/test-user';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { anna as ownProfile } from '../../../../tests/support/web/fake-auth';
import { signedIn } from '../../../lib/session/session-slice';
import {
  actionsOf,
  ada,
  anna,
  asAdmin,
  asMainUser,
  asUser,
  choose,
  list,
  luis,
  ofLuis,
  privileges,
  rowOf,
  showing,
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

it('marks people who have never signed in; they cannot become the main user yet', async () => {
  show([anna({ role: 'Admin', isMainUser: true }), testUser({ isPending: true }), ada]);
  expect((await rowOf('Luis Ortega')).getByText('Not signed in yet')).toBeVisible();
  expect((await rowOf('Ada Admin')).queryByText('Not signed in yet')).not.toBeInTheDocument();
  expect(await actionsOf('Luis Ortega')).not.toContain('Transfer main-user role');
});

describe('what a role may do', () => {
  const edit = 'Edit details';
  const toAdmin = 'Make administrator';
  const toUser = 'Make user';
  const hand = 'Transfer main-user role';
  const remove = 'Remove';
  const look = 'Set to view only';

  test.each<[string, ProjectUser[], string, string[]]>([
    ['the main user with a User', asMainUser, 'Luis Ortega', [edit, toAdmin, look, hand, remove]],
    ['the main user with an Admin', asMainUser, 'Ada Admin', [edit, toUser, look, hand, remove]],
    ['an Admin with a User', asAdmin, 'Luis Ortega', [edit, toAdmin, look, remove]],
    ['an Admin with an Admin', asAdmin, 'Ada Admin', [edit, toUser, look, remove]],
    ['an Admin with the main user', asAdmin, 'Mia Main', [edit]],
    ['a User with a User', asUser, 'Luis Ortega', []],
    ['a User with an Admin', asUser, 'Ada Admin', []],
    ['a User with oneself', asUser, 'Anna Berger', []],
  ])('%s', async (_who, users, name, expected) => {
    show(users);
    expect(await actionsOf(name)).toEqual(expected);
  });

  it('only administrators can add people and see the audit trail', async () => {
    show(asAdmin);
    expect(await screen.findByRole('button', { name: 'Add person' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Audit trail' })).toBeVisible();
    expect(screen.queryByRole('rowheader', { name: /Anna Berger/ })).not.toBeInTheDocument();
  });

  it('a User sees everybody, and whom to ask', async () => {
    show(asUser);
    expect(await screen.findByText(/An administrator of your company adds and removes people/)).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /Anna Berger You/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add person' })).not.toBeInTheDocument();
  });

  it('shows a lone administrator what to do', async () => {
    show([anna({ role: 'Admin', isMainUser: true })]);
    expect(await screen.findByText('You are the only one so far')).toBeVisible();
    expect(screen.getByText(/^Your role:/)).toHaveTextContent('Your role: AdminMain user');
    expect(screen.getAllByRole('button', { name: 'Add person' })).toHaveLength(2);
  });
});

it('offers no way to add people until the list has loaded', async () => {
  stubNetwork({ [list]: 500, [privileges]: { privileges: { AppMode: 'OPEN' } } });
  const store = screenStore();
  store.dispatch(signedIn({ profile: ownProfile, afterReload: true, since: 0, lastSignOut: null }));
  render(
    <Provider store={store}>
      <WithTexts>
        <UsersScreen />
      </WithTexts>
    </Provider>,
  );
  await screen.findByText('Failed to load users');
  expect(screen.queryByRole('button', { name: 'Add person' })).not.toBeInTheDocument();
});

it('offers a retry when the people cannot be loaded', async () => {
  let users: object | number = 500;
  show([], { [list]: () => users });
  await screen.findByText('Failed to load users');
  users = { data: asAdmin };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rowOf('Luis Ortega')).toBeDefined();
});

it('asks before setting somebody to view only, shows it in the list and offers to undo it', async () => {
  const viewOnly = `PUT ${ofLuis}/view-only`;
  const { to } = show(asAdmin, { [viewOnly]: { data: { ...luis, viewOnly: true, version: 2 } } });
  await choose('Luis Ortega', 'Set to view only');
  expect(screen.getByText(/can no longer change anything/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Set to view only' }));
  expect(await screen.findByText('Luis Ortega can now only view.')).toBeVisible();
  expect(to(viewOnly).map(({ body }) => body)).toEqual([{ viewOnly: true, version: 1 }]);
  expect((await rowOf('Luis Ortega')).getByText('View only')).toBeVisible();
  expect(await actionsOf('Luis Ortega')).toContain('Allow changes');
});
