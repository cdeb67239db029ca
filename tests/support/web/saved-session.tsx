import { cleanup, render, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { SessionGate } from '../../../src/app/start-up/session-gate';
import { SessionProvider } from '../../../src/app/start-up/session-provider';
import { createTab } from '../../../src/app/start-up/tab';
import { usePermissions } from '../../../src/domain/people/use-permissions';
import type { Auth } from '../../../src/lib/auth/auth';
import { AuthContext } from '../../../src/lib/auth/auth-context';
import { selectUnsentCount } from '../../../src/lib/outbox/outbox-slice';
import { useSession } from '../../../src/lib/session/use-session';
import { useAppSelector } from '../../../src/lib/store/hooks';
import { fakeAuth } from './fake-auth';
import { openedStores } from './opened-stores';
import { publicEnv } from './public-env';
import { stubNetwork } from './stub-network';
import { WithTexts } from './with-texts';

export const admin = { email: 'ANNA@example.test', role: 'Admin', isMainUser: true };
export const answers = {
  'GET /api/company-profile/42/privileges': { privileges: { AppMode: 'OPEN' } },
  'GET /api/user-management/project/42/users': { data: [admin] },
  'GET /api/company-profile/42': { data: { CompanyData: { Name: 'Alpenguss' } } },
};
/** How many unsent edits the page showed on each render. */
export const drawnUnsent: number[] = [];

function Page() {
  const { profile } = useSession();
  const { role, isMainUser } = usePermissions();
  drawnUnsent.push(useAppSelector(selectUnsentCount));
  return <h1>{`${profile?.name}, ${role}${isMainUser ? ', main user' : ''}`}</h1>;
}

/** For a test file: its `open` and `leavePage`, which sign their stores out after each test. */
export function savedSessions() {
  const opened = openedStores();

  function open(auth: Auth, { afterReload = true } = {}) {
    const tab = createTab(auth, { afterReload }, async () => publicEnv);
    render(
      <WithTexts>
        <AuthContext.Provider value={() => auth}>
          <SessionProvider tab={tab}>
            <SessionGate skeleton={<p>loading</p>}>
              <Page />
            </SessionGate>
          </SessionProvider>
        </AuthContext.Provider>
      </WithTexts>,
    );
    return opened(tab.store);
  }

  /** An earlier page of Anna's, which has loaded everything and was left. */
  async function leavePage(): Promise<void> {
    stubNetwork(answers);
    const store = open(fakeAuth());
    await waitFor(() => expect(store.getState().startUp.phase).toBe('ready'));
    // It immediately writes what it would have written when idle.
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(async () => expect(await savedAnswers()).toBeGreaterThanOrEqual(3));
    // Including its last change, that it is ready: it stays in the same window, and must not write after the next page.
    await waitFor(() => expect(savedText()).toContain('"initialized":true'));
    await waitFor(async () => expect(await isOwnerReady()).toBe(true));
    cleanup();
  }

  return { open, leavePage };
}

export async function savedAnswers(): Promise<number> {
  const database = await openDB('saved-answers', 1);
  const count = await database.count('answers');
  database.close();
  return count;
}

async function isOwnerReady(): Promise<boolean> {
  const database = await openDB('saved-answers', 1);
  const owner = (await database.get('state', 'current')) as { initialized: boolean } | undefined;
  database.close();
  return owner?.initialized === true;
}

export function savedText(): string {
  return window.localStorage.getItem('persist:session') ?? '';
}

export function changeSession(change: (session: Record<string, unknown>) => unknown): void {
  const session = JSON.parse(savedText()) as Record<string, unknown>;
  window.localStorage.setItem('persist:session', JSON.stringify(change(session)));
}
