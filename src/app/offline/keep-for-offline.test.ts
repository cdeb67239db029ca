import { completeLanguages, delayRegistration, keepForOffline } from './keep-for-offline';

const workerOf = () => ({ postMessage: jest.fn() });

/** A browser whose worker is, or becomes, active. */
function browserWith(active: ReturnType<typeof workerOf>) {
  const registration = { active } as unknown as ServiceWorkerRegistration;
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration) },
  });
  return registration;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('registers nothing where Gatsby does not ask for it', async () => {
  browserWith(workerOf());
  expect(keepForOffline()).toBeUndefined();
});

it('registers once, when a page is at rest, and asks for the other languages', async () => {
  const active = workerOf();
  const register = jest.fn(async () => undefined);
  const registration = browserWith(active);
  delayRegistration(register);
  keepForOffline()?.();
  await jest.runAllTimersAsync();
  expect(register).not.toHaveBeenCalled();

  keepForOffline();
  expect(register).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(keepForOffline()).toBeUndefined();
  expect(register).toHaveBeenCalledTimes(1);

  completeLanguages(registration);
  expect(active.postMessage.mock.calls).toEqual([[{ type: 'COMPLETE' }]]);
});

it('asks a new version for them, too', () => {
  const active = workerOf();
  completeLanguages(browserWith(active));
  expect(active.postMessage).toHaveBeenCalledWith({ type: 'COMPLETE' });
});

it('goes on where the script that registers cannot be fetched', async () => {
  browserWith(workerOf());
  const register = jest.fn(() => Promise.reject(new Error('Loading chunk 7 failed.')));
  delayRegistration(register);
  keepForOffline();
  await jest.runAllTimersAsync();
  expect(register).toHaveBeenCalledTimes(1);
});
