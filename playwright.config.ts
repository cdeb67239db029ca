import { defineConfig } from '@playwright/test';

/** The full browser, for tests that need a persistent profile. */
export const fullChromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

/** Every worker starts its own servers on its own folders (tests/support/e2e), so there is no webServer. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/e2e/prepare-worlds.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Otherwise each context would fetch and cache the whole site. Tests that go offline or inspect the cache allow
    // it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH || fullChromium,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: '**/*.phone.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
  ],
});
