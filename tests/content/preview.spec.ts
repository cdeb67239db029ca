import { fieldOf, preview, text } from '../support/content/editor-page';
import { accounts, signIn } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';

test('a page behind the sign-in announces that signing in opens a new tab, and is shown afterwards', async ({
  page,
}) => {
  await page.goto('/content/');
  await page.getByRole('link', { name: 'Catalogue of questions and e-learning' }).click();
  await page.getByRole('link', { name: /Catalogue: cause “Melting and heating furnaces”/ }).click();
  await page.frameLocator('#preview-pane').getByLabel('Language').selectOption('English');
  await expect(preview(page).getByRole('heading', { name: 'Sign in to supplier+s' })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await preview(page).getByRole('button', { name: 'Sign in (opens a new tab)' }).click();
  const tab = await opened;
  const closed = tab.waitForEvent('close');
  await signIn(tab, accounts.admin);
  await closed;
  await expect(preview(page).getByRole('navigation').first()).toBeVisible();
  await expect(preview(page).getByText('Nobody is signed in here.')).toHaveCount(0);
});

test('a text that is longer than its button on a phone is found on the page, and links to its field', async ({
  page,
}) => {
  await page.goto('/content/');
  await page.getByRole('link', { name: 'Before signing in' }).click();
  await page.getByRole('link', { name: /Sign-in, session and sign-out: sign-in card/ }).click();
  const pane = page.frameLocator('#preview-pane');
  await pane.getByLabel('Width').selectOption('phone');
  const button = preview(page).getByRole('button', { name: 'Anmelden' });
  await expect(button).toBeVisible();
  await expect(pane.getByText(/longer than its button/)).toHaveCount(0);
  await text(page, 'signIn__action', 'Deutsch').fill('Anmeldeseitenweiterleitungsschaltflächenbeschriftung');
  await expect(pane.getByText(/longer than its button at 375 px/)).toBeVisible();
  await pane.getByRole('button', { name: 'Open session:signIn.action' }).click();
  await expect(text(page, 'signIn__action', 'Deutsch')).toBeFocused();
  await fieldOf(page, 'signIn__action')
    .getByRole('button', { name: 'Back to what is published: Deutsch' })
    .click();
  await expect(pane.getByText(/longer than its button/)).toHaveCount(0);
});
