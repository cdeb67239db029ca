import { accounts, openSignIn, signIn } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';
import { expectNoHorizontalScroll } from '../support/e2e/horizontal-scroll';
import { setPasswordFromMail } from '../support/e2e/new-user';
import { addPerson, choose, openUsers, rowOf } from '../support/e2e/users-page';

test.use({ account: 'admin', world: 'people' });

const nora = { email: 'nora.neu@alpenguss.example', firstName: 'Nora', lastName: 'Neu' };
const password = 'kupfer wolke neun';

test('a person is added, sets a password with the link in the mail, and signs in', async ({
  page,
  browser,
}) => {
  await openUsers(page);
  await addPerson(page, nora);
  await expect(rowOf(page, 'Nora Neu').getByText('User', { exact: true })).toBeVisible();

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const other = await context.newPage();
  await setPasswordFromMail(other, nora.email, password);
  await openSignIn(other, '/account/users/');
  await signIn(other, nora, password);
  await expect(other.getByText(/An administrator of your company adds and removes people/)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Add person' })).toBeHidden();

  await test.step('a new role takes effect in the open tab', async () => {
    await openUsers(page);
    await choose(page, 'Nora Neu', 'Make administrator');
    await page.getByRole('dialog').getByRole('button', { name: 'Make administrator' }).click();
    await expect(page.getByText('Nora Neu is an administrator now.')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Add person' })).toBeVisible();
  });

  await test.step('two administrators change the same person, and neither loses anything', async () => {
    const { name } = accounts.user;
    const [mine, theirs] = [page, other].map((tab) =>
      tab.getByRole('dialog', { name: `Details of ${name}` }),
    );
    if (!mine || !theirs) throw new Error('There are two browsers.');
    for (const tab of [page, other]) {
      await openUsers(tab);
      await choose(tab, name, 'Edit details');
    }
    await mine.getByLabel('Job title').fill('Head of energy');
    await theirs.getByLabel('Job title').fill('Buyer');
    await theirs.getByLabel('Phone number').fill('+43 7252 100201');
    await theirs.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText(`The details of ${name} have been saved.`)).toBeVisible();

    await expect(mine.getByText('Job title – now: Buyer; yours: Head of energy')).toBeVisible();
    await expect(mine.getByLabel('Phone number')).toHaveValue(/100201$/);
    await mine.getByRole('button', { name: 'Job title: keep mine, Head of energy' }).click();
    await mine.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`The details of ${name} have been saved.`)).toBeVisible();

    await choose(other, name, 'Edit details');
    await expect(theirs.getByLabel('Job title')).toHaveValue('Head of energy');
    await expect(theirs.getByLabel('Phone number')).toHaveValue(/100201$/);
    await theirs.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a removed person is signed out at the next request, with the reason', async () => {
    await choose(page, 'Nora Neu', 'Remove');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Nora Neu was removed.')).toBeVisible();
    await expect(rowOf(page, 'Nora Neu')).toBeHidden();
    await expect(other.getByText(/Your account was removed by an administrator/)).toBeVisible();
    await expect(other).toHaveURL(/\/logout\/$/);
  });
  await context.close();
});

test('an address in use is refused, and the input is kept', async ({ page }) => {
  await openUsers(page);
  await page.getByRole('button', { name: 'Add person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill(accounts.user.email.toUpperCase());
  await dialog.getByRole('button', { name: 'Add and send email' }).click();
  await expect(dialog.getByText('A user with this email already exists.')).toBeVisible();
  await expect(dialog.getByLabel('Email address')).toHaveValue(accounts.user.email.toUpperCase());
});

test('a long name makes neither the table nor a notice wider than a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openUsers(page);
  await addPerson(page, {
    email: 'lena@alpenguss.example',
    firstName: 'Lena',
    lastName: `L${'o'.repeat(80)}ng`,
  });
  await expectNoHorizontalScroll(page, 'User Management');
});

test('offline, people cannot be changed, and the form explains it', async ({ page, context }) => {
  await openUsers(page);
  await page.getByRole('button', { name: 'Add person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill('later@alpenguss.example');
  await context.setOffline(true);
  await expect(dialog.getByText(/needs a connection to the server/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add and send email' })).toBeDisabled();
  await context.setOffline(false);
  await expect(dialog.getByRole('button', { name: 'Add and send email' })).toBeEnabled();
  await expect(dialog.getByLabel('Email address')).toHaveValue('later@alpenguss.example');
});

test('the main-user role is transferred after two confirmations, and the profile with it', async ({
  page,
}) => {
  await openUsers(page);
  await choose(page, accounts.user.name, 'Transfer main-user role');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('button', { name: /^Transfer to/ })).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /^Transfer to/ }).click();
  await expect(page.getByText(`${accounts.user.name} is the main user now.`)).toBeVisible();
  await expect(rowOf(page, accounts.user.name).getByText('Main user')).toBeVisible();

  await page.goto('/account/company-profile/');
  await expect(
    page.getByText(
      `You do not have permission to edit the company profile. Only the main user, ${accounts.user.name}, may do so.`,
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeHidden();

  await page.goto('/account/audit-trail/');
  await expect(page.getByRole('rowheader', { name: /main-user role transferred Luis Ortega/ })).toBeVisible();
});
