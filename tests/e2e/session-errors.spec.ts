import type { Page, Route } from '@playwright/test';
import { accounts, openSignIn, signIn } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';
import {
  beginSession,
  expectAccount,
  expectNothingOfTheAccount,
  openTab,
  provider,
  signOut,
  tokenEndpoint,
} from '../support/e2e/session-page';
import { signInPage } from '../support/e2e/sign-in-page';

const unavailable = 'Sign-in is not available right now';
const failed = 'Sign-in could not be completed';

/** Signs in while the token endpoint responds as set by the test. */
async function signInWith(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await openSignIn(page);
  await page.route(tokenEndpoint, answer);
  await signIn(page, accounts.user);
}

function withIssuer(token: string, iss: string): string {
  const [header, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  return [header, Buffer.from(JSON.stringify({ ...claims, iss })).toString('base64url'), signature].join('.');
}

test('an unresponsive provider is reported after 15 s at the latest, and can be retried', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(provider, () => undefined);
  // Requests to the provider in a frame may count as page loading, which then never ends.
  await page.goto('/overview/', { waitUntil: 'commit' });
  await expect(page.getByText('Loading …').first()).toBeAttached();
  await expect(async () => {
    await page.clock.fastForward('00:15');
    await expect(page.getByText(unavailable)).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await page.unroute(provider);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to supplier+s' })).toBeVisible();
});

for (const [what, answer] of [
  ['500', { status: 500, json: { error: 'server_error' } }],
  ['HTML', { status: 200, contentType: 'text/html', body: '<!doctype html><h1>Maintenance</h1>' }],
] as const) {
  test(`a provider that responds with ${what} is reported, and a later attempt succeeds`, async ({
    page,
  }) => {
    await signInWith(page, (route) => route.fulfill(answer));
    await expect(page.getByText(unavailable)).toBeVisible();

    await page.unroute(tokenEndpoint);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectAccount(page);
  });
}

test('tokens of another issuer are rejected', async ({ page }) => {
  await signInWith(page, async (route) => {
    const response = await route.fetch();
    const tokens = (await response.json()) as Record<string, string>;
    const id_token = withIssuer(tokens['id_token'] ?? '', 'https://elsewhere.example/realms/platform');
    await route.fulfill({ response, json: { ...tokens, id_token } });
  });
  await expect(page.getByText('The sign-in service could not be verified')).toBeVisible();
  await expect(page.getByText(/elsewhere\.example/)).toBeVisible();
});

test('a code that was already used is ignored: the session is restored silently', async ({ page }) => {
  let exchanges = 0;
  await signInWith(page, async (route) => {
    exchanges += 1;
    if (exchanges === 1) await route.fetch();
    await route.continue();
  });
  await expectAccount(page);
});

test('a response that was not requested here is refused, with a message', async ({ page }) => {
  await page.goto('/account/users/#state=forged&session_state=s&iss=x&code=stolen');
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page).toHaveURL(/\/\?returnTo=/);

  await page.getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, accounts.user);
  await expect(page).toHaveURL(/\/account\/users\/$/);
});

test('a session that was ended elsewhere is explained; signing in returns to the page', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await beginSession(page, '/account/users/');
  await page.route(tokenEndpoint, (route) =>
    route.fulfill({ status: 400, json: { error: 'invalid_grant' } }),
  );
  await context.clearCookies();
  await page.clock.fastForward('05:00');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expectNothingOfTheAccount(page);

  await page.unroute(tokenEndpoint);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, accounts.user);
  await expect(page).toHaveURL(/\/account\/users\/$/);
});

test('a redirect loop is stopped, and its exit ends the session', async ({ page, context }) => {
  await beginSession(page);
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: {} }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to Logout' }).click();
  await expect(page.getByText('You have signed out of supplier+s.')).toBeVisible();
  await expect(page.getByText(/your session there may still be open/)).toBeHidden();

  await openSignIn(await context.newPage());
});

test('a token refresh whose response was lost is repeated without ending the session', async ({ page }) => {
  const nextRefresh = () =>
    page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('grant_type=refresh_token'),
    );
  await page.clock.install();
  await beginSession(page);
  await page.route(
    tokenEndpoint,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/token'));
  const repeated = nextRefresh();
  await page.clock.fastForward('05:00');
  await lost;
  expect((await repeated).status()).toBe(200);

  const next = nextRefresh();
  await page.clock.fastForward('05:00');
  expect((await next).status()).toBe(200);
  await page.getByRole('link', { name: 'Self Assessment' }).click();
  await expectAccount(page);
});

test('cookies lost during the sign-in lead to a page that explains the next step', async ({
  page,
  context,
}) => {
  await openSignIn(page);
  await context.clearCookies();
  await signIn(page, accounts.user);
  await page.getByRole('link', { name: signInPage.wayBack }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to supplier+s' })).toBeVisible();
});

for (const offset of ['-10', '+10']) {
  test(`a clock that is ${offset} minutes off is tolerated`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + Number(offset) * 60_000 });
    await beginSession(page);
    await page.reload();
    await expectAccount(page);
    await page.clock.fastForward('06:00');
    await page.getByRole('link', { name: 'Self Assessment' }).click();
    await expectAccount(page);
  });
}

test('storage full of invalid data is tolerated', async ({ page, context }) => {
  await context.addInitScript(() => {
    const rubbish = [
      'env',
      'locale',
      'theme',
      'lastActivity',
      'signOutEvent',
      'firstRunComplete',
      'persist:root',
    ];
    if (sessionStorage.getItem('filled')) return;
    sessionStorage.setItem('filled', '1');
    sessionStorage.setItem('redirectLoop', '{"count":"many"');
    sessionStorage.setItem('signOut', '[]');
    for (const key of rubbish) localStorage.setItem(key, '{"version":"0.1",');
    for (let size = 2 ** 22, part = 0; size >= 1; part += 1) {
      try {
        localStorage.setItem(`old-${part}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await beginSession(page);
  const second = await openTab(context, '/account/users/');
  await signOut(page);
  await expect(second).toHaveURL(/\/logout\/$/);
});

test('blocked storage is tolerated: the session works and ends in every tab', async ({ page, context }) => {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await beginSession(page);
  const second = await openTab(context, '/account/users/');
  await signOut(page);
  await expect(second).toHaveURL(/\/logout\/$/);
  await expectNothingOfTheAccount(second);
});
