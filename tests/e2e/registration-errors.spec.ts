import type { Route } from '@playwright/test';
import { expectAccessible } from '../support/e2e/axe';
import { expect, test } from '../support/e2e/fixtures';
import {
  complete,
  errorTitle,
  fillRegistration,
  openForm,
  projectCall,
} from '../support/e2e/registration-page';

const accountCall = '**/api/auth/create-account';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (window.localStorage.getItem('locale') === null) window.localStorage.setItem('locale', 'en');
  });
});

const refuse =
  (message: string, status = 409) =>
  (route: Route) =>
    route.fulfill({ status, json: { error: { message, code: 'REFUSED' } } });

const warnings = {
  'WARNING: DUNS EXISTS': 'a company with the same DUNS number already exists in our system',
  'WARNING: SOMETHING ELSE': 'A potential issue was detected: WARNING: SOMETHING ELSE',
};
for (const [warning, text] of Object.entries(warnings)) {
  test(`${warning} is explained`, async ({ page }) => {
    await page.route(projectCall, (route) => route.fulfill({ json: { warning } }));
    await openForm(page);
    await fillRegistration(page, 'sarah@northgate-coatings.example');
    await complete(page);
    await expect(page.getByText(text)).toBeVisible();
  });
}

const failures: {
  name: string;
  at: string;
  answer: (route: Route) => unknown;
  text: string;
  ways: string[];
}[] = [
  {
    name: 'a token that has been used in the meantime',
    at: projectCall,
    answer: refuse('ERROR: TOKEN INVALID'),
    text: 'Please check your invitation email or contact the sender for a new invitation.',
    ways: ['Login'],
  },
  {
    name: 'an error in the server’s words',
    at: projectCall,
    answer: refuse('The moon is full', 400),
    text: 'An error occurred during registration: The moon is full',
    ways: ['Back to form', 'Contact support'],
  },
  {
    name: 'a server that fails without words',
    at: projectCall,
    answer: (route) => route.fulfill({ status: 500, body: '' }),
    text: 'Registration failed. Please try again later.',
    ways: ['Back to form', 'Contact support'],
  },
  {
    name: 'a server that answers HTML',
    at: projectCall,
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    text: 'Registration failed. Please try again later.',
    ways: ['Back to form', 'Contact support'],
  },
  {
    name: 'an answer without a project',
    at: projectCall,
    answer: (route) => route.fulfill({ json: { message: 'ok' } }),
    text: 'An error occurred during registration: No project ID received from server',
    ways: ['Back to form', 'Contact support'],
  },
  {
    name: 'an account that could not be made',
    at: accountCall,
    answer: (route) => route.fulfill({ status: 503, body: '' }),
    text: 'An error occurred during registration: Account creation failed with status 503',
    ways: ['Back to form', 'Contact support'],
  },
];

for (const { name, at, answer, text, ways } of failures) {
  test(`${name} shows the error view and keeps the form`, async ({ page }) => {
    if (at === accountCall)
      await page.route(projectCall, (route) => route.fulfill({ json: { projectId: 7 } }));
    await page.route(at, answer);
    await openForm(page);
    await fillRegistration(page, 'sarah@northgate-coatings.example');
    await complete(page);
    await expect(page.getByRole('heading', { name: errorTitle })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText('If this issue persists, please contact our support team.')).toBeVisible();
    await expect(page.getByRole('main').locator('a, button')).toHaveText(ways);
    await expectAccessible(page, 'error view');
    if (!ways.includes('Back to form')) return;
    await page.getByRole('button', { name: 'Back to form' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Sarah');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('United Kingdom');
  });
}
