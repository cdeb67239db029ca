import { restoreScroll } from './restore-scroll';

let resized: () => void = () => undefined;
const disconnected = jest.fn();
class PageObserver {
  constructor(callback: () => void) {
    resized = callback;
  }
  observe = jest.fn();
  disconnect = disconnected;
}

const scrolled = jest.fn();
/** The page opens: how, at which saved position, and how high it is so far. */
function open({ type = 'reload', saved = '700' } = {}) {
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
  window.sessionStorage.setItem(`@@scroll|${location.pathname}|initial`, saved);
  restoreScroll();
}
function grow(height: number) {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
  resized();
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { ResizeObserver: PageObserver, scrollTo: scrolled, innerHeight: 800 });
  resized = () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  scrolled.mockClear();
  disconnected.mockClear();
});

it.each(['reload', 'back_forward'])('returns once the page is high enough: %s', (type) => {
  open({ type });
  grow(900);
  expect(scrolled).not.toHaveBeenCalled();
  grow(1500);
  expect(scrolled).toHaveBeenCalledWith(0, 700);
  expect(disconnected).toHaveBeenCalledTimes(1);
});

it.each([
  ['a page opened for the first time', { type: 'navigate' }],
  ['a page that was at its top', { saved: '0' }],
])('leaves %s as it is', (_what, how) => {
  open(how);
  grow(1500);
  expect(scrolled).not.toHaveBeenCalled();
});

it('leaves a page with a fragment in its address to the browser', () => {
  window.history.replaceState(null, '', '/#content');
  open();
  grow(1500);
  expect(scrolled).not.toHaveBeenCalled();
});

it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('moves nobody who reads already: %s', (sign) => {
  open();
  window.dispatchEvent(new Event(sign));
  expect(disconnected).toHaveBeenCalledTimes(1);
});

it('gives up after a while, and on another page', () => {
  open();
  jest.advanceTimersByTime(5_000);
  expect(disconnected).toHaveBeenCalledTimes(1);
  open();
  window.history.replaceState(null, '', '/elsewhere/');
  grow(1500);
  expect(disconnected).toHaveBeenCalledTimes(2);
  expect(scrolled).not.toHaveBeenCalled();
});
