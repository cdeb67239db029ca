import type { Locator, Page } from '@playwright/test';

/** The labels of the providers' English sign-in pages. */
const embedded = {
  email: 'Email address',
  /** The link on its error pages back to the product. */
  wayBack: 'Open supplier+s',
  refusal: (page: Page): Locator =>
    page.getByRole('alert').filter({ hasText: 'The email address or the password is not right.' }),
};
const keycloak: typeof embedded = {
  email: 'Email',
  wayBack: '« Back to Application',
  refusal: (page) => page.getByText('Invalid username or password.'),
};

/** The sign-in page of the provider that the tests run with. */
export const signInPage = process.env.IDENTITY === 'keycloak' ? keycloak : embedded;
