import { expect, test } from '../support/e2e/fixtures';
import { invitees, linkInMail } from '../support/e2e/outbox';

const password = 'Quiet Harbour 2031';

test('from the invitation to the first screen with the keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await page.addInitScript(() => window.localStorage.setItem('locale', 'en'));
  await page.goto(await linkInMail(page, invitees.pt.email));
  await expect(page.getByText('is interested in your carbon data')).toBeVisible();
  const focused = page.locator(':focus');

  /** Presses Tab until the element with this label or text has the focus. */
  const tabTo = async (name: string): Promise<void> => {
    const place = page.getByRole('dialog').or(page.getByRole('main')).last();
    const target = place.getByLabel(name, { exact: true }).or(place.getByText(name, { exact: true }));
    for (let presses = 0; presses < 40; presses += 1) {
      await keyboard.press('Tab');
      const ids = await target.evaluateAll((elements) =>
        elements.includes(document.activeElement as HTMLElement),
      );
      if (ids) return;
    }
    throw new Error(`Tab never reached ${name}`);
  };

  await tabTo('Register new account');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Company Information' })).toBeVisible();
  await expect(page.getByLabel('Company name')).toHaveValue('Tavares Moldes, Lda.');

  await tabTo('Country');
  await keyboard.type('united');
  await expect(page.getByRole('option', { name: /United Arab Emirates/ })).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(focused).toHaveValue('United Kingdom');

  await tabTo('Industry');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await keyboard.press('Tab');
  await expect(page.getByLabel('Company size')).toBeFocused();
  await keyboard.press('Shift+Tab');
  await keyboard.press('ArrowDown');
  await keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await keyboard.type('chemicals and');
  await keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveValue(
    'Chemicals and chemical products',
  );

  await expect(page.getByLabel('Company size')).toBeFocused();
  await keyboard.press('ArrowDown');
  await tabTo('Continue to next step');
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeFocused();
  await tabTo('First name');
  await keyboard.type('Sarah');
  await keyboard.press('Tab');
  await keyboard.type('Mitchell');
  await keyboard.press('Tab');
  await keyboard.type(invitees.pt.email);
  const checkbox = page.getByRole('checkbox');
  while (!(await checkbox.evaluate((element) => element === document.activeElement)))
    await keyboard.press('Tab');
  await keyboard.press('Space');
  await tabTo('Complete Registration');
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Your account has been created' })).toBeVisible();

  await page.goto(await linkInMail(page, invitees.pt.email));
  await tabTo('New password');
  await keyboard.type(password);
  await tabTo('Repeat the new password');
  await keyboard.type(password);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await tabTo('Continue to sign-in');
  await keyboard.press('Enter');

  await expect(page.getByLabel('Email address')).toHaveValue(invitees.pt.email);
  await tabTo('Password');
  await keyboard.type(password);
  await keyboard.press('Enter');

  await expect(page.getByRole('dialog', { name: 'Let’s set up your company' })).toBeVisible();
  await tabTo('Not now');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Requests' })).toBeVisible();
});
