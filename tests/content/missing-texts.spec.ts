import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from '../support/content/editor-page';
import { expect, test } from '../support/e2e/fixtures';
import { expectNoHorizontalScroll } from '../support/e2e/horizontal-scroll';

const texts = process.env.TEST_TEXTS ?? '';

test('a missing text of a language is marked, counted, and asked for', async ({ page }) => {
  const french = path.join(texts, 'locales/fr/public.json');
  const before = readFileSync(french, 'utf8');
  const { notFound, ...others } = JSON.parse(before) as { notFound: Record<string, string> };
  const { home: _removed, ...kept } = notFound;
  writeFileSync(french, JSON.stringify({ notFound: kept, ...others }));
  try {
    await page.goto('/content/');
    await page.getByRole('link', { name: 'Before signing in' }).click();
    await page.getByRole('link', { name: /Pages that do not exist/ }).click();
    await expect(page.locator('[id^="notFound__home-field"]').getByRole('alert')).toHaveText(
      'This text is empty; write the text.',
    );
    await expect(text(page, 'notFound__home', 'Français')).toHaveAttribute('aria-invalid', 'true');
    const status = execFileSync(
      process.execPath,
      [path.resolve('node_modules/.bin/tsx'), path.resolve('scripts/content-status.ts'), '--details'],
      {
        cwd: texts,
        encoding: 'utf8',
      },
    );
    expect(status).toContain('fr, missing:\n  public:notFound.home\n');
  } finally {
    writeFileSync(french, before);
  }
});

test('the progress of each language is on its own page, which says so when it is unknown', async ({
  page,
}) => {
  await page.goto('/content/status.html');
  const rows = page.getByRole('row');
  await expect(rows.getByRole('rowheader')).toHaveText([
    'English',
    'Deutsch',
    'Español',
    'Français',
    'Português',
    '简体中文',
  ]);
  await expect(rows.filter({ hasText: 'Deutsch' }).getByRole('cell').nth(2)).toHaveText('0');
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoHorizontalScroll(page, 'the progress of each language');
  await page.route('**/status.json', (route) => route.fulfill({ status: 502 }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('the server answered 502');
  await page.getByRole('link', { name: 'Back to the texts' }).click();
  await expect(page.getByRole('link', { name: 'E-mails' })).toBeVisible();
});
