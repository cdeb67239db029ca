import type { Locator, Page } from '@playwright/test';

/** What the English sign-in pages of the providers call things. */
const embedded = {
  email: 'Email address',
  /** The link of its error pages that leads back to the product. */
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
