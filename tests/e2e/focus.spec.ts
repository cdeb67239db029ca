import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/fixtures';
import { openRoute } from '../support/e2e/routes';

test.use({ account: 'admin' });

const lastYear = new Date().getUTCFullYear() - 1;

/** Whether something else lies over the middle of the focused element. */
const isCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    return !onTop || !(element.contains(onTop) || onTop.contains(element));
  });

test('going back through long tables, the focus is never below the head of one', async ({ page }) => {
  await openRoute(page, `/carbon-accounting/${lastYear}/update/`, 'en');
  for (let presses = 0; presses < 110; presses += 1) await page.keyboard.press('Tab');
  for (let presses = 0; presses < 110; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await isCovered(page), `after ${presses + 1} presses`).toBe(false);
  }
});

test('pressing Escape again and again loses no input, and the drawer opens again afterwards', async ({
  page,
}) => {
  await openRoute(page, `/carbon-accounting/${lastYear}/update/`, 'en');
  const edit = page.getByRole('button', { name: 'Edit LPG, mass' });
  await edit.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'LPG, mass' });
  await drawer.getByLabel('Note').fill('Meter 12');
  const question = page.getByRole('dialog', { name: 'Discard what you have entered?' });
  for (let times = 0; times < 3; times += 1) {
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(drawer.getByLabel('Note')).toHaveValue('Meter 12');
  }
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(drawer).toHaveCount(0);
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
});

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('no bar covers the questions of a segment', async ({ page }) => {
    await openRoute(page, '/self-assessment/business-segments/ALUMINIUM/AT/update/', 'de');
    const covered = await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight / 2);
      const isBar = (element: Element | null): boolean =>
        element !== null &&
        (/fixed|sticky/.test(getComputedStyle(element).position) || isBar(element.parentElement));
      const rows = Array.from({ length: window.innerHeight }, (_, y) => y);
      return rows.filter((y) => isBar(document.elementFromPoint(window.innerWidth / 2, y))).length;
    });
    expect(covered).toBe(0);
  });

  test('a field of a dialog is not cut off', async ({ page }) => {
    await openRoute(page, '/self-assessment/', 'de');
    await page.getByRole('button', { name: 'Segment hinzufügen' }).press('Enter');
    const dialog = page.getByRole('dialog');
    for (const field of ['Branche', 'Land']) {
      await dialog.getByLabel(field, { exact: true }).focus();
      await expect(dialog.getByLabel(field, { exact: true })).toBeInViewport({ ratio: 1 });
    }
  });
});
