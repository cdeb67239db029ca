import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/**
 * Sign-in, session and registration again with Keycloak as the provider, and tests of Keycloak itself. Keycloak knows
 * one address of the product: one worker, so that only one server runs at a time.
 */
export default defineConfig({
  ...base,
  testDir: '..',
  outputDir: '../../test-results/keycloak',
  testMatch: [
    'e2e/sign-in.spec.ts',
    'e2e/session*.spec.ts',
    'e2e/registration.spec.ts',
    'e2e/api-*.spec.ts',
    'keycloak/*.spec.ts',
  ],
  workers: 1,
  globalSetup: './global-setup.ts',
  projects: [{ name: 'keycloak', use: { viewport: { width: 1280, height: 800 } } }],
});
