import { currentInstalling, install, watchInstalling } from './install';

/** Chromium reports that the site can be installed; `outcome` is the person's choice in its prompt. */
function canBeInstalled(outcome: 'accepted' | 'dismissed') {
  const prompt = jest.fn(async () => ({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return { event, prompt };
}

const runsAsApp = (matches: boolean) => (window.matchMedia = (() => ({ matches })) as never);
const safari = (standalone: boolean | undefined) =>
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: standalone });

beforeEach(() => {
  runsAsApp(false);
  safari(undefined);
});

// These run in order: once installed, the app stays installed.
test('without a prompt it is installed from the browser menu, in Safari on a phone by hand', () => {
  expect(currentInstalling()).toBe('elsewhere');
  safari(false);
  expect(currentInstalling()).toBe('byHand');
});

test('it is installed if it runs as an app', () => {
  safari(true);
  expect(currentInstalling()).toBe('installed');
  safari(undefined);
  runsAsApp(true);
  expect(currentInstalling()).toBe('installed');
});

test('the browser prompts once, on a click, and not automatically', async () => {
  const told = jest.fn();
  const stop = watchInstalling(told);
  const { event, prompt } = canBeInstalled('dismissed');
  expect(event.defaultPrevented).toBe(true);
  expect(currentInstalling()).toBe('ready');
  await install();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(currentInstalling()).toBe('elsewhere');
  expect(told).toHaveBeenCalledTimes(2);
  stop();
});

test('accepting the prompt installs it', async () => {
  canBeInstalled('accepted');
  await install();
  expect(currentInstalling()).toBe('installed');
});
