import { expect, type Page } from '@playwright/test';

/** Opens the newest mail to this address in the outbox page and returns the link in it. */
export async function linkInMail(page: Page, recipient: string): Promise<string> {
  const mail = page
    .getByRole('article')
    .filter({ has: page.locator('.envelope', { hasText: recipient }) })
    .first();
  await expect(async () => {
    await page.goto('/dev/outbox/');
    await expect(mail).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const href = await mail.locator('pre a').first().getAttribute('href');
  if (href === null) throw new Error(`The mail to ${recipient} has no link`);
  return href;
}

/** People invited in the demo world, each in their own language; they have no account yet. */
export const invitees = {
  de: { email: 'julia.weber@weber-feinguss.example', customer: 'Nordwerk Automotive AG' },
  en: { email: 'sarah.mitchell@northgate-coatings.example', customer: 'Kestrel Rail Systems Ltd' },
  es: { email: 'carlos.ruiz@transportesruiz.example' },
  fr: { email: 'claire.moreau@moreau-decoupe.example' },
  pt: { email: 'rui.tavares@tavaresmoldes.example' },
} as const;

/** Invited too, but his company is already registered. */
export const colleague = { email: 'energie@alpenguss.example', customer: 'Hansewind Turbinen GmbH' };

/** The invitation's token, from the link in the mail. */
export async function tokenInMail(page: Page, recipient: string): Promise<string> {
  return new URL(await linkInMail(page, recipient)).searchParams.get('token') ?? '';
}
