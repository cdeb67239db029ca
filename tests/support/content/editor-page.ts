import { expect, type FrameLocator, type Page } from '@playwright/test';

/** Opens the labels of the registration form. */
export async function openFields(page: Page): Promise<void> {
  await page.goto('/content/');
  await page.getByRole('link', { name: 'Before signing in' }).click();
  await page.getByRole('link', { name: /Registration: labels of the form/ }).click();
  await expect(page.getByLabel('Deutsch').first()).toBeVisible();
}

/** A field of the editor, by its name. */
export const fieldOf = (page: Page, field: string) => page.locator(`[id^="${field}-field"]`);

/** The text of a field in a language. */
export const text = (page: Page, field: string, language: string) =>
  fieldOf(page, field).getByLabel(language, { exact: true });

export const preview = (page: Page): FrameLocator =>
  page.frameLocator('#preview-pane').frameLocator('iframe[title="Preview"]');

/** Shows how far the publication on the site is. */
export const siteState = (page: Page) =>
  page.getByRole('navigation', { name: 'All texts' }).getByRole('status');
