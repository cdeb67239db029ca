import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient } from '../../../../core/contracts/api-clients';
import { goOffline } from '../../../../tests/support/web/connection';
import { refusal } from '../../../../tests/support/web/stub-network';
import { peopleRoute, press, showSystems } from '../../../../tests/support/web/systems-part';
import { apiReachableChanged } from '../../../lib/api/connection-slice';
import { ApiClientsPart } from './api-clients-part';

const list = 'GET /api/api-clients/project/42';
const create = 'POST /api/api-clients/project/42';
const tokenAddress = 'https://portal.example/token';
const erp: ApiClient = {
  id: '0d3f4c52-7f0b-4f5e-9f5c-6f9a2f6a1b02',
  name: 'ERP export',
  scopes: ['carbon:read', 'carbon:write'],
  expiresOn: null,
  isExpired: false,
  secretMadeAt: '2026-04-01T08:00:00.000Z',
  createdAt: '2026-04-01T08:00:00.000Z',
  lastUsedAt: null,
};
const answer = (...data: ApiClient[]) => ({ data, tokenAddress });
const made = { data: { client: erp, clientSecret: 'very-secret' } };

const show = (routes: Parameters<typeof showSystems>[1], role?: 'Admin' | 'User') =>
  showSystems(<ApiClientsPart />, routes, role);

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('shows each client with its scopes, last use and expiry', async () => {
  show({
    [list]: answer(erp, {
      ...erp,
      id: 'b',
      name: 'Old',
      expiresOn: '2026-03-31',
      isExpired: true,
      lastUsedAt: erp.createdAt,
    }),
  });
  const rows = await screen.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(
    /ERP export.*Carbon Accounting: read · Carbon Accounting: change.*Not used yet/,
  );
  expect(rows[1]).toHaveTextContent(/OldExpired.*Last used Apr 1, 2026.*Valid to/);
});

it('shows what to do first, and a message when clients cannot be loaded', async () => {
  show({ [list]: 500 });
  expect(await screen.findByText('The API clients could not be loaded')).toBeVisible();
});

it('creates a client and shows its secret once', async () => {
  const { to } = show({ [list]: answer(), [create]: made });
  expect(await screen.findByText(/^No API client yet/)).toBeVisible();
  await press('Add an API client');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an API client' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'ERP export');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Carbon Accounting: read' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  const secret = within(await screen.findByRole('dialog', { name: 'Secret of ERP export' }));
  expect(to(create)[0]?.body).toEqual({
    data: { id: expect.any(String), name: 'ERP export', scopes: ['carbon:read'], expiresOn: null },
  });
  expect(secret.getByRole('textbox', { name: 'Secret' })).toHaveValue('very-secret');
  expect(secret.getByRole('textbox', { name: 'Client ID' })).toHaveValue(erp.id);
  expect(secret.getByRole('textbox', { name: 'Address for tokens' })).toHaveValue(tokenAddress);
  expect(secret.getByText(/^Copy the secret now/)).toBeVisible();
  await userEvent.click(secret.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue('very-secret')).not.toBeInTheDocument();
});

it.each([
  ['at once', () => false],
  ['when asked again', (attempt: number) => attempt === 1],
])(
  'shows a secret of a client that was created although the answer was lost, %s',
  async (_when, isListLost) => {
    jest.spyOn(crypto, 'randomUUID').mockReturnValue(erp.id as ReturnType<typeof crypto.randomUUID>);
    let existing: ApiClient[] = [];
    const renew = `POST /api/api-clients/project/42/${erp.id}/secret`;
    const { to, store } = show({
      [list]: () => (existing.length > 0 && isListLost(to(create).length) ? 502 : answer(...existing)),
      [create]: () => {
        if (existing.length > 0) return refusal(409, 'API_CLIENT_EXISTS', 'Exists.');
        existing = [{ ...erp, scopes: ['carbon:read'] }];
        return 502;
      },
      [renew]: made,
    });
    await press('Add an API client');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an API client' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'ERP export');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Carbon Accounting: read' }));
    const add = dialog.getByRole('button', { name: 'Add' });
    await userEvent.click(add);
    if (isListLost(1)) {
      await dialog.findByText(/^The server cannot be reached/);
      act(() => void store.dispatch(apiReachableChanged(true)));
      await userEvent.click(add);
    }
    const secret = within(await screen.findByRole('dialog', { name: 'Secret of ERP export' }));
    expect(secret.getByRole('textbox', { name: 'Secret' })).toHaveValue('very-secret');
    expect(to(renew)).toHaveLength(1);
  },
);

it('takes over no client of the same name that was there before', async () => {
  const { to } = show({ [list]: answer(erp), [create]: 502 });
  await press('Add an API client');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an API client' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'ERP export');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Carbon Accounting: read' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Carbon Accounting: change' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await dialog.findByText(/^The server cannot be reached/);
  expect(to(`POST /api/api-clients/project/42/${erp.id}/secret`)).toHaveLength(0);
});

it('shows validation faults and server refusals', async () => {
  const { to } = show({
    [list]: answer(),
    [create]: refusal(409, 'API_CLIENT_EXISTS', 'There is one.'),
  });
  await press('Add an API client');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an API client' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Enter a name.')).toBeVisible();
  expect(dialog.getByText('Choose at least one.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'ERP');
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(dialog.getByRole('checkbox', { name: 'Customer Requests: read' })).toHaveFocus(),
  );
  expect(dialog.getByRole('group', { name: 'Permissions' })).toHaveAccessibleDescription(
    /Choose at least one\.$/,
  );
  expect(to(create)).toHaveLength(0);
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'ERP export');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Customer Requests: change' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('An API client with this name already exists.')).toBeVisible();
});

it('asks before renewing a secret and shows the new one', async () => {
  const renew = `POST /api/api-clients/project/42/${erp.id}/secret`;
  const { to } = show({ [list]: answer(erp), [renew]: made });
  await press('New secret for ERP export');
  expect(await screen.findByText(/^The current secret stops working at once/)).toBeVisible();
  expect(to(renew)).toHaveLength(0);
  await press('New secret');
  expect(await screen.findByDisplayValue('very-secret')).toBeVisible();
});

it('asks before revoking a client', async () => {
  const revoke = `DELETE /api/api-clients/project/42/${erp.id}`;
  const { to } = show({ [list]: answer(erp), [revoke]: { data: erp } });
  await press('Revoke ERP export');
  expect(to(revoke)).toHaveLength(0);
  await press('Revoke');
  await waitFor(() => expect(to(revoke)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('closes the question when a client is revoked again because the answer was lost', async () => {
  const revoke = `DELETE /api/api-clients/project/42/${erp.id}`;
  const answers = [502, refusal(404, 'NOT_FOUND', 'Not found.')];
  const { store } = show({ [list]: answer(erp), [revoke]: () => answers.shift() ?? 500 });
  await press('Revoke ERP export');
  await press('Revoke');
  expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
  act(() => void store.dispatch(apiReachableChanged(true)));
  await press('Revoke');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says when offline that it needs the network', async () => {
  show({ [list]: answer(erp) });
  await screen.findByText('ERP export');
  const goOnline = goOffline();
  expect(await screen.findByText(/^API clients can be managed while there is a connection/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add an API client' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Revoke ERP export' })).toBeDisabled();
  goOnline();
});

it('offers no actions to people who are not administrators', async () => {
  const { to, container } = show({ [list]: answer(erp) }, 'User');
  await waitFor(() => expect(to(peopleRoute)).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
  expect(to(list)).toHaveLength(0);
});
