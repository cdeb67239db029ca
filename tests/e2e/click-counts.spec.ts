import { createClickCounter } from '../support/e2e/click-counter';
import { expect, test } from '../support/e2e/fixtures';
import { firstInvited, rowOf } from '../support/e2e/requests-page';
import { openRoute } from '../support/e2e/routes';
import { supplierRow } from '../support/e2e/suppliers-page';

test.use({ account: 'admin', world: 'people' });

const year = new Date().getFullYear() - 1;

test('four clicks from a new request to its first answer, and three more to the submission', async ({
  page,
}) => {
  const customer = await firstInvited(page);
  const toAnswer = createClickCounter();
  await toAnswer.click(
    rowOf(page, customer).getByRole('button', { name: `Accept the request from ${customer}` }),
  );
  await toAnswer.click(page.getByRole('dialog').getByRole('button', { name: 'Accept request' }));
  await toAnswer.click(page.getByRole('link', { name: `Answer now ${customer}` }));
  const saved = page.waitForResponse((each) => each.url().endsWith('/save-and-calc') && each.ok());
  await toAnswer.click(page.getByRole('radio', { name: 'Divided by weight, pieces or hours' }));
  await saved;
  expect(toAnswer.clicks()).toBe(4);

  const toSubmission = createClickCounter();
  await toSubmission.click(page.getByRole('button', { name: 'Review and submit' }));
  const review = page.getByRole('dialog', { name: 'What your customers will see' });
  await toSubmission.click(review.getByRole('checkbox', { name: /^Submit anyway/ }));
  await toSubmission.click(review.getByRole('button', { name: /^Submit to \d+ customers$/ }));
  await expect(page.getByText('Your self-assessment is submitted')).toBeVisible();
  expect(toSubmission.clicks()).toBe(3);
});

test('three clicks from the years to the tonnes of a bill', async ({ page }) => {
  await openRoute(page, '/carbon-accounting/', 'en');
  const { click, type, clicks } = createClickCounter();
  await click(page.getByRole('link', { name: `Edit figures of ${year}` }));
  const amount = page.getByRole('textbox', { name: 'Amount of Natural gas, gross calorific value' });
  const saved = page.waitForResponse((each) => each.url().includes('/ca-activities-data/') && each.ok());
  await type(amount, '19000000');
  await amount.press('Enter');
  await saved;
  await click(page.getByRole('button', { name: 'Calculate', exact: true }));
  await expect(page.getByText(new RegExp(`^${year} was calculated: .* less than before\\.$`))).toBeVisible();
  expect(clicks()).toBe(3);
});

test('eight clicks invite a supplier, and four remind it on the same day', async ({ page }) => {
  await openRoute(page, '/supply-chain-management/', 'en');
  const name = 'Fjordvik Castings AS';
  const inviting = createClickCounter();
  await inviting.click(page.getByRole('button', { name: 'Invite supplier' }));
  const form = page.getByRole('dialog', { name: 'Invite a supplier' });
  await inviting.type(form.getByLabel('Company name'), name);
  await inviting.type(form.getByLabel('Email address'), 'quality@fjordvik.example');
  for (const [field, choice] of [
    ['Product group', 'Castings and forgings'],
    ['Country of production', 'Norway'],
  ] as const) {
    await inviting.type(form.getByRole('combobox', { name: field }), choice);
    await inviting.click(page.getByRole('listbox').getByRole('option', { name: choice }));
  }
  await inviting.click(form.getByRole('button', { name: 'Send invitation' }));
  await expect(page.getByText(`${name} has been invited.`)).toBeVisible();
  expect(inviting.clicks()).toBe(8);

  const reminding = createClickCounter();
  await reminding.click(supplierRow(page, name).getByRole('button', { name, exact: true }));
  await reminding.click(
    page.getByRole('dialog', { name }).getByRole('button', { name: 'Remind', exact: true }),
  );
  const reminder = page.getByRole('dialog', { name: `Remind ${name}` });
  await reminding.click(reminder.getByRole('checkbox', { name: /^They were asked/ }));
  await reminding.click(reminder.getByRole('button', { name: 'Send reminder' }));
  await expect(page.getByText(`${name} has been reminded.`)).toBeVisible();
  expect(reminding.clicks()).toBe(4);
});

test('one click from a result to its source', async ({ page }) => {
  await openRoute(page, `/carbon-accounting/${year}/results/`, 'en');
  const { click, clicks } = createClickCounter();
  await click(page.getByRole('button', { name: /^How .* was calculated$/ }).first());
  await expect(page.getByText('Publisher', { exact: true }).first()).toBeVisible();
  expect(clicks()).toBe(1);
});
