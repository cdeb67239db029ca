import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { SessionGate } from '../../../src/app/start-up/session-gate';
import { SessionProvider } from '../../../src/app/start-up/session-provider';
import { createTab } from '../../../src/app/start-up/tab';
import { useGuided } from '../../../src/domain/people/use-guided';
import { usePermissions } from '../../../src/domain/people/use-permissions';
import type { Auth } from '../../../src/lib/auth/auth';
import { AuthContext } from '../../../src/lib/auth/auth-context';
import { useSession } from '../../../src/lib/session/use-session';
import { fakeAuth } from './fake-auth';
import { publicEnv } from './public-env';
import { WithTexts } from './with-texts';

export const privileges = 'GET /api/company-profile/42/privileges';
export const users = 'GET /api/user-management/project/42/users';
export const profile = 'GET /api/company-profile/42';
const admin = { email: 'ANNA@example.test', role: 'Admin', isMainUser: true };
export const answers = {
  [privileges]: { privileges: { AppMode: 'OPEN' } },
  [users]: { data: [admin] },
  [profile]: { data: { CompanyData: { Name: 'Alpenguss' } } },
};

function Page() {
  const { profile: who } = useSession();
  const { role, isMainUser, can } = usePermissions();
  const facts = [who?.name, role, isMainUser && 'main user', can('carbon:manage') && 'may manage'];
  return (
    <>
      <h1>{facts.filter(Boolean).join(', ')}</h1>
      {useGuided() && <p>guided</p>}
    </>
  );
}

/** Opens a page of the app; any error in the console fails the test. */
export function show(auth: Auth = fakeAuth(), { afterReload = false, fromPublicPage = false } = {}) {
  jest.spyOn(console, 'error').mockImplementation((message) => {
    throw new Error(String(message));
  });
  const tab = createTab(auth, { afterReload, fromPublicPage }, async () => publicEnv);
  render(
    <StrictMode>
      <WithTexts>
        <AuthContext.Provider value={() => auth}>
          <SessionProvider tab={tab}>
            <SessionGate skeleton={<p>loading</p>}>
              <Page />
            </SessionGate>
          </SessionProvider>
        </AuthContext.Provider>
      </WithTexts>
    </StrictMode>,
  );
  return tab;
}
