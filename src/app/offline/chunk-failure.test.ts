import { markHydrated } from '../../lib/hydration/use-hydrated';
import { reloadOnceWithoutChunk } from './chunk-failure';
import { onUpdateReady } from './service-worker';

let navigation: string;
const reload = jest.fn();
const replace = jest.fn();
const gatsby = jest.fn();

const workers = Object.assign(new EventTarget(), { controller: {}, getRegistration: async () => undefined });

beforeAll(() => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
  performance.getEntriesByType = () => [{ type: navigation } as PerformanceNavigationTiming];
  window.addEventListener('unhandledrejection', gatsby);
  reloadOnceWithoutChunk({ reload, replace });
});
beforeEach(() => {
  navigation = 'navigate';
  jest.clearAllMocks();
});

const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

it.each([
  'ChunkLoadError: Loading chunk 532 failed.',
  'Error: Loading CSS chunk 12 failed.',
  'Error: page resources for /overview/ not found. Not rendering React',
  'SyntaxError: Unexpected end of JSON input',
])('reloads the page for "%s"', (message) => {
  reject(new Error(message));
  expect(reload).toHaveBeenCalledTimes(1);
});

describe('if reloading did not help', () => {
  beforeEach(() => (navigation = 'reload'));
  afterEach(() => window.history.replaceState(null, '', '/'));

  it.each([
    ['/de/overview/', [['/de/500/']]],
    ['/overview/', [['/500/']]],
    ['/de/500/', []],
  ])('%s, which has not started, leads to the error page', (path, expected) => {
    window.history.replaceState(null, '', path);
    reject(new Error(`page resources for ${path} not found. Not rendering React`));
    expect(replace.mock.calls).toEqual(expected);
    expect(reload).not.toHaveBeenCalled();
    expect(gatsby).not.toHaveBeenCalled();
  });

  it('a page that works without the missing part stays', () => {
    markHydrated();
    reject(new Error('Loading chunk 532 failed.'));
    expect([reload.mock.calls, replace.mock.calls, gatsby.mock.calls]).toEqual([[], [], []]);
  });
});

it('waits for the network when the device is offline', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reject(new Error('Loading chunk 532 failed.'));
  expect(reload).not.toHaveBeenCalled();
  online.mockRestore();
});

it('leaves it to the person when another tab has activated another version', () => {
  workers.dispatchEvent(new Event('controllerchange'));
  const offered = jest.fn();
  const end = onUpdateReady(offered);
  reject(new Error('Loading chunk 532 failed.'));
  expect([offered.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  end();
});

it('ignores every other failure', () => {
  reject(new Error('Failed to fetch'));
  reject(undefined);
  expect(reload).not.toHaveBeenCalled();
  expect(gatsby).toHaveBeenCalledTimes(2);
});
