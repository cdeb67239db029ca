import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAccount } from '../../../src/app/shell/use-account';
import { SessionGate } from '../../../src/app/start-up/session-gate';
import { SessionProvider } from '../../../src/app/start-up/session-provider';
import { createTab, type Tab } from '../../../src/app/start-up/tab';
import { useUpdateAttributeMutation } from '../../../src/domain/people/account-settings-api';
import { useSignOut } from '../../../src/features/session/hooks/use-sign-out';
import type { Auth } from '../../../src/lib/auth/auth';
import { AuthContext } from '../../../src/lib/auth/auth-context';
import { fakeAuth } from './fake-auth';
import { publicEnv } from './public-env';
import { stubNetwork } from './stub-network';
import { WithTexts } from './with-texts';

export const answers = {
  'GET /api/company-profile/42/privileges': { privileges: { AppMode: 'OPEN' } },
  'GET /api/user-management/project/42/users': { data: [] },
  'GET /api/company-profile/42': { data: { CompanyData: { Name: 'Alpenguss' } } },
};

export const saved = jest.fn();

function Page() {
  const [update] = useUpdateAttributeMutation();
  const edit = { email: 'anna@example.test', attributeName: 'theme', attributeValue: 'dark' } as const;
  return (
    <>
      <button onClick={useSignOut()}>Sign out</button>
      <button onClick={() => void update(edit)}>Edit</button>
      <input aria-label="Note" onBlur={({ target }) => saved(target.value)} />
    </>
  );
}

const Company = () => <p>{useAccount().company}</p>;

export const draw = (auth: Auth, tab: Tab) =>
  render(
    <WithTexts>
      <AuthContext.Provider value={() => auth}>
        <SessionProvider tab={tab}>
          <Company />
          <SessionGate skeleton={<p>loading</p>}>
            <Page />
          </SessionGate>
        </SessionProvider>
      </AuthContext.Provider>
    </WithTexts>,
  );

/** A page of a signed-in person, with fake timers. */
export async function show(auth = fakeAuth()) {
  stubNetwork(answers);
  const tab = createTab(auth, { afterReload: false }, async () => publicEnv);
  const view = draw(auth, tab);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
  return { auth, tab, view };
}

export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
export const isShown = () => screen.queryByRole('button', { name: 'Sign out' }) !== null;
export const signOutElsewhere = (ageMs = 0) =>
  act(async () => {
    const newValue = JSON.stringify({ timestamp: Date.now() - ageMs });
    window.dispatchEvent(new StorageEvent('storage', { key: 'signOutEvent', newValue }));
  });
export const wakeUp = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
