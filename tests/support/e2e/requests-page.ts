import { expect, type Locator, type Page } from '@playwright/test';

/** The requests screen, by the roles and labels that a person sees. */
export const requestsTable = (page: Page): Locator => page.getByRole('table', { name: 'Customer Requests' });

export const rowOf = (page: Page, customer: string): Locator =>
  requestsTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader').getByRole('button', { name: customer, exact: true }) });

/** Opens the screen and returns a customer whose only request is unanswered. */
export async function firstInvited(page: Page, address = '/overview/'): Promise<string> {
  await page.goto(address);
  const accept = requestsTable(page).getByRole('button', { name: /^Accept the request from / });
  await accept.first().waitFor();
  const labels = await accept.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''));
  // Rows outside the window are not rendered: a customer's requests are counted by searching for it.
  const search = page.getByRole('searchbox');
  for (const customer of labels.map((label) => label.replace('Accept the request from ', ''))) {
    await search.fill(customer);
    await expect(requestsTable(page).getByRole('rowheader').filter({ hasNotText: customer })).toHaveCount(0);
    const isOnly = (await rowOf(page, customer).count()) === 1;
    await search.fill('');
    if (isOnly) return customer;
  }
  throw new Error('No customer of the demo world waits for an answer any more.');
}

/** Presses the answer in the customer's row and confirms it in the dialog. */
export async function answer(page: Page, customer: string, verb: 'Accept' | 'Decline'): Promise<void> {
  await rowOf(page, customer)
    .getByRole('button', { name: `${verb} the request from ${customer}` })
    .click();
  await page
    .getByRole('dialog', { name: `${verb} this request?` })
    .getByRole('button', { name: `${verb} request` })
    .click();
}

/** Waits until the server has the answer. The row shows it earlier, when it could still be lost with the device. */
export async function expectAcknowledged(
  page: Page,
  customer: string,
  outcome: 'accepted' | 'declined',
): Promise<void> {
  await expect(
    page.getByRole('status').filter({ hasText: `Request from ${customer} ${outcome}.` }),
  ).toBeVisible();
}

/** Declined requests come last, where rows outside the window are not rendered: search for it. */
export async function expectDeclined(page: Page, customer: string): Promise<void> {
  await page.getByRole('searchbox').fill(customer);
  await expect(rowOf(page, customer).getByText('Declined', { exact: true })).toBeVisible();
}
