import playwrightConfig, { fullChromium } from '../../playwright.config';
import { expectAccessible, expectContrast } from '../support/e2e/axe';
import { expect, test } from '../support/e2e/fixtures';
import { startPushService, type PushService, type Subscription } from '../support/notifications/push-service';

test.use({
  world: 'notifications',
  account: 'user',
  serviceWorkers: 'allow',
  contextOptions: { reducedMotion: 'reduce' },
  // The headless shell blocks notifications, whatever permission is granted.
  launchOptions: { ...playwrightConfig.use?.launchOptions, executablePath: fullChromium },
});

let pushService: PushService;
let publicKey: string;

test.beforeAll(async () => {
  pushService = await startPushService(async () => publicKey);
});
test.afterAll(() => pushService.close());

/** Replaces the browser's own push service, which is on the internet. */
function subscribeWith(subscription: Subscription): void {
  let current: PushSubscription | null = null;
  const made = {
    endpoint: subscription.endpoint,
    toJSON: () => ({
      endpoint: subscription.endpoint,
      keys: { p256dh: subscription.p256dh, auth: subscription.auth },
    }),
    unsubscribe: async () => {
      current = null;
      return true;
    },
  } as unknown as PushSubscription;
  PushManager.prototype.getSubscription = async () => current;
  PushManager.prototype.subscribe = async () => (current = made);
}

test('a person turns notifications on, and one is pushed to the browser', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'], { origin: baseURL ?? '' });
  const browser = pushService.subscribe();
  await page.addInitScript(subscribeWith, browser);
  const settings = page.waitForResponse(/\/api\/account\/notifications$/);
  await page.goto('/account/settings/');
  ({
    data: { publicKey },
  } = (await (await settings).json()) as { data: { publicKey: string } });
  await page.getByRole('button', { name: 'Turn on notifications here' }).click();
  await expect(page.getByText('Notifications are on in this browser.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test notification' }).click();
  await expect.poll(() => pushService.received(browser).length).toBe(1);
  const [pushed] = pushService.received(browser);
  // In the language of the account, like mails.
  expect(pushed?.message.title).toBe('Las notificaciones funcionan en este dispositivo');

  // Shown immediately, but saved one after the other.
  const untilSaved = async (choose: () => Promise<void>) => {
    const saved = page.waitForResponse(
      (each) => each.url().endsWith('/api/account/notifications') && each.request().method() === 'PUT',
    );
    await choose();
    expect((await saved).ok()).toBe(true);
  };
  await untilSaved(() => page.getByLabel('Quiet hours without notifications').check());
  const answers = page.getByRole('checkbox', { name: 'A supplier has answered: Notification' });
  await untilSaved(() => answers.uncheck());
  await page.reload();
  await expect(page.getByLabel('From')).toHaveValue('22:00');
  await expect(answers).not.toBeChecked();
  await expectAccessible(page, 'settings with notifications');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, 'settings with notifications (dark)');
});

test.describe('in German, on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, locale: 'de-DE' });

  test('all notification settings fit on the screen', async ({ page }) => {
    await page.goto('/de/account/settings/');
    const table = page.getByRole('table').filter({ hasText: 'Ein Lieferant hat geantwortet' });
    await expect(table).toBeVisible();
    const box = await table.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(375);
    await expectAccessible(page, 'settings with notifications (German, phone)');
  });
});

test.describe('from the mail, in German', () => {
  test.use({ account: null, locale: 'de-DE', viewport: { width: 375, height: 800 } });

  test('the daily summary is switched off with one click', async ({ page }) => {
    // It looks the same for an unknown key, so it does not reveal which keys exist.
    await page.goto(`/api/notifications/summary-off/${crypto.randomUUID()}`);
    await expectAccessible(page, 'the page that ends summaries');
    await page.getByRole('button', { name: 'Zusammenfassung ausschalten' }).click();
    await expect(page.getByRole('link')).toHaveAttribute('href', '/de/account/settings/');
    await expectAccessible(page, 'the page when they have ended');
  });
});
