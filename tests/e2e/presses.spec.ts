import { countingPresses } from '../support/e2e/counting-presses';
import { expect, test } from '../support/e2e/fixtures';
import { firstInvited, rowOf } from '../support/e2e/requests-page';
import { openRoute } from '../support/e2e/routes';
import { supplierRow } from '../support/e2e/suppliers-page';

test.use({ account: 'admin', world: 'people' });

const year = new Date().getFullYear() - 1;

test('four presses from a new request to its first answer, and three more to the submission', async ({
  page,
}) => {
  const customer = await firstInvited(page);
  const toAnswer = countingPresses();
  await toAnswer.press(
    rowOf(page, customer).getByRole('button', { name: `Accept the request from ${customer}` }),
  );
  await toAnswer.press(page.getByRole('dialog').getByRole('button', { name: 'Accept request' }));
  await toAnswer.press(page.getByRole('link', { name: `Answer now ${customer}` }));
  const saved = page.waitForResponse((each) => each.url().endsWith('/save-and-calc') && each.ok());
  await toAnswer.press(page.getByRole('radio', { name: 'Divided by weight, pieces or hours' }));
  await saved;
  expect(toAnswer.presses()).toBe(4);

  const toSubmission = countingPresses();
  await toSubmission.press(page.getByRole('button', { name: 'Review and submit' }));
  const review = page.getByRole('dialog', { name: 'What your customers will see' });
  await toSubmission.press(review.getByRole('checkbox', { name: /^Submit anyway/ }));
  await toSubmission.press(review.getByRole('button', { name: /^Submit to \d+ customers$/ }));
  await expect(page.getByText('Your self-assessment is submitted')).toBeVisible();
  expect(toSubmission.presses()).toBe(3);
});

test('three presses from the years to the tonnes of a bill', async ({ page }) => {
  await openRoute(page, '/carbon-accounting/', 'en');
  const { press, type, presses } = countingPresses();
  await press(page.getByRole('link', { name: `Edit figures of ${year}` }));
  const amount = page.getByRole('textbox', { name: 'Amount of Natural gas, gross calorific value' });
  const saved = page.waitForResponse((each) => each.url().includes('/ca-activities-data/') && each.ok());
  await type(amount, '19000000');
  await amount.press('Enter');
  await saved;
  await press(page.getByRole('button', { name: 'Calculate', exact: true }));
  await expect(page.getByText(new RegExp(`^${year} was calculated: .* less than before\\.$`))).toBeVisible();
  expect(presses()).toBe(3);
});

test('eight presses invite a supplier, and four remind it on the same day', async ({ page }) => {
  await openRoute(page, '/supply-chain-management/', 'en');
  const name = 'Fjordvik Castings AS';
  const inviting = countingPresses();
  await inviting.press(page.getByRole('button', { name: 'Invite supplier' }));
  const form = page.getByRole('dialog', { name: 'Invite a supplier' });
  await inviting.type(form.getByLabel('Company name'), name);
  await inviting.type(form.getByLabel('Email address'), 'quality@fjordvik.example');
  for (const [field, choice] of [
    ['Product group', 'Castings and forgings'],
    ['Country of production', 'Norway'],
  ] as const) {
    await inviting.type(form.getByRole('combobox', { name: field }), choice);
    await inviting.press(page.getByRole('listbox').getByRole('option', { name: choice }));
  }
  await inviting.press(form.getByRole('button', { name: 'Send invitation' }));
  await expect(page.getByText(`${name} has been invited.`)).toBeVisible();
  expect(inviting.presses()).toBe(8);

  const reminding = countingPresses();
  await reminding.press(supplierRow(page, name).getByRole('button', { name, exact: true }));
  await reminding.press(
    page.getByRole('dialog', { name }).getByRole('button', { name: 'Remind', exact: true }),
  );
  const reminder = page.getByRole('dialog', { name: `Remind ${name}` });
  await reminding.press(reminder.getByRole('checkbox', { name: /^They were asked/ }));
  await reminding.press(reminder.getByRole('button', { name: 'Send reminder' }));
  await expect(page.getByText(`${name} has been reminded.`)).toBeVisible();
  expect(reminding.presses()).toBe(4);
});

test('one press from a result to its source', async ({ page }) => {
  await openRoute(page, `/carbon-accounting/${year}/results/`, 'en');
  const { press, presses } = countingPresses();
  await press(page.getByRole('button', { name: /^How .* was calculated$/ }).first());
  await expect(page.getByText('Publisher', { exact: true }).first()).toBeVisible();
  expect(presses()).toBe(1);
});
