import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fieldOf, openFields, siteState, text } from '../support/content/editor-page';
import { expectAccessible } from '../support/e2e/axe';
import { expect, test } from '../support/e2e/fixtures';

const copy = process.env.TEST_TEXTS ?? '';
const english = path.join(copy, 'locales/en/registration.json');
const note = path.join(copy, 'content/notes/fr/registration.jsonl');
const field = 'fields__companyCity';

test('translations of a changed English text say so, with the former one, until they are confirmed', async ({
  page,
}) => {
  const before = readFileSync(english, 'utf8');
  await openFields(page);
  const label = text(page, field, 'English');
  const former = await label.inputValue();
  const hints = fieldOf(page, field).getByText(`It was: “${former}”`);
  await expect(hints).toHaveCount(0);
  try {
    await label.fill('Town or city');
    await page.getByRole('button', { name: 'Publish' }).first().click();
    await page.getByText('Publish now').click();
    await expect(siteState(page)).toHaveText('Live now');
    await expect(hints).toHaveCount(5);
    await expectAccessible(page, 'translations of a changed text', '.text-row');

    // A confirmation has a name.
    await fieldOf(page, field).getByRole('button', { name: 'Still right: Français' }).click();
    const notes = page.getByRole('dialog', { name: /^Notes: / });
    await expect(notes.getByRole('status')).toHaveText('Give your name, then choose “Approved”.');
    await notes.getByLabel('Your name').fill('Nina Weber');
    await notes.getByRole('button', { name: 'Approved' }).click();
    await expect(notes.getByRole('status')).toHaveText('Noted: approved.');
    await page.keyboard.press('Escape');
    await expect(hints).toHaveCount(4);
    await expect(text(page, field, 'Français')).toBeFocused();
    expect(readFileSync(note, 'utf8')).toContain('"english":"Town or city"');

    await fieldOf(page, field).getByRole('button', { name: 'Still right: Deutsch' }).click();
    await expect(hints).toHaveCount(3);
    await text(page, field, 'Español').fill('Localidad');
    await expect(hints).toHaveCount(2);

    await page.getByRole('navigation', { name: 'All texts' }).getByRole('button', { name: 'To do' }).click();
    const task = page
      .getByRole('dialog', { name: 'What I have to do' })
      .getByRole('listitem')
      .filter({ hasText: 'registration:fields.companyCity (pt)' });
    await expect(task).toContainText(`English was: “${former}”, and is now: “`);
  } finally {
    writeFileSync(english, before);
    if (existsSync(note)) rmSync(path.join(copy, 'content/notes'), { recursive: true });
  }
});

test('an editor whose program has ended is told what to check, and loses nothing', async ({ page }) => {
  const { backend } = JSON.parse(readFileSync('build/content/backend.json', 'utf8')) as {
    backend: { proxy_url: string };
  };
  await openFields(page);
  const label = text(page, field, 'Deutsch');
  await page.route(backend.proxy_url, (route) => route.abort());
  await label.fill('Stadt');
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.getByText('Publish now').click();
  await expect(
    page.getByText(/^Nothing was published. Nobody answers where the texts are kept/).first(),
  ).toBeVisible();
  await expect(label).toHaveValue('Stadt');
  await expect(fieldOf(page, field).getByText('Not published yet.')).toBeVisible();
});
