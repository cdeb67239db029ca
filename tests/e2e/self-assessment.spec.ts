import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/e2e/fixtures';

test.use({ account: 'admin', world: 'carbon', serviceWorkers: 'allow' });

const segment = '/self-assessment/business-segments/MACHINERY/AT/update/';
const share = (page: Page) => page.getByLabel(/these sites’ electricity is renewable/);
const year = (page: Page) => page.getByLabel('Which year do the answers in this segment refer to?');
const saved = (page: Page) => page.getByText('All answers are saved');
const measures = (page: Page) => page.locator('[id^="measure-"][role="group"]');

/** Types into a field and waits until the server has it. */
async function answer(field: Locator, text: string): Promise<void> {
  const page = field.page();
  const taken = page.waitForResponse((each) => each.url().endsWith('/save-and-calc') && each.ok());
  await field.fill(text);
  await field.blur();
  await taken;
}

/** Types into every field in tab order until the last measure is answered; picks choices that are not made yet. */
async function answerByKeyboard(page: Page, degree: string): Promise<void> {
  await page.getByRole('textbox').first().focus();
  await page.keyboard.type('Gearboxes');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2025');
  const last = measures(page).last().getByLabel('Start year');
  for (let key = 0; key < 200; key += 1) {
    await page.keyboard.press('Tab');
    const field = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      const isChosen = element.closest('fieldset')?.querySelector('input:checked') != null;
      const label = element.labels?.[0]?.textContent ?? '';
      const isYear = label === 'Start year';
      const share = label.includes('%') ? '12,5 %' : '12,5';
      return { type: element.type, id: element.closest('[id^="measure-"]')?.id, isChosen, isYear, share };
    });
    const isChoice = field.type === 'radio' || field.type === 'checkbox';
    if (isChoice && !field.isChosen) await page.keyboard.press('Space');
    else if (field.isYear) await page.keyboard.type('2024');
    else if (field.type === 'text') await page.keyboard.type(field.id ? degree : field.share);
    if (await last.evaluate((element) => element === document.activeElement)) break;
  }
}

test.describe.configure({ mode: 'serial' });

/** A phone shows it in another place, which is not visible here. */
const answered = (page: Page, progress: string) => page.getByText(progress).filter({ visible: true });

test('a whole segment is answered with the keyboard, saved while typing, and still complete after a reload', async ({
  page,
}) => {
  await page.goto('/self-assessment/');
  const row = page.getByRole('region', { name: 'Machinery' });
  await row.getByRole('link', { name: 'Start' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machinery');
  await expect(page).toHaveTitle('Machinery · Austria · Business segments · supplier+s');
  await expect(answered(page, '0 of 23 answered')).toBeVisible();

  await answerByKeyboard(page, '40');

  await expect(answered(page, '23 of 23 answered')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(answered(page, '23 of 23 answered')).toBeVisible();
  await expect(page).toHaveTitle('Machinery · Austria · Business segments · supplier+s');
  await expect(share(page)).toHaveValue('12.5');
  await expect(year(page)).toHaveValue('2025');
  await expect(measures(page).first().getByLabel('Today (%)')).toHaveValue('40');
});

test('answers given offline are shown, marked, and sent after reconnecting', async ({ page, context }) => {
  await page.goto(segment);
  await expect(share(page)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await share(page).fill('33');
  await share(page).blur();
  await expect(page.getByText('Not sent yet', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Kept on this device, sent when you are online')).toBeVisible();

  await answerByKeyboard(page, '45');
  await expect(answered(page, '23 of 23 answered')).toBeVisible();
  await share(page).fill('33');
  await share(page).blur();

  // The page itself opens offline, with the answers.
  await page.reload();
  await expect(share(page)).toHaveValue('33');
  await expect(page.getByText('Not sent yet', { exact: true }).first()).toBeVisible();

  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('Not sent yet', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(share(page)).toHaveValue('33');
  await expect(measures(page).last().getByLabel('In three years (%)')).toHaveValue('45');
});

test('an answer that a colleague saved first is not overwritten: the person decides', async ({
  page,
  context,
  browser,
  sessionOf,
  server,
}) => {
  await page.goto(segment);
  await expect(share(page)).toBeVisible();
  await context.setOffline(true);
  await share(page).fill('60');
  await share(page).blur();

  const other = await browser.newContext({
    baseURL: server.url,
    storageState: await sessionOf('user'),
    locale: 'en-GB',
  });
  const colleague = await other.newPage();
  await colleague.goto(segment);
  await answer(share(colleague), '70');
  // Different answers changed at the same time do not conflict.
  await year(page).fill('2024');
  await year(page).blur();

  await context.setOffline(false);
  await expect(page.getByText('Changed in the meantime')).toBeVisible();
  await expect(year(colleague)).toHaveValue('2024');
  await expect(share(colleague)).toHaveValue('70');

  const decide = async (choice: 'Keep mine' | 'Take theirs', theirs: string) => {
    await page.getByRole('button', { name: /needs your decision/ }).click();
    await page.getByRole('button', { name: /^Compare: / }).click();
    const question = page.getByRole('dialog', { name: 'Which version should count?' });
    await expect(question.getByRole('cell', { name: theirs })).toBeVisible();
    await question.getByRole('button', { name: choice }).click();
    await expect(page.getByText('Everything is sent.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Changed in the meantime')).toBeHidden();
  };
  await decide('Take theirs', '70');
  await expect(share(page)).toHaveValue('70');

  await context.setOffline(true);
  await share(page).fill('61');
  await share(page).blur();
  await answer(share(colleague), '71');
  await context.setOffline(false);
  await expect(page.getByText('Changed in the meantime')).toBeVisible();
  await decide('Keep mine', '71');
  await expect(share(colleague)).toHaveValue('61');
  await other.close();
});

test('errors are shown next to their field, and no input is lost', async ({ page }) => {
  await page.goto(segment);
  await year(page).fill('1024');
  await year(page).blur();
  await expect(
    page.getByText(`Please enter a year between 2000 and ${new Date().getUTCFullYear()}.`),
  ).toBeVisible();
  await expect(year(page)).toHaveValue('1024');
  await page.goto('/self-assessment/business-segments/NOWHERE/AT/update/');
  await expect(page.getByRole('heading', { name: 'Segment not found' })).toBeVisible();
});

test('submitting shows what each customer receives, and changes the status of the requests', async ({
  page,
}) => {
  await page.goto('/overview/');
  const waiting = page.getByText(/nothing submitted yet|Asked again since/);
  await expect(waiting.first()).toBeVisible();

  await page.goto('/self-assessment/');
  await page.getByRole('button', { name: 'Review and submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'What your customers will see' });
  await expect(dialog.getByRole('heading', { name: 'Elevadores Atlântica Lda.' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Submit anyway/ }).check();
  await dialog.getByRole('button', { name: /^Submit to \d+ customers$/ }).click();

  await expect(page.getByText('Your self-assessment is submitted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review and submit' })).toBeDisabled();
  await expect(page.getByText('Your customers have your current answers.')).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toHaveCount(0);

  await page.goto('/overview/');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('the next submission lists the changes since the last one; afterwards no changes are listed', async ({
  page,
}) => {
  await page.goto(segment);
  const measure = measures(page).first();
  const name = (await measure.getAttribute('aria-label')) ?? (await measure.getByRole('heading').innerText());
  await answer(share(page), '62');
  await answer(measure.getByLabel('Today (%)'), '55');

  await page.goto('/self-assessment/');
  const row = page.getByRole('region', { name: 'Machinery' });
  const changes = '2 answers changed since the last submission';
  await expect(row.getByText(changes)).toBeVisible();
  await page.getByRole('button', { name: 'Review and submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'What your customers will see' });
  const customer = dialog
    .getByRole('group')
    .filter({ has: page.getByText(changes) })
    .first();
  await customer.getByText(changes).click();
  const named = customer.getByRole('listitem');
  await expect(named).toHaveText([/these sites’ electricity is renewable/, name]);
  await dialog.getByRole('checkbox', { name: /^Submit anyway/ }).check();
  await dialog.getByRole('button', { name: /^Submit to \d+ customers$/ }).click();

  await expect(page.getByText('Your customers have your current answers.')).toBeVisible();
  await expect(row.getByText(/changed since the last submission/)).toHaveCount(0);
});
