import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/**
 * `npm run pictures`: every screen of the built product as a picture. Nothing is asserted; the pictures are for
 * people.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../support/e2e/prepare-worlds.ts',
  fullyParallel: true,
  timeout: 20 * 60_000,
  reporter: 'line',
  projects: [{ name: 'pictures' }],
});
