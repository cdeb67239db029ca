import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../tests/support/web/api-store';
import { refusal, stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import type {
  NotificationChoicesBody,
  NotificationSettings,
  PushDevice,
  PushDeviceBody,
} from '../../../../core/contracts/notifications';
import { notificationTopics, usualTopics } from '../../../../core/notifications/topics';
import { NotificationPart } from './notification-part';

const choices = { pushed: [...usualTopics], mailed: [...usualTopics], quietHours: null, timeZone: 'UTC' };
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const endpoint = 'https://push.example/here';
const device = (
  id: string,
  of = `https://push.example/${id}`,
  more: Partial<PushDevice> = {},
): PushDevice => ({
  id,
  endpoint: of,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastSentAt: null,
  fault: null,
  ...more,
});
const path = 'GET /api/account/notifications';
const save = 'PUT /api/account/notifications';
const add = 'POST /api/account/push-devices';

/** A server that stores choices, starting with the given ones. */
function server(first: Partial<NotificationSettings> = {}): Parameters<typeof stubNetwork>[0] {
  let kept: NotificationSettings = { choices, devices: [], publicKey: 'BKey', ...first };
  const answer = () => ({ data: kept });
  return {
    [path]: answer,
    [save]: ({ body }) => {
      kept = { ...kept, choices: (body as NotificationChoicesBody).data };
      return answer();
    },
    [add]: ({ body }) => {
      const added = device('d1', (body as PushDeviceBody).data.endpoint);
      kept = { ...kept, devices: [added, ...kept.devices] };
      return { data: added };
    },
    'POST /api/account/push-devices/d1/test': { message: 'On its way' },
    'DELETE /api/account/push-devices/d1': () => {
      kept = { ...kept, devices: [] };
      return { message: 'Off' };
    },
  };
}

/** A browser that supports push, as far as the tests need it. */
function withPushes({ permission = 'default', answer = 'granted', isOn = false } = {}) {
  let subscription: object | null = null;
  const unsubscribe = jest.fn(async () => {
    subscription = null;
    return true;
  });
  const newSubscription = () => ({
    endpoint,
    unsubscribe,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  });
  if (isOn) subscription = newSubscription();
  const subscribe = jest.fn(async () => (subscription = newSubscription()));
  const registration = { pushManager: { getSubscription: async () => subscription, subscribe } };
  Object.assign(window, {
    PushManager: class {},
    Notification: { permission, requestPermission: async () => answer },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  return { subscribe, unsubscribe };
}

afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'standalone');
});

function show(routes: Parameters<typeof stubNetwork>[0] = {}, takesMails = true) {
  const network = stubNetwork({ ...server(), ...routes });
  render(
    <Provider store={screenStore()}>
      <WithTexts>
        <NotificationPart takesMails={takesMails} />
      </WithTexts>
    </Provider>,
  );
  return network;
}

const box = (name: string) => screen.findByRole('checkbox', { name });

it('shows a row for each topic while the choices are loading', () => {
  show();
  const loading = screen.getByRole('status');
  expect(loading).toHaveTextContent('Loading');
  expect(within(loading).getAllByRole('row', { hidden: true })).toHaveLength(1 + notificationTopics.length);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('saves the chosen notifications with the time zone of the device', async () => {
  const wanted = { ...choices, pushed: [...usualTopics, 'imports'], timeZone };
  const { to } = show();
  const imports = await box('Your import is finished: Notification');
  expect(imports).not.toBeChecked();
  await userEvent.click(imports);
  await waitFor(() => expect(to(save)[0]?.body).toEqual({ data: wanted }));
  expect(imports).toBeChecked();
});

it('sends choices one after the other, so that a slow one does not overwrite a later one', async () => {
  let respond = () => {};
  const slow = new Promise<object>((resolve) => (respond = () => resolve({ data: {} })));
  const { to } = show({ [save]: () => slow });
  await userEvent.click(await box('A supplier has answered: Notification'));
  await userEvent.click(await box('Your import is finished: Notification'));
  await waitFor(() => expect(to(save)).toHaveLength(1));
  respond();
  await waitFor(() => expect(to(save)).toHaveLength(2));
  const pushed = [...usualTopics.filter((topic) => topic !== 'answers'), 'imports'];
  expect(to(save)[1]?.body).toMatchObject({ data: { pushed } });
});

it('sends the last choice even if the tab is closed before the one before is saved', async () => {
  const { to } = show({ [save]: () => new Promise<object>(() => undefined) });
  await userEvent.click(await box('A supplier has answered: Notification'));
  await userEvent.click(await box('Your import is finished: Notification'));
  await waitFor(() => expect(to(save)).toHaveLength(1));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(to(save)).toHaveLength(2));
  expect(to(save)[1]?.body).toMatchObject({ data: { pushed: expect.arrayContaining(['imports']) } });
  // The first may arrive after it.
  const [first, last] = to(save).map(({ headers }) => headers);
  expect(first?.get('Supersedes')).toBeNull();
  expect(last?.get('Supersedes')).toBe(first?.get('Idempotency-Key'));
});

it('undoes a choice that was not saved, and says so', async () => {
  show({ [save]: refusal(500, 'INTERNAL', 'Broken.') });
  const answers = await box('A supplier has answered: Email, once a day');
  await userEvent.click(answers);
  expect(await screen.findByText('This was not saved')).toBeVisible();
  expect(answers).toBeChecked();
});

it('disables the summary for somebody who receives no informational mails', async () => {
  show({}, false);
  expect(await box('A supplier has answered: Email, once a day')).toBeDisabled();
  expect(await box('A supplier has answered: Notification')).toBeEnabled();
});

it('has quiet hours from ten to seven by default, which can be changed', async () => {
  const { to } = show();
  await userEvent.click(await box('Quiet hours without notifications'));
  expect(await screen.findByLabelText('From')).toHaveValue('22:00');
  await userEvent.selectOptions(screen.getByLabelText('To'), '8:30 AM');
  await waitFor(() =>
    expect(to(save).at(-1)?.body).toMatchObject({ data: { quietHours: { from: '22:00', to: '08:30' } } }),
  );
});

it('turns notifications on in this browser, sends a test, and turns them off', async () => {
  const { subscribe, unsubscribe } = withPushes();
  const { to } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications here' }));
  expect(await screen.findByText('Notifications are on in this browser.')).toBeVisible();
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
  expect(to(add)[0]?.body).toEqual({
    data: { endpoint, p256dh: 'p', auth: 'a' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send a test notification' }));
  expect(await screen.findByText(/It arrives within a minute/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Notifications are off in this browser.')).toBeVisible();
  expect(unsubscribe).toHaveBeenCalled();
});

it('stays off if the person denies permission', async () => {
  const { subscribe } = withPushes({ answer: 'denied' });
  const { to } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications here' }));
  expect(await screen.findByText('Notifications are off in this browser.')).toBeVisible();
  expect(subscribe).not.toHaveBeenCalled();
  expect(to(add)).toEqual([]);
});

it('announces that the browser blocks notifications', async () => {
  withPushes({ answer: 'denied' });
  show();
  const off = await screen.findByText('Notifications are off in this browser.');
  Object.assign(window.Notification, { permission: 'denied' });
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications here' }));
  await waitFor(() => expect(off).toHaveTextContent(/blocks notifications from this site/));
  expect(off).toHaveAttribute('role', 'status');
});

it('replaces a subscription of another installation', async () => {
  const { subscribe, unsubscribe } = withPushes({ isOn: true });
  subscribe.mockRejectedValueOnce(new Error('another key'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications here' }));
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
  expect(subscribe).toHaveBeenCalledTimes(2);
});

it('says what to do when the push service does not respond', async () => {
  const { subscribe } = withPushes();
  subscribe.mockRejectedValue(new Error('push service error'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications here' }));
  expect(await screen.findByText('Notifications could not be turned on or off')).toBeVisible();
});

it.each([
  ['blocks them', () => withPushes({ permission: 'denied' }), /blocks notifications from this site/],
  ['takes none', () => undefined, 'This browser does not support notifications.'],
  [
    'needs the app on the home screen',
    () => Object.assign(navigator, { standalone: false }),
    /once the app is on your home screen/,
  ],
])('says why notifications are unavailable in a browser that %s', async (_what, prepare, words) => {
  prepare();
  show();
  await screen.findByRole('table');
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Turn on/ })).not.toBeInTheDocument();
});

it('lists browsers with their errors, and turns one off', async () => {
  show(server({ devices: [device('d1', undefined, { fault: 'unreachable' })] }));
  const list = within(await screen.findByRole('list', { name: 'Browsers with notifications' }));
  expect(list.getByText(/could not be reached/)).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Turn off notifications: Safari on iOS' }));
  await waitFor(() => expect(screen.queryByText(/could not be reached/)).not.toBeInTheDocument());
});

it('offers a retry when the choices cannot be loaded', async () => {
  const routes = server();
  show({ ...routes, [path]: refusal(500, 'INTERNAL', 'Broken.') });
  await screen.findByRole('button', { name: 'Try again' });
  stubNetwork(routes);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await box('A supplier has answered: Notification')).toBeChecked();
});
