import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { path, showing } from '../../../../../tests/support/web/carbon-inputs';
import { refusal } from '../../../../../tests/support/web/stub-network';
import { api } from '../../../../lib/api/api';
import { ExchangeScreen } from './exchange-screen';

const shown = showing(<ExchangeScreen />);
const show = (answers: Parameters<typeof shown>[0]) =>
  shown({
    [`GET ${path('exchange-requests')}`]: { data: [] },
    [`GET ${path('exchange-asked')}`]: { data: [] },
    ...answers,
  });
const read = `GET ${path('exchange-partners')}`;
const url = (rest = '') => path('exchange-partners', `/a/source${rest}`);
const at = '2025-04-01T08:00:00.000Z';
const source = {
  ...{ address: 'https://pact.hallingdal.example', clientId: 'alpenguss', isDue: false, signInAddress: null },
  ...{ triedAt: at, fetchedAt: at, fault: null, footprints: 12, rejected: [], rejectedCount: 0 },
};
const alpha = { id: 'a', name: 'Alpha Metals', createdAt: at, credential: null, products: 0, source: null };
const answer = (partner: object) => ({ data: [partner], address: 'https://portal.example/pact' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: RegExp, text: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(label), text);
};

it('saves where footprints are fetched from', async () => {
  const set = `PUT ${url()}`;
  const { to } = show({ [read]: answer(alpha), [set]: { data: { ...alpha, source } } });
  await press('Fetch footprints from Alpha Metals');
  await type(/^Address/, 'pact.hallingdal.example');
  await press('Save');
  expect(await screen.findByText(/^Enter an address such as/)).toBeVisible();
  await userEvent.clear(within(screen.getByRole('dialog')).getByLabelText(/^Address/));
  await type(/^Address/, source.address);
  await type(/^Client ID/, 'alpenguss');
  await type(/^Secret/, 'very-secret');
  await press('Save');
  await waitFor(() => expect(to(set)).toHaveLength(1));
  const { address, clientId } = source;
  expect(to(set)[0]?.body).toEqual({ data: { address, clientId, clientSecret: 'very-secret' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('accepts a separate sign-in address, and shows it', async () => {
  const set = `PUT ${url()}`;
  const apart = { ...source, signInAddress: 'https://login.hallingdal.example' };
  const { to } = show({
    [read]: answer({ ...alpha, source: apart }),
    [set]: { data: { ...alpha, source: apart } },
  });
  expect(await screen.findByText('Signs in at https://login.hallingdal.example')).toBeVisible();
  await press('Change the address of Alpha Metals');
  const field = within(await screen.findByRole('dialog')).getByLabelText(/^Sign-in address/);
  expect(field).toHaveValue('https://login.hallingdal.example');
  await userEvent.clear(field);
  await userEvent.type(field, 'login');
  await press('Save');
  expect(await screen.findByText(/^Enter an address such as/)).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'https://id.hallingdal.example');
  await press('Save');
  expect(await screen.findByText('Enter the secret that belongs to the address')).toBeVisible();
  await type(/^Secret/, 'new-secret');
  await press('Save');
  await waitFor(() => expect(to(set)).toHaveLength(1));
  expect(to(set)[0]?.body).toMatchObject({
    data: { signInAddress: 'https://id.hallingdal.example', clientSecret: 'new-secret' },
  });
});

it.each([
  ['https://pact.hallingdal.example/v3', undefined],
  ['https://other.example', 'Enter the secret that belongs to the address'],
  ['https://me:secret@pact.hallingdal.example', 'Enter an address such as https://pact.example.com'],
])('keeps the secret for the same host only, as the server does: %s', async (address, fault) => {
  const set = `PUT ${url()}`;
  const { to } = show({ [read]: answer({ ...alpha, source }), [set]: { data: { ...alpha, source } } });
  await press('Change the address of Alpha Metals');
  await userEvent.clear(within(screen.getByRole('dialog')).getByLabelText(/^Address/));
  await type(/^Address/, address);
  await press('Save');
  if (fault !== undefined) expect(await screen.findByText(fault)).toBeVisible();
  else await waitFor(() => expect(to(set)[0]?.body).toEqual({ data: { address, clientId: 'alpenguss' } }));
});

it('shows the result of the last fetch, and which footprints were refused', async () => {
  const rejected = [{ id: '12345678', field: 'pcf.declaredUnitAmount' }];
  show({
    [read]: answer({ ...alpha, source: { ...source, fault: 'OTHER_VERSION', rejected, rejectedCount: 250 } }),
  });
  const row = (await screen.findByText('Alpha Metals')).closest('li');
  expect(row).toHaveTextContent(/https:\/\/pact.hallingdal.example.*12 footprints/);
  expect(row).toHaveTextContent(
    /version 2.*250 footprints could not be imported.*12345678.*pcf\.declaredUnitAmount/,
  );
});

it('tests the connection and fetches on demand', async () => {
  const test = `POST ${url('/test')}`;
  const fetch = `POST ${url('/fetch')}`;
  const { to } = show({
    [read]: answer({ ...alpha, source }),
    [test]: { data: { fault: 'WRONG_CREDENTIAL' } },
    [fetch]: { data: { ...alpha, source: { ...source, isDue: true } } },
  });
  await press('Test the connection to Alpha Metals');
  expect(await screen.findByText(/does not accept the client ID and the secret/)).toBeVisible();
  await press('Fetch footprints of Alpha Metals now');
  await waitFor(() => expect(to(fetch)).toHaveLength(1));
  expect(screen.queryByText(/does not accept the client ID and the secret/)).not.toBeInTheDocument();
});

it('waits for the server while that waits for the partner', async () => {
  jest.useFakeTimers();
  const tested = new Promise<object>((resolve) =>
    setTimeout(() => resolve({ data: { fault: 'TIMEOUT' } }), 25_000),
  );
  show({ [read]: answer({ ...alpha, source }), [`POST ${url('/test')}`]: () => tested });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: 'Test the connection to Alpha Metals' }));
  await act(() => jest.advanceTimersByTimeAsync(25_000));
  expect(screen.getByText(/did not answer in time/)).toBeVisible();
  jest.useRealTimers();
});

it('forgets the result of a test once the address is changed', async () => {
  show({
    [read]: answer({ ...alpha, source }),
    [`POST ${url('/test')}`]: { data: { fault: 'WRONG_CREDENTIAL' } },
    [`PUT ${url()}`]: { data: { ...alpha, source } },
  });
  await press('Test the connection to Alpha Metals');
  expect(await screen.findByText(/does not accept the client ID and the secret/)).toBeVisible();
  await press('Change the address of Alpha Metals');
  await type(/^Secret/, 'the-right-one');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText(/does not accept the client ID and the secret/)).not.toBeInTheDocument();
});

it('stops fetching after a confirmation', async () => {
  const remove = `DELETE ${url()}`;
  const { to } = show({ [read]: answer({ ...alpha, source }), [remove]: { data: alpha } });
  await press('Stop fetching from Alpha Metals');
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop fetching' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Stop fetching' }));
  await waitFor(() => expect(to(remove)).toHaveLength(1));
});

it('keeps what was typed when a colleague removes the partner, and says so on saving', async () => {
  let partners: object[] = [{ ...alpha, source }];
  const { store } = show({
    [read]: () => ({ ...answer(alpha), data: partners }),
    [`PUT ${url()}`]: () => refusal(404, 'NOT_FOUND', 'No such partner.'),
  });
  await press('Change the address of Alpha Metals');
  await type(/^Secret/, 'new-secret');
  partners = [];
  act(() => void store.dispatch(api.util.invalidateTags(['ExchangePartners'])));
  await waitFor(() => expect(screen.queryByText('Alpha Metals')).not.toBeInTheDocument());
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText(/^Secret/)).toHaveValue('new-secret');
  await press('Save');
  expect(await dialog.findByText(/no longer exists/)).toBeVisible();
});
