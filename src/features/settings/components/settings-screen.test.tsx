import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../tests/support/web/api-store';
import { goOffline } from '../../../../tests/support/web/connection';
import { fakeAuth } from '../../../../tests/support/web/fake-auth';
import { publicEnv } from '../../../../tests/support/web/public-env';
import { catchSavedFiles } from '../../../../tests/support/web/saved-files';
import { refusal, stubNetwork } from '../../../../tests/support/web/stub-network';
import { testUser } from '../../../../tests/support/web/test-user';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { AuthContext } from '../../../lib/auth/auth-context';
import { api } from '../../../lib/api/api';
import { registerUnsentWork } from '../../../lib/session/unsent-work';
import { SettingsScreen } from './settings-screen';

const navigate = jest.fn();
jest.mock('gatsby', () => ({ navigate: (...args: unknown[]) => navigate(...args) as unknown }));

const anna = testUser({ firstName: 'Anna', lastName: 'Berger', email: 'anna@example.test' });
const settings = { ...anna, locale: 'en', theme: 'system', emailNotifications: true };
const attribute = 'POST /api/user-management/update-attribute';
const person = `PUT ${encodeURI(`/api/user-management/users/${anna.id}`)}`;
const device = (id: string, isCurrent: boolean, userAgent: string) => ({
  id,
  userAgent,
  address: '',
  signedInAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-20T09:00:00.000Z',
  isCurrent,
});
const devices = [
  device('here', true, 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'),
  device('there', false, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'),
];

const notifications = {
  choices: { pushed: [], mailed: [], quietHours: null, timeZone: 'UTC' },
  devices: [],
  publicKey: '',
};

const cardOf = (heading: HTMLElement) => heading.closest('section') ?? heading;

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  navigate.mockReset();
});

function show(routes: Parameters<typeof stubNetwork>[0] = {}, auth = fakeAuth(), store = screenStore()) {
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })) as never;
  const onSignedOutEverywhere = jest.fn();
  const network = stubNetwork({
    'GET /api/account/settings': { data: settings },
    'GET /api/account/devices': { data: devices },
    'GET /api/account/notifications': { data: notifications },
    ...routes,
  });
  const { unmount } = render(
    <AuthContext.Provider value={() => auth}>
      <Provider store={store}>
        <WithTexts>
          <main tabIndex={-1}>
            <SettingsScreen onSignedOutEverywhere={onSignedOutEverywhere} />
          </main>
        </WithTexts>
      </Provider>
    </AuthContext.Provider>,
  );
  /** Simulates a server event. */
  const reload = () => act(async () => void store.dispatch(api.util.invalidateTags(['AccountSettings'])));
  return { ...network, auth, onSignedOutEverywhere, reload, unmount };
}

it('shows view-only people their details without fields', async () => {
  show({ 'GET /api/account/settings': { data: { ...settings, viewOnly: true, jobTitle: 'Buyer' } } });
  expect(await screen.findByText('Buyer')).toBeVisible();
  expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
});

it('holds the place of every card while the account is loaded', async () => {
  const cards = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const never = () => new Promise<never>(() => undefined);
  show({ 'GET /api/account/settings': never });
  const before = cards();
  cleanup();
  show();
  expect(await screen.findByLabelText('First name')).toBeVisible();
  expect(cards()).toEqual(before);
});

it('saves name and job title with the version that was seen', async () => {
  const { to } = show({ [person]: { data: { ...anna, jobTitle: 'Buyer', version: 2 } } });
  await userEvent.type(await screen.findByLabelText(/Job title/), 'Buyer');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your details have been saved.')).toBeVisible();
  expect(to(person)[0]?.body).toEqual({
    firstName: 'Anna',
    lastName: 'Berger',
    jobTitle: 'Buyer',
    phoneNumber: '',
    version: 1,
  });
});

it('says when offline what needs the server, and disables it', async () => {
  show();
  const mails = await screen.findByRole('checkbox', { name: /^Email me/ });
  expect(screen.queryByText('Needs a connection to the server.')).not.toBeInTheDocument();
  const goOnline = goOffline();
  await waitFor(() => expect(mails).toBeDisabled());
  for (const title of ['Password', 'Second factor', 'Notifications', 'Signed-in devices', 'Your data'])
    expect(
      within(cardOf(screen.getByRole('heading', { name: title }))).getByText(
        'Needs a connection to the server.',
      ),
    ).toBeVisible();
  expect(screen.queryByText(/What you have entered stays here/)).not.toBeInTheDocument();
  goOnline();
});

it('keeps what was typed when the server refuses', async () => {
  show({ [person]: refusal(409, 'STALE_VERSION', 'Changed.') });
  await userEvent.type(await screen.findByLabelText(/Job title/), 'Buyer');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Somebody else has changed this in the meantime/)).toBeVisible();
  expect(screen.getByLabelText(/Job title/)).toHaveValue('Buyer');
});

it('shows what an administrator has changed meanwhile, and saves both changes', async () => {
  let stored: object = settings;
  const { to, reload } = show({
    'GET /api/account/settings': () => ({ data: stored }),
    [person]: { data: { ...anna, version: 3 } },
  });
  await userEvent.type(await screen.findByLabelText(/Job title/), 'Buyer');
  stored = { ...settings, lastName: 'Huber', version: 2 };
  await reload();
  await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveValue('Huber'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your details have been saved.');
  expect(to(person)[0]?.body).toMatchObject({ lastName: 'Huber', jobTitle: 'Buyer', version: 2 });
});

it('moves to the name that is missing', async () => {
  const { to } = show();
  await userEvent.clear(await screen.findByLabelText('Last name'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Last name is required')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveFocus());
  expect(to(person)).toHaveLength(0);
});

it('changes appearance and language here and in the account', async () => {
  const { to } = show({ [attribute]: { data: settings } });
  await screen.findByLabelText(/Job title/);
  await userEvent.selectOptions(screen.getByLabelText('Appearance'), 'dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'de');
  expect(navigate.mock.calls[0]?.[0]).toMatch(/^\/de\//);
  const { email } = settings;
  expect(to(attribute).map(({ body }) => body)).toEqual([
    { email, attributeName: 'theme', attributeValue: 'dark' },
    { email, attributeName: 'locale', attributeValue: 'de' },
  ]);
});

it('says on the page of the new language that the account was not updated', async () => {
  const store = screenStore();
  const routes = { [attribute]: refusal(500, 'INTERNAL_ERROR', 'Broken.') };
  const { unmount } = show(routes, fakeAuth(), store);
  await screen.findByLabelText(/Job title/);
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'de');
  unmount();
  show(routes, fakeAuth(), store);
  expect(await screen.findByText(/It could not be saved to your account/)).toBeVisible();
});

it('turns notifications off, and on again when the server refuses', async () => {
  show({ [attribute]: refusal(500, 'INTERNAL_ERROR', 'Broken.') });
  const box = await screen.findByRole('checkbox', { name: /Email me/ });
  await userEvent.click(box);
  expect(await screen.findByText('This was not saved')).toBeVisible();
  expect(box).toBeChecked();
});

it('leads to the sign-in service to change the password, and confirms the change', async () => {
  const { auth } = show({}, fakeAuth({ takePasswordChanged: jest.fn(() => true) }));
  expect(await screen.findByText('Your password has been changed.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(auth.changePassword).toHaveBeenCalledWith({ returnTo: '/account/settings/', locale: 'en' });
});

it('leads to the account pages of the sign-in service for a second factor', async () => {
  show({ 'GET /env.json': publicEnv });
  expect(await screen.findByRole('link', { name: 'Manage second factors' })).toHaveAttribute(
    'href',
    'http://localhost/realms/platform/account?referrer=supplier-portal' +
      '&referrer_uri=http%3A%2F%2Flocalhost%2Faccount%2Fsettings%2F&kc_locale=en',
  );
});

it('lists the devices and ends the session of another one', async () => {
  const end = 'DELETE /api/account/devices/there';
  let signedIn = devices;
  const { to } = show({
    [end]: () => {
      signedIn = devices.slice(0, 1);
      return { message: 'Signed out there' };
    },
    'GET /api/account/devices': () => ({ data: signedIn }),
  });
  const here = (await screen.findByText('Firefox on Linux')).closest('li') as HTMLElement;
  expect(within(here).getByText('This device')).toBeVisible();
  expect(within(here).queryByRole('button')).not.toBeInTheDocument();
  const there = screen.getByRole('button', {
    name: 'Sign out there: Safari on iOS',
    description: /^Signed in/,
  });
  expect(there).toHaveTextContent('Sign out there');
  await userEvent.click(there);
  await waitFor(() => expect(there).not.toBeInTheDocument());
  expect(to(end)).toHaveLength(1);
});

it('signs out everywhere, ending this session last', async () => {
  const { onSignedOutEverywhere } = show({ 'DELETE /api/account/devices': { message: 'done' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(onSignedOutEverywhere).toHaveBeenCalledTimes(1));
});

it('asks before signing out everywhere while an edit waits to be sent', async () => {
  const everywhere = 'DELETE /api/account/devices';
  const { to, onSignedOutEverywhere } = show({ [everywhere]: { message: 'done' } });
  const forget = registerUnsentWork({ read: () => 'waiting', watch: () => () => undefined });
  const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  await ask();
  const question = within(screen.getByRole('dialog'));
  await userEvent.click(question.getByText('Stay signed in'));
  expect(to(everywhere)).toHaveLength(0);
  await ask();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out anyway' }));
  await waitFor(() => expect(onSignedOutEverywhere).toHaveBeenCalledTimes(1));
  forget();
});

it('stays signed in when signing out everywhere fails', async () => {
  const { onSignedOutEverywhere } = show({
    'DELETE /api/account/devices': refusal(503, 'IDENTITY_UNAVAILABLE', 'Away.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('The device could not be signed out')).toBeVisible();
  expect(onSignedOutEverywhere).not.toHaveBeenCalled();
});

it('downloads the person’s data as a file', async () => {
  const saved = catchSavedFiles();
  show({ 'GET /api/account/export': new Response('{"person":{}}') });
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
  await screen.findByRole('button', { name: 'Download my data' });
  expect(saved).toHaveLength(1);
  expect(saved[0]?.type).toBe('application/json');
});

it('explains how to install the app if the browser offers no prompt', async () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  show();
  const steps = within(await screen.findByRole('heading', { name: 'App on this device' }).then(cardOf));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'In Safari, tap the Share button.',
    'Choose “Add to Home Screen”.',
    'Confirm with “Add”.',
  ]);
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: undefined });
});

it('installs the app at a press', async () => {
  show();
  const prompt = jest.fn(async () => ({ outcome: 'accepted' }));
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  await userEvent.click(await screen.findByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('The app is installed on this device.')).toBeVisible();
});
