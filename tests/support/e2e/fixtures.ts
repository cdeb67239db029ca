import { test as base, expect, type Browser } from '@playwright/test';
import { accounts, openSignIn, signIn, type AccountName } from './accounts';
import { preparedWorld } from './prepared-worlds';
import { ProductServer, shortLived } from './product-server';

type Session = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

const signedOut: Session = { cookies: [], origins: [] };

interface WorkerFixtures {
  /** Tests that name another world get their own server and data, so that they may use them up. */
  world: string;
  server: ProductServer;
  /** The cookies of an account that has signed in through the sign-in page, once per worker. */
  sessionOf: (account: AccountName) => Promise<Session>;
}

interface TestFixtures {
  /** The account that is signed in when the test begins; null: signed out. */
  account: AccountName | null;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  account: [null, { option: true }],

  world: ['shared', { option: true, scope: 'worker' }],

  server: [
    async ({ world }, use, { parallelIndex }) => {
      const server = await ProductServer.start(world, shortLived, preparedWorld(parallelIndex));
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  sessionOf: [
    async ({ browser, server }, use) => {
      const sessions = new Map<AccountName, Promise<Session>>();
      await use((account) => {
        const session = sessions.get(account) ?? createSession(browser, server.url, account);
        sessions.set(account, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],

  baseURL: ({ server }, use) => use(server.url),

  storageState: async ({ account, sessionOf }, use) => {
    await use(account === null ? signedOut : await sessionOf(account));
  },
});

async function createSession(browser: Browser, baseURL: string, account: AccountName): Promise<Session> {
  // Playwright gives new contexts the options of the running test, including its session.
  const context = await browser.newContext({ baseURL, locale: 'en-GB', storageState: signedOut });
  const page = await context.newPage();
  await openSignIn(page);
  await signIn(page, accounts[account]);
  await expect(page).toHaveURL(/\/(overview|first-run)\//);
  const session = await context.storageState();
  await context.close();
  return { ...session, origins: session.origins.map(withoutSavedState) };
}

/** A test starts without state saved by the page that has signed in. */
function withoutSavedState(origin: Session['origins'][number]): Session['origins'][number] {
  return { ...origin, localStorage: origin.localStorage.filter(({ name }) => name !== 'persist:session') };
}

export { expect };
