import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { path, showing } from '../../../../../tests/support/web/carbon-inputs';
import { refusal } from '../../../../../tests/support/web/stub-network';
import { ExchangeScreen } from './exchange-screen';

const showScreen = showing(<ExchangeScreen />);
const show = (routes: Parameters<typeof showScreen>[0]) =>
  showScreen({
    [`GET ${path('exchange-requests')}`]: { data: [] },
    [`GET ${path('exchange-asked')}`]: { data: [] },
    ...routes,
  });
const read = `GET ${path('exchange-partners')}`;
const at = '2025-04-01T08:00:00.000Z';
const alpha = { id: 'a', name: 'Alpha Metals', createdAt: at, credential: null, products: 2, source: null };
const credential = { clientId: '0d3f4c52-7f0b-4f5e-9f5c-6f9a2f6a1b02', madeAt: at, usedAt: null };
const answer = (...data: object[]) => ({ data, address: 'https://portal.example/pact' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('shows partners, whether their systems have access, and the address for their calls', async () => {
  show({ [read]: answer(alpha, { ...alpha, id: 'b', name: 'Beta', credential, products: 1 }) });
  const row = (await screen.findByText('Alpha Metals')).closest('li');
  expect(row).toHaveTextContent(/No access.*2 products offered/);
  expect(screen.getByText('Beta').closest('li')).toHaveTextContent(
    /Has access.*1 product offered.*not used yet/,
  );
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('https://portal.example/pact');
});

it('loads its lists without waiting for the partners', async () => {
  const { to } = show({ [read]: () => new Promise<never>(() => undefined) });
  for (const resource of ['exchange-requests', 'exchange-asked'])
    await waitFor(() => expect(to(`GET ${path(resource)}`)).toHaveLength(1));
});

it('shows what to do first, and a message when nothing could be loaded', async () => {
  const { unmount } = show({ [read]: answer() });
  expect(await screen.findByText(/^No partner yet/)).toBeVisible();
  unmount();
  show({ [read]: 500 });
  expect(await screen.findByText('The partners could not be loaded')).toBeVisible();
});

it('adds a partner, but none without a name', async () => {
  const create = `POST ${path('exchange-partners')}`;
  const { to } = show({ [read]: answer(), [create]: { data: alpha } });
  await press('Add a partner');
  await press('Add');
  expect(await screen.findByText('Enter the name of the partner')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Name of the partner/ }), 'Alpha Metals');
  await press('Add');
  await waitFor(() => expect(to(create)).toHaveLength(1));
  expect(to(create)[0]?.body).toEqual({ data: { name: 'Alpha Metals' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('adds a partner once, although the first answer was cut off and it is sent again', async () => {
  const create = `POST ${path('exchange-partners')}`;
  const answers = [new Response('{"data":{"id'), { data: alpha }];
  const { to } = show({ [read]: answer(), [create]: () => answers.shift() ?? 500 });
  await press('Add a partner');
  await userEvent.type(screen.getByRole('textbox', { name: /^Name of the partner/ }), 'Alpha Metals');
  await press('Add');
  expect(await screen.findByText(/^The server’s answer could not be read\./)).toBeVisible();
  await press('Add');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [first, second] = to(create).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
});

it('shows a secret once, with everything that the partner needs', async () => {
  const make = `POST ${path('exchange-partners', '/a/credential')}`;
  show({
    [read]: answer(alpha),
    [make]: { data: { partner: { ...alpha, credential }, clientSecret: 'very-secret' } },
  });
  await press('Create a secret for Alpha Metals');
  await press('Create the secret');
  const dialog = within(await screen.findByRole('dialog', { name: 'Secret for Alpha Metals' }));
  expect(await dialog.findByRole('textbox', { name: 'Secret' })).toHaveValue('very-secret');
  expect(dialog.getByRole('textbox', { name: 'Client ID' })).toHaveValue(credential.clientId);
  expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('https://portal.example/pact');
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue('very-secret')).not.toBeInTheDocument();
});

it('asks before revoking access, and says why it failed', async () => {
  const revoke = `DELETE ${path('exchange-partners', '/a/credential')}`;
  const { to } = show({ [read]: answer({ ...alpha, credential }), [revoke]: 503 });
  await press('Revoke access of Alpha Metals');
  expect(await screen.findByText(/^The system of Alpha Metals can no longer fetch anything/)).toBeVisible();
  expect(to(revoke)).toHaveLength(0);
  await press('Revoke access');
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('closes the question when a partner is removed that is gone, as after a lost answer', async () => {
  const remove = `DELETE ${path('exchange-partners', '/a')}`;
  const { to } = show({ [read]: answer(alpha), [remove]: refusal(404, 'NOT_FOUND', 'Not found.') });
  await press('Remove Alpha Metals');
  await press('Remove');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(to(remove)).toHaveLength(1);
});

it('is read only for view-only people', async () => {
  show({
    [read]: answer(alpha),
    'GET /api/user-management/project/42/users': {
      data: [{ handle: '7', email: 'anna@example.test', role: 'User' }],
    },
    'GET /api/company-profile/42/privileges': { privileges: { AppMode: 'TRIAL', CarbonAccounting: 'NONE' } },
  });
  expect(await screen.findByText('Alpha Metals')).toBeVisible();
  expect(screen.queryByRole('button', { name: /secret|^Add|Remove|Revoke/ })).not.toBeInTheDocument();
});
