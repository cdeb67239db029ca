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

it('registers nothing if Gatsby has not requested it', async () => {
  browserWith(workerOf());
  expect(keepForOffline()).toBeUndefined();
});

it('registers once, when a page is idle, and requests the other languages', async () => {
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

it('also requests them from a new version', () => {
  const active = workerOf();
  completeLanguages(browserWith(active));
  expect(active.postMessage).toHaveBeenCalledWith({ type: 'COMPLETE' });
});

it('continues if the registration script cannot be fetched', async () => {
  browserWith(workerOf());
  const register = jest.fn(() => Promise.reject(new Error('Loading chunk 7 failed.')));
  delayRegistration(register);
  keepForOffline();
  await jest.runAllTimersAsync();
  expect(register).toHaveBeenCalledTimes(1);
});
