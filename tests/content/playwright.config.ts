import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** The editor of the texts, on a server that has it. One worker: the working copy lets one address in. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/content',
  globalSetup: '../support/e2e/prepare-worlds.ts',
  workers: 1,
  projects: [{ name: 'content', use: { viewport: { width: 1600, height: 1000 } } }],
});
