import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { fieldOf, openFields, text } from '../support/content/editor-page';
import { expectAccessible } from '../support/e2e/axe';
import { expect, test } from '../support/e2e/fixtures';

const copy = process.env.TEST_TEXTS ?? '';
const german = path.join(copy, 'locales/de/registration.json');
const notes = path.join(copy, 'content/notes');
const field = 'fields__companyName';

test.afterEach(() => rmSync(notes, { recursive: true, force: true }));

const notesOf = (page: Page) => page.getByRole('dialog', { name: /^Notes: / });
const openNotes = (page: Page, name: RegExp) => fieldOf(page, field).getByRole('button', { name }).click();

/** Sets the name of the person who works in this browser. */
async function giveName(page: Page, name: string): Promise<void> {
  await page.addInitScript((given) => window.localStorage.setItem('texts.author', given), name);
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.getByText('Publish now').click();
}

const check = () =>
  execFileSync(
    process.execPath,
    [path.resolve('node_modules/.bin/tsx'), path.resolve('scripts/check-translations.ts')],
    { env: { ...process.env, TEXTS_DIR: path.join(copy, 'locales') }, encoding: 'utf8', stdio: 'pipe' },
  );

test('an editor asks for a review, a colleague comments and approves, and a later change needs another review', async ({
  page,
  browser,
}) => {
  await giveName(page, 'Nina Weber');
  await openFields(page);
  await openNotes(page, /^Notes: Deutsch$/);
  await expect(notesOf(page).getByText(/^English: “.+”$/)).toBeVisible();
  await notesOf(page).getByRole('button', { name: 'To review' }).click();
  await expect(notesOf(page).getByRole('status')).toHaveText('Noted: to review.');
  await expectAccessible(page, 'notes about a text', 'dialog.panel');
  await page.keyboard.press('Escape');
  await expect(fieldOf(page, field).getByRole('button', { name: 'To review: Deutsch' })).toBeVisible();

  const colleague = await browser.newPage();
  await giveName(colleague, 'Jan Vos');
  await colleague.goto('/content/');
  await colleague.getByRole('button', { name: 'To do' }).click();
  const tasks = colleague.getByRole('dialog', { name: 'What I have to do' });
  const review = tasks.getByRole('listitem').filter({ hasText: 'registration:fields.companyName (de)' });
  await expect(review).toContainText('To review, asks Nina Weber');
  await expectAccessible(colleague, 'what an editor has to do', 'dialog.panel');
  await tasks.getByRole('button', { name: 'registration:fields.companyName (de)' }).click();
  await expect(text(colleague, field, 'Deutsch')).toBeFocused();
  await openNotes(colleague, /^To review: Deutsch$/);
  await notesOf(colleague).getByLabel('Comment').fill('As in the register?');
  await notesOf(colleague).getByRole('button', { name: 'Add' }).click();
  await notesOf(colleague).getByRole('button', { name: 'Approved' }).click();
  await expect(notesOf(colleague).getByRole('status')).toHaveText('Noted: approved.');

  // The colleague's text changes: nobody has approved the new one.
  await page.reload();
  await expect(
    fieldOf(page, field).getByRole('button', { name: 'Approved, 1 comment: Deutsch' }),
  ).toBeVisible();
  await text(page, field, 'Deutsch').fill('Name der Firma');
  await openNotes(page, /^To review, 1 comment: Deutsch$/);
  await expect(notesOf(page)).toContainText('To review again: the text or its English has changed');
  await notesOf(page).getByRole('button', { name: 'Settle what was said' }).click();
  await expect(notesOf(page).getByRole('status')).toHaveText('Settled.');
  await page.keyboard.press('Escape');
  await fieldOf(page, field).getByRole('button', { name: 'Back to what is published: Deutsch' }).click();
  await expect(fieldOf(page, field).getByRole('button', { name: 'Approved: Deutsch' })).toBeVisible();
  await colleague.close();
});

test('a finding about wording is overridden with a reason, also for the command line, until that is withdrawn', async ({
  page,
}) => {
  const before = readFileSync(german, 'utf8');
  await giveName(page, 'Nina Weber');
  await openFields(page);
  const label = text(page, field, 'Deutsch');
  // Other tests publish to the same working copy.
  const standing = await label.inputValue();
  await label.fill('Company name');
  await expect(fieldOf(page, field).getByRole('alert')).toContainText('is the same as in English');
  await openNotes(page, /^Let it stay: Deutsch$/);
  await notesOf(page).getByLabel('Reason').fill('The register calls it so.');
  await notesOf(page).getByLabel('Reason').press('Enter');
  await expect(notesOf(page)).toContainText('It stays: The register calls it so. (Nina Weber');
  await page.keyboard.press('Escape');
  await expect(fieldOf(page, field).getByRole('alert')).toHaveCount(0);
  await publish(page);
  await expect.poll(() => readFileSync(german, 'utf8')).toContain('"Company name"');
  expect(check()).toContain('All texts are there');

  await openFields(page);
  await openNotes(page, /^Notes: Deutsch$/);
  await notesOf(page).getByRole('button', { name: 'No, tell it again' }).click();
  await expect(notesOf(page).getByRole('status')).toHaveText('It is told again.');
  await page.keyboard.press('Escape');
  await expect(fieldOf(page, field).getByRole('alert')).toContainText('is the same as in English');
  expect(check).toThrow(/registration.json:\d+ \(German\): "fields.companyName" is the same as in English/);
  await label.fill(standing);
  await publish(page);
  await expect.poll(() => readFileSync(german, 'utf8')).toBe(before);
});

test('faults that break the product cannot be overridden', async ({ page }) => {
  await giveName(page, 'Nina Weber');
  await openFields(page);
  await text(page, field, 'Deutsch').fill('Firma <b>');
  await expect(fieldOf(page, field).getByRole('alert')).toContainText('has HTML');
  await expect(fieldOf(page, field).getByRole('button', { name: /Let it stay/ })).toHaveCount(0);
  await openNotes(page, /^Notes: Deutsch$/);
  await expect(notesOf(page)).toContainText('This breaks the product and has to be corrected.');
  expect(existsSync(notes)).toBe(false);
});

test('the glossary and earlier translations are below the field, and can be inserted by keyboard', async ({
  page,
}) => {
  await openFields(page);
  await text(page, field, 'Deutsch').focus();
  const suggestions = fieldOf(page, field).getByRole('list', { name: 'Suggestions: Deutsch' });
  await expect(suggestions.getByRole('button').first()).toBeVisible();
  await expectAccessible(page, 'the texts of a field', '.text-row');
  await expectAccessible(page, 'the tools', '#tools');
  await text(page, 'fields__terms', 'Français').focus();
  const terms = fieldOf(page, 'fields__terms').getByLabel('Glossary: Français');
  await expect(terms.getByRole('definition').first()).toHaveText('politique de confidentialité');
  await text(page, field, 'Deutsch').focus();
  const first = await suggestions.getByRole('button').first().innerText();
  await text(page, field, 'Deutsch').press('Alt+1');
  await expect(text(page, field, 'Deutsch')).toHaveValue(first);
});

test('a translation service set by the operator translates one text on request', async ({ page, server }) => {
  const asked: unknown[] = [];
  await page.route('**/backend.json', async (route) => {
    const place = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...place, translation: { url: `${server.url}/translate` } } });
  });
  await page.route('**/translate', async (route) => {
    asked.push(route.request().postDataJSON());
    await route.fulfill({ json: { translatedText: 'Name des Unternehmens' } });
  });
  await openFields(page);
  await text(page, field, 'Deutsch').focus();
  const ask = fieldOf(page, field).getByRole('button', { name: /^Ask localhost.*: Deutsch$/ });
  await expect(ask).toBeVisible();
  expect(asked).toEqual([]);
  await ask.click();
  await fieldOf(page, field).getByRole('button', { name: 'Name des Unternehmens' }).click();
  await expect(text(page, field, 'Deutsch')).toHaveValue('Name des Unternehmens');
  expect(asked).toEqual([{ q: 'Company name', source: 'en', target: 'de', format: 'text' }]);
});

test('a note on a form that English lacks refers to its English source text', async ({ page }) => {
  await giveName(page, 'Nina Weber');
  await page.goto('/content/');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByLabel('Words or key').fill('session:signIn.waiting_many');
  await page.getByLabel('Words or key').press('Enter');
  await page.getByRole('button', { name: /\(fr\)$/ }).click();
  const many = fieldOf(page, 'signIn__waiting_many');
  await many.getByRole('button', { name: 'Notes: Français' }).click();
  await notesOf(page).getByRole('button', { name: 'Approved' }).click();
  await expect(notesOf(page).getByRole('status')).toHaveText('Noted: approved.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'To do' }).click();
  const tasks = page.getByRole('dialog', { name: 'What I have to do' });
  await expect(tasks.getByRole('status')).toHaveText('Nothing waits for you.');
});
