import { accounts } from '../support/e2e/accounts';
import { expectAccessible } from '../support/e2e/axe';
import { expect, test } from '../support/e2e/fixtures';
import { colleague, invitees } from '../support/e2e/outbox';
import {
  complete,
  errorTitle,
  fillCompany,
  fillRegistration,
  openForm,
  projectCall,
} from '../support/e2e/registration-page';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (window.localStorage.getItem('locale') === null) window.localStorage.setItem('locale', 'en');
  });
});

test('registration requires a token; without one nothing is sent', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/register/');
  await expect(page.getByRole('heading', { name: errorTitle })).toBeVisible();
  await expect(page.getByText('The invitation token is invalid or has expired.')).toBeVisible();
  await expect(page.getByText('If this issue persists, please contact our support team.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Login']);
  expect(calls.filter((path) => path.startsWith('/api/registration'))).toEqual([]);
});

test('redirects from the form if the token is invalid', async ({ page }) => {
  await page.goto('/register/?token=nonsense');
  await expect(page).toHaveURL(/\/error\/$/);
  await expect(page.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
});

test('the form shows errors next to a field once it was touched', async ({ page }) => {
  await openForm(page);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  const next = page.getByRole('button', { name: 'Continue to next step' });
  await expect(next).toBeDisabled();
  // Filled in from the invitation.
  await page.getByLabel('Company name').fill('');
  await page.getByRole('combobox', { name: 'Country' }).fill('');
  await expect(page.getByRole('button', { name: 'Personal Information' })).toBeDisabled();

  await page.getByLabel('Company name').focus();
  await page.getByRole('combobox', { name: 'Country' }).focus();
  await page.getByRole('combobox', { name: 'Industry' }).focus();
  await page.getByLabel('Company size').focus();
  await page.getByLabel('DUNS number').fill('12345678');
  await page.getByLabel('City').focus();
  for (const fault of [
    'Company name is required',
    'Country is required',
    'Industry is required',
    'Company size is required',
    'DUNS number must be exactly 9 digits',
  ]) {
    await expect(page.getByText(fault, { exact: true })).toBeVisible();
  }
  await expectAccessible(page, 'step 1 with faults');

  await fillCompany(page);
  await expect(page.getByText('Company name is required')).toHaveCount(0);
  await next.click();
  await expect(page.getByLabel('DUNS number')).toBeFocused();
  await page.getByLabel('DUNS number').fill('123456789');
  await next.click();

  const last = page.getByRole('button', { name: 'Complete Registration' });
  await expect(last).toBeDisabled();
  await page.getByLabel('First name').focus();
  await page.getByLabel('Last name').focus();
  await page.getByLabel('Email address').fill('');
  await page.getByLabel('Phone number').fill('12');
  await page.getByRole('checkbox').focus();
  await page.getByLabel('Email address').focus();
  for (const fault of [
    'First name is required',
    'Last name is required',
    'Email address is required',
    'Please enter a valid phone number',
    'You must accept the terms of service',
  ]) {
    await expect(page.getByText(fault, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Email address').fill('@northgate');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expectAccessible(page, 'step 2 with faults');
});

test('an international number typed into the phone field sets its dial code', async ({ page }) => {
  await openForm(page);
  await fillCompany(page);
  await page.getByRole('button', { name: 'Continue to next step' }).click();
  const dialCode = page.getByRole('combobox', { name: 'Dial code' });
  await expect(dialCode).toHaveValue('+44');
  await page.getByLabel('Phone number').fill('0039 06 1234 5678');
  await expect(dialCode).toHaveValue('+39');
  await page.getByLabel('Job title').focus();
  await expect(page.getByLabel('Phone number')).toHaveValue('0612345678');
  await dialCode.fill('portu');
  await page.getByRole('option', { name: /Portugal/ }).click();
  await expect(dialCode).toHaveValue('+351');
});

test('input survives a change of language, a reload and a lost connection', async ({ page }) => {
  await openForm(page);
  await fillRegistration(page, 'sarah+test@northgate-coatings.example');
  await page.getByRole('button', { name: 'Back' }).click();

  await page.getByRole('group').locator('summary').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL(/\/de\/register\/\?token=/);
  await expect(page.getByLabel('Firmenname')).toHaveValue('Northgate Coatings Ltd');
  await expect(page.getByRole('combobox', { name: 'Land' })).toHaveValue('Vereinigtes Königreich');

  await page.getByRole('button', { name: 'Persönliche Angaben' }).click();
  await page.route('**/api/app-registration-industries*', (route) => route.abort());
  await page.reload();
  await expect(page.getByLabel('Vorname')).toHaveValue('Sarah');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('sarah+test@northgate-coatings.example');
  await expect(page.getByRole('checkbox')).toBeChecked();

  await page.route(projectCall, (route) => route.abort());
  await page.getByRole('button', { name: 'Registrierung abschließen' }).click();
  await expect(page.getByText('Die Registrierung ist fehlgeschlagen.')).toBeVisible();
  await page.getByRole('button', { name: 'Zurück zum Formular' }).click();
  await expect(page.getByLabel('Nachname')).toHaveValue('Mitchell');
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page.getByRole('combobox', { name: 'Branche' })).toHaveValue(
    'Herstellung von chemischen Erzeugnissen',
  );
});

test('a possible duplicate of a company must be confirmed or rejected', async ({ page }) => {
  const token = await openForm(page, colleague.email);
  await fillRegistration(page, 'new.colleague@alpenguss.example');
  await complete(page);

  await expect(page.getByRole('heading', { name: 'Sorry, one more thing...' })).toBeVisible();
  await expect(page.getByText('a company with the same email domain already exists')).toBeVisible();
  await expectAccessible(page, 'warning');
  await page.getByRole('button', { name: 'Check data again' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue('new.colleague@alpenguss.example');

  await complete(page);
  await page.getByRole('button', { name: 'Continue creating account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account has been created' })).toBeVisible();
  await expect(page.getByText('new.colleague@alpenguss.example')).toBeVisible();

  // The invitation is used up by now.
  await page.goto(`/register/?token=${token}`);
  await expect(page.getByRole('heading', { name: 'Account Already Registered' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/\\?token=${token}$`));
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', /kc_action/);
});

test('a person with an account is directed to the login', async ({ page }) => {
  await openForm(page);
  await fillRegistration(page, accounts.admin.email.toUpperCase());
  await complete(page);
  const again = page.getByRole('button', { name: 'Continue creating account' });
  await expect(again.or(page.getByRole('heading', { name: errorTitle }))).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(page.getByText('An account with this email address already exists.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Login']);
});

test('scripts in a field are shown as text, and a double click sends once', async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route(projectCall, async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ json: { warning: '<img src=x onerror=alert(1)>' } });
  });
  page.on('dialog', () => {
    throw new Error('A script ran');
  });
  await openForm(page);
  await fillCompany(page, '<script>alert(1)</script> 株式会社 🌱');
  await page.getByRole('button', { name: 'Continue to next step' }).click();
  await page.getByLabel('First name').fill('  Nguyễn  ');
  await page.getByLabel('Last name').fill('<b>bold</b>');
  await page.getByLabel('Email address').fill(' SARAH+x@Northgate-Coatings.example ');
  await page.getByLabel('Phone number').fill('0171 1234567');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Complete Registration' }).dblclick();

  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(bodies).toEqual([
    expect.objectContaining({
      suppressWarnings: false,
      companyData: expect.objectContaining({
        Name: '<script>alert(1)</script> 株式会社 🌱',
        Country: 'GB',
        CompanySize: 2,
        MonthOfFiscalYear: 1,
        BusinessSegment: [],
      }),
      personalData: expect.objectContaining({
        Name: 'Nguyễn',
        SurName: '<b>bold</b>',
        Email: 'SARAH+x@Northgate-Coatings.example',
        PhoneNumber: '+441711234567',
        HasAcceptTermsOfUse: true,
        EmailInitialLanguage: 'en',
      }),
    }),
  ]);
});

test('a lost response can be requested again', async ({ page }) => {
  await openForm(page, invitees.es.email);
  await fillRegistration(page, invitees.es.email);
  await page.route(projectCall, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await complete(page);
  await expect(page.getByText('Registration failed. Please try again later.')).toBeVisible();
  await page.unroute(projectCall);
  await page.reload();
  await complete(page);
  await expect(page.getByRole('heading', { name: 'Your account has been created' })).toBeVisible();
  await expect(page.getByText(invitees.es.email)).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(window.sessionStorage).filter((key) => key.startsWith('registration'))),
    )
    .toEqual([]);
});

test.describe('the second step, which is a separate chunk', () => {
  const script = /\/registration-\w+\.js$/;

  test('is available offline once the form was started', async ({ page, context }) => {
    await openForm(page);
    const loaded = page.waitForResponse(script);
    await page.getByLabel('Company name').focus();
    await (await loaded).finished();
    await fillCompany(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Continue to next step' }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
  });

  test('can be reloaded, and keeps the input', async ({ page }) => {
    await page.route(script, (route) => route.abort());
    await openForm(page);
    await fillCompany(page);
    await page.getByRole('button', { name: 'Continue to next step' }).click();
    await expect(page.getByText('This part of the page could not be loaded')).toBeVisible();
    await expectAccessible(page, 'step 2 that could not be loaded');
    await page.unroute(script);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('First name').fill('Sarah');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Company name')).toHaveValue('Northgate Coatings Ltd');
  });
});
