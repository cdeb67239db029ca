import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { anna, fakeAuth } from '../../../../tests/support/web/fake-auth';
import { publicEnv } from '../../../../tests/support/web/public-env';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { api } from '../../../lib/api/api';
import { connectionSlice } from '../../../lib/api/connection-slice';
import { operationsSlice, recordOperations } from '../../../lib/api/operations';
import { AuthContext } from '../../../lib/auth/auth-context';
import { populateSlice } from '../../../lib/populate/populate-slice';
import { liveSlice } from '../../../lib/realtime/live-slice';
import { outboxSlice } from '../../../lib/outbox/outbox-slice';
import { savedStateSlice } from '../../../lib/persistence/saved-state-slice';
import { sessionSlice, signedIn } from '../../../lib/session/session-slice';
import { DiagnosticsScreen } from './diagnostics-screen';

const startUp = {
  phase: 'ready',
  failure: null,
  times: [{ phase: 'login', startedAt: 100, endedAt: 350 }],
};
const probes = ['HEAD /api', 'HEAD /api/customer-requests', 'HEAD /api/company-profile'];
const healthy = Object.fromEntries(probes.map((probe) => [probe, 404]));
const privileges = 'GET /api/company-profile/42/privileges';

async function show(routes: Parameters<typeof stubNetwork>[0]) {
  stubNetwork(routes);
  const auth = fakeAuth({ tokenExpiresAt: () => Date.UTC(2026, 0, 2, 3, 4, 5) });
  const store = configureStore({
    reducer: combineSlices(
      api,
      connectionSlice,
      operationsSlice,
      liveSlice,
      populateSlice,
      outboxSlice,
      savedStateSlice,
      sessionSlice,
    ),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { auth, loadEnv: async () => publicEnv } },
        serializableCheck: { warnAfter: 60_000 },
        immutableCheck: { warnAfter: 60_000 },
      }).concat(api.middleware, recordOperations),
  });
  store.dispatch(signedIn({ profile: anna, afterReload: false, since: Date.now(), lastSignOut: null }));
  render(
    <WithTexts>
      <AuthContext.Provider value={() => auth}>
        <Provider store={store}>
          <DiagnosticsScreen startUp={startUp} />
        </Provider>
      </AuthContext.Provider>
    </WithTexts>,
  );
  await act(async () => undefined);
}

const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const copied = async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  return navigator.clipboard.readText();
};

it('shows the phases with their times, readiness, session and loaded queries', async () => {
  await show({ ...healthy, [privileges]: 500 });
  expect(valueOf('Sign-in')).toHaveTextContent('250 ms, begun after 100 ms');
  expect(valueOf('Saved state')).toHaveTextContent('Not needed');
  expect(valueOf('Application data')).toHaveTextContent('Ready');
  expect(valueOf('Project')).toHaveTextContent('42');
  expect(await screen.findByText(/getPrivileges$/)).toBeVisible();
  expect(screen.getByText(/HTTP_500/)).toBeVisible();
});

it('checks the server, and again on demand', async () => {
  await show(healthy);
  expect(await screen.findByText('Working')).toBeVisible();
  stubNetwork({});
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Not working')).toBeVisible();
});

it('copies everything as text, without names, addresses or tokens', async () => {
  await show(healthy);
  const text = await copied();
  expect(text).toContain('Diagnostics');
  expect(text).toContain('  Sign-in: 250 ms, begun after 100 ms');
  expect(text).toContain('  Project: 42');
  expect(text).not.toMatch(/Anna|example\.test|access-/);
  expect(screen.getByText('Copied')).toBeVisible();
});

it('shows the text if the browser does not allow copying', async () => {
  await show(healthy);
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  const dialog = await screen.findByRole('dialog', { name: 'Copy this text' });
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toContain('Project: 42');
});
