import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/**
 * The editor of the texts, on a server that includes it (one worker: the working copy allows one address), two
 * editors that publish to a Git server, and the site that was built from languages without texts.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/content',
  globalSetup: '../support/e2e/prepare-worlds.ts',
  workers: 1,
  projects: [
    {
      name: 'editor',
      testIgnore: ['emptied.spec.ts', 'host.spec.ts'],
      use: { viewport: { width: 1600, height: 1000 } },
    },
    { name: 'host', testMatch: 'host.spec.ts' },
    { name: 'emptied', testMatch: 'emptied.spec.ts' },
  ],
});
