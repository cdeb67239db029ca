import { prefetchRoutes } from './prefetch-routes';

const paths = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const prefetch = jest.fn<void, [string]>();
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  prefetch.mockClear();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete (navigator as { connection?: unknown }).connection;
});

/** What has been fetched so far, each in its own task. */
function fetched(): string {
  jest.advanceTimersByTime(1);
  return prefetch.mock.calls.map(([path]) => path).join('');
}
const line = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

it('fetches four pages every three seconds, each once', () => {
  stop = prefetchRoutes(paths, prefetch);
  expect(fetched()).toBe('abcd');
  jest.advanceTimersByTime(2_990);
  expect(fetched()).toBe('abcd');
  jest.advanceTimersByTime(10);
  expect(fetched()).toBe('abcdefgh');
  jest.advanceTimersByTime(60_000);
  expect(fetched()).toBe('abcdefghi');
});

it.each([
  ['on 2g', { effectiveType: '2g' }],
  ['on slow 2g', { effectiveType: 'slow-2g' }],
  ['with data saver on', { effectiveType: '4g', saveData: true }],
])('fetches nothing %s, and continues afterwards', (_when, connection) => {
  line(connection);
  stop = prefetchRoutes(paths, prefetch);
  jest.advanceTimersByTime(60_000);
  expect(fetched()).toBe('');
  line({ effectiveType: '4g', saveData: false });
  jest.advanceTimersByTime(3_000);
  expect(fetched()).toBe('abcd');
});

it('waits while the device is offline or the tab hidden', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  stop = prefetchRoutes(paths, prefetch);
  online.mockReturnValue(true);
  jest.advanceTimersByTime(30_000);
  expect(fetched()).toBe('');
  visibility.mockReturnValue('visible');
  jest.advanceTimersByTime(3_000);
  expect(fetched()).toBe('abcd');
});

it('waits while someone types, and continues when they pause', () => {
  stop = prefetchRoutes(paths, prefetch);
  const type = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  for (let at = 0; at < 30_000; at += 500) {
    type();
    jest.advanceTimersByTime(500);
  }
  expect(fetched()).toBe('abcd');
  jest.advanceTimersByTime(3_000);
  expect(fetched()).toBe('abcdefgh');
});

it('stops on request', () => {
  stop = prefetchRoutes(paths, prefetch);
  stop();
  jest.advanceTimersByTime(60_000);
  expect(fetched()).toBe('abcd');
});
