import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { ProjectUser } from '../../../../core/contracts/users';
import { screenStore } from '../../../../tests/support/web/api-store';
import { refusal, stubNetwork, type Call } from '../../../../tests/support/web/stub-network';
import { testUser } from '../../../../tests/support/web/test-user';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { anna as ownProfile } from '../../../../tests/support/web/fake-auth';
import { api } from '../../../lib/api/api';
import { signedIn } from '../../../lib/session/session-slice';
import { UsersScreen } from './users-screen';

jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const list = 'GET /api/user-management/project/42/users';
const privileges = 'GET /api/company-profile/42/privileges';
const create = 'POST /api/user-management/project/42/users';
const transfer = 'POST /api/user-management/transfer-main-user';
const luis = testUser();
const ada = testUser({ firstName: 'Ada', lastName: 'Admin', role: 'Admin' });
const mia = testUser({ firstName: 'Mia', lastName: 'Main', role: 'Admin', isMainUser: true });
const anna = (wishes: Partial<ProjectUser>) =>
  testUser({ firstName: 'Anna', lastName: 'Berger', email: 'ANNA@example.test', ...wishes });
const ofLuis = encodeURI(`/api/user-management/users/${luis.id}`);

const asMainUser = [anna({ role: 'Admin', isMainUser: true }), luis, ada];
const asAdmin = [anna({ role: 'Admin' }), luis, ada, mia];
const asUser = [anna({ role: 'User' }), luis, ada, mia];

function show(users: ProjectUser[], routes: Parameters<typeof stubNetwork>[0] = {}) {
  const network = stubNetwork({
    [list]: { data: users },
    [privileges]: { privileges: { AppMode: 'OPEN' } },
    ...routes,
  });
  const store = screenStore();
  const { unmount } = render(
    <Provider store={store}>
      <WithTexts>
        <UsersScreen />
      </WithTexts>
    </Provider>,
  );
  /** As an event of the server does. */
  const reload = () => act(async () => void store.dispatch(api.util.invalidateTags(['Users'])));
  return { ...network, reload, unmount };
}

beforeEach(() => window.sessionStorage.clear());

const rowOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(name) })).parentElement as HTMLElement);

async function actionsOf(name: string): Promise<string[]> {
  const row = await rowOf(name);
  const button = row.queryByRole('button', { name: `Actions for ${name}` });
  if (!button) return [];
  await userEvent.click(button);
  return row.getAllByRole('listitem').map((item) => item.textContent ?? '');
}

async function choose(name: string, action: string) {
  await actionsOf(name);
  await userEvent.click((await rowOf(name)).getByRole('button', { name: action }));
}

it('says who was added and has never signed in; they cannot be the main user yet', async () => {
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

  it('adding people and the audit trail are for administrators', async () => {
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

  it('an administrator who is alone is told what to do', async () => {
    show([anna({ role: 'Admin', isMainUser: true })]);
    expect(await screen.findByText('You are the only one so far')).toBeVisible();
    expect(screen.getByText(/^Your role:/)).toHaveTextContent('Your role: AdminMain user');
    expect(screen.getAllByRole('button', { name: 'Add person' })).toHaveLength(2);
  });
});

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
    });
  });

  it('asks for an address, and for one that is one', async () => {
    const { to } = show(asAdmin);
    await open();
    await submit();
    expect(await dialog().findByText('Email address is required')).toBeVisible();
    expect(dialog().getByLabelText('Email address')).toHaveFocus();
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

describe('a change', () => {
  const role = `PUT ${ofLuis}/role`;

  it('is asked about, shown at once, and sent with the version that was seen', async () => {
    const { to } = show(asAdmin, { [role]: { data: { ...luis, role: 'Admin', version: 2 } } });
    await choose('Luis Ortega', 'Make administrator');
    await userEvent.click(screen.getByRole('button', { name: 'Make administrator' }));
    expect(await screen.findByText('Luis Ortega is an administrator now.')).toBeVisible();
    expect((await rowOf('Luis Ortega')).getByText('Admin')).toBeVisible();
    expect(to(role)[0]?.body).toEqual({ role: 'Admin', version: 1 });
  });

  it.each([
    ['LAST_ADMIN', 409, /the only administrator of your company/],
    ['STALE_VERSION', 409, /Somebody else has changed this meanwhile/],
    ['ADMIN_ONLY', 403, /Only an administrator of your company may do this/],
    ['INTERNAL_ERROR', 500, /The server’s answer: No\./],
  ])('that is refused (%s) is taken back, and the reason told', async (code, status, reason) => {
    show(asAdmin, { [role]: refusal(status, code, 'No.') });
    await choose('Luis Ortega', 'Make administrator');
    await userEvent.click(screen.getByRole('button', { name: 'Make administrator' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to update user role');
    expect(alert).toHaveTextContent(reason);
    expect((await rowOf('Luis Ortega')).getByText('User')).toBeVisible();
  });

  it('by somebody else is seen, and the next attempt goes on from there', async () => {
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
    expect(screen.getByLabelText('First name')).toHaveFocus();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});

describe('two administrators with the same person', () => {
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

  it('a refusal brings the change that the second had not heard of', async () => {
    const { to, change } = showBoth(refusal(409, 'STALE_VERSION', 'Changed.'));
    await open();
    await typeJob('Buyer');
    change({ phoneNumber: '+437252100201', jobTitle: 'Head of sales' });
    await save();
    expect(await screen.findByText(/Somebody else has changed this meanwhile\. You now/)).toBeVisible();
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

describe('a form with something in it', () => {
  it('is left by Escape only after a question', async () => {
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

  it('is as it was left after the session has ended meanwhile', async () => {
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

  it('closes at once when nothing was typed', async () => {
    show(asAdmin);
    await choose('Luis Ortega', 'Edit details');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('offers no way to add people while the list is not there', async () => {
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

it('offers to try again when the people cannot be loaded', async () => {
  let users: object | number = 500;
  show([], { [list]: () => users });
  await screen.findByText('Failed to load users');
  users = { data: asAdmin };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rowOf('Luis Ortega')).toBeDefined();
});

it('sets somebody to view only after a question, shows it in the list and offers the way back', async () => {
  const viewOnly = `PUT ${ofLuis}/view-only`;
  const { to } = show(asAdmin, { [viewOnly]: { data: { ...luis, viewOnly: true, version: 2 } } });
  await choose('Luis Ortega', 'Set to view only');
  expect(screen.getByText(/change nothing in any area/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Set to view only' }));
  expect(await screen.findByText('Luis Ortega can only look now.')).toBeVisible();
  expect(to(viewOnly).map(({ body }) => body)).toEqual([{ viewOnly: true, version: 1 }]);
  expect((await rowOf('Luis Ortega')).getByText('View only')).toBeVisible();
  expect(await actionsOf('Luis Ortega')).toContain('Let change things');
});
