import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/fixtures';
import { expectOfflineCopy } from '../support/e2e/persistence';
import { requestsTable } from '../support/e2e/requests-page';

test.use({ account: 'admin', world: 'live', serviceWorkers: 'allow' });

const areas = ['Self Assessment', 'Carbon Accounting', 'Supply Chain Management', 'Customer Requests'];
const fields = [
  'apiHealth',
  'authInfo',
  'cacheVersion',
  'data',
  'initialized',
  'projectId',
  'sessionInfo',
  'timestamp',
];

interface SavedSession {
  cacheVersion: string;
  initialized: boolean;
  timestamp: number;
  data: { customerRequests?: object[]; businessSegments?: object[]; valueLists: object };
}

async function savedSession(page: Page): Promise<SavedSession | null> {
  const text = await page.evaluate(() => localStorage.getItem('persist:session'));
  return JSON.parse(text ?? 'null') as SavedSession | null;
}

async function visitAreas(page: Page): Promise<void> {
  await page.goto('/overview/');
  await expect(requestsTable(page)).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  for (const area of areas) {
    const link = navigation.getByRole('link', { name: area });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await expect(requestsTable(page).getByRole('row').nth(1)).toBeVisible();
  await expect
    .poll(async () => {
      const { initialized, data } = (await savedSession(page)) ?? {};
      return [initialized, data?.customerRequests?.length, data?.businessSegments?.length];
    })
    .toEqual([true, expect.any(Number), expect.any(Number)]);
}

test('after visiting the four areas the session is in localStorage in its specified shape, without a token', async ({
  page,
}) => {
  await visitAreas(page);
  const session = await savedSession(page);
  expect(Object.keys(session ?? {}).sort()).toEqual(fields);
  expect(session).toMatchObject({ cacheVersion: '2.0', data: { valueLists: {} } });
  expect(JSON.stringify(session)).not.toMatch(/eyJ[\w-]{10,}\.[\w-]{10,}|token/i);
});

test('a reload without a server shows the saved state, but not of another version', async ({
  page,
  server,
}) => {
  await visitAreas(page);
  await expectOfflineCopy(page);
  await server.stop('SIGKILL');
  try {
    await page.reload();
    await expect(requestsTable(page).getByRole('row').nth(1)).toBeVisible();

    // Where the installed app starts.
    await page.goto('/');
    await expect(requestsTable(page).getByRole('row').nth(1)).toBeVisible();

    // From a page that saves nothing, so that the next page finds what is changed here.
    await page.goto('/legal/terms/');
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('persist:session') ?? '{}') as object;
      localStorage.setItem('persist:session', JSON.stringify({ ...session, cacheVersion: '2.1' }));
    });
    await page.goto('/overview/');
    await expect(page.getByText('Sign-in is not available right now')).toBeVisible();
    await expect(requestsTable(page)).toHaveCount(0);
    expect(await savedSession(page)).toBeNull();
  } finally {
    await server.start();
  }
});
