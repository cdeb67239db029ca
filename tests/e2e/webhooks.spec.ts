import { Webhook as Receiver } from 'standardwebhooks';
import type { WebhookMessage } from '../../core/contracts/webhooks';
import { answer } from '../support/exchange/fake-partner';
import { startReceiver, type WebhookReceiver } from '../support/exchange/webhook-receiver';
import { expectAccessible, expectContrast } from '../support/e2e/axe';
import { expect, test } from '../support/e2e/fixtures';
import { openUsers } from '../support/e2e/users-page';

test.use({ account: 'admin', contextOptions: { reducedMotion: 'reduce' } });

let receiver: WebhookReceiver;
test.beforeEach(async () => {
  receiver = await startReceiver();
});
test.afterEach(() => receiver.close());

test('an administrator adds a webhook, views its log and repeats a delivery', async ({ page }) => {
  await openUsers(page);
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add a webhook' });
  await form.getByLabel('Name').fill('ERP');
  await form.getByLabel('Address').fill(receiver.address);
  await form.getByRole('checkbox', { name: 'API clients' }).check();
  await expectAccessible(page, 'a new webhook');
  await form.getByRole('button', { name: 'Add', exact: true }).click();

  const secretDialog = page.getByRole('dialog', { name: 'Secret of ERP' });
  const secret = await secretDialog.getByLabel('Secret', { exact: true }).inputValue();
  await expectAccessible(page, 'the secret of a webhook');
  await secretDialog.getByRole('button', { name: 'Done' }).click();

  receiver.answers(answer(500, 'out of order'));
  await page.getByRole('button', { name: 'Log of ERP' }).click();
  const log = page.getByRole('dialog', { name: 'Log of ERP' });
  await log.getByRole('button', { name: 'Send a test' }).click();
  await expect(log.getByText('out of order')).toBeVisible();
  receiver.answers(answer(200, 'thanks'));
  await log.getByRole('button', { name: 'Send a test' }).click();
  await expect(log.getByText('thanks')).toBeVisible();
  await expectAccessible(page, 'the log of a webhook');
  await log.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Add an API client' }).click();
  const client = page.getByRole('dialog', { name: 'Add an API client' });
  await client.getByLabel('Name').fill('Told of');
  await client.getByRole('checkbox', { name: 'Carbon Accounting: read' }).check();
  await client.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('dialog', { name: 'Secret of Told of' }).getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => receiver.received.length).toBe(3);
  const { body, headers } = receiver.received[2] ?? { body: '', headers: {} };
  const message = new Receiver(secret).verify(body, headers as Record<string, string>) as WebhookMessage;
  expect(message).toMatchObject({ type: 'api-client', data: { action: 'create' } });

  await page.getByRole('button', { name: 'Log of ERP' }).click();
  const sent = log.getByRole('listitem').filter({ hasText: 'API clients' });
  await expect(sent).toContainText('Delivered');
  await sent.getByText('API clients').click();
  await sent.getByRole('button', { name: /^Send again: API clients/ }).click();
  await expect.poll(() => receiver.received.length).toBe(4);
  expect(receiver.received[3]?.headers['webhook-id']).toBe(headers['webhook-id']);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 375, height: 700 });
  await expectContrast(page, 'the log of a webhook (dark)');
  await page.keyboard.press('Escape');
  await expectContrast(page, 'webhooks (dark)');

  await page.getByRole('button', { name: 'Remove ERP' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/^No webhook yet/)).toBeVisible();
});
