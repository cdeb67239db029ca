import { LocationProvider, createHistory, createMemorySource } from '@reach/router';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../tests/support/web/api-store';
import { anna } from '../../../tests/support/web/fake-auth';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { projectApi } from '../../domain/company/project-api';
import { noteArrival } from '../../lib/session/arrival';
import { markFirstRunComplete } from '../../lib/session/first-run';
import { GuidedModeGuard } from './guided-mode-guard';

// The other page never opens here.
const navigate = jest.fn((..._args: unknown[]) => new Promise(() => undefined));
jest.mock('gatsby', () => ({
  navigate: (...args: unknown[]) => navigate(...args),
  Link: ({ to, children }: { to: string; children: React.ReactNode }) => <a href={to}>{children}</a>,
}));

async function show(path: string, mode = 'GUIDED') {
  stubNetwork({ 'GET /api/company-profile/42/privileges': { privileges: { AppMode: mode } } });
  const store = screenStore();
  await store.dispatch(projectApi.endpoints.getPrivileges.initiate(42));
  return render(
    <Provider store={store}>
      <WithTexts>
        <LocationProvider history={createHistory(createMemorySource(path))}>
          <GuidedModeGuard skeleton="skeleton">the page</GuidedModeGuard>
        </LocationProvider>
      </WithTexts>
    </Provider>,
  );
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  navigate.mockClear();
});

it('redirects the person to the first run after sign-in, once', async () => {
  noteArrival();
  const { unmount } = await show('/overview/');
  expect(screen.getByText('skeleton')).toBeInTheDocument();
  expect(navigate).toHaveBeenCalledWith('/first-run/', { replace: true });
  unmount();
  await show('/overview/');
  expect(screen.getByText('the page')).toBeInTheDocument();
  expect(navigate).toHaveBeenCalledTimes(1);
});

it.each([
  ['someone in a company whose areas are open', '/overview/', 'OPEN'],
  ['someone who requested another page', '/account/users/', 'GUIDED'],
])('does not redirect %s', async (_who, path, mode) => {
  noteArrival();
  await show(path, mode);
  expect(screen.getByText('the page')).toBeInTheDocument();
  expect(navigate).not.toHaveBeenCalled();
});

it('keeps locked areas closed, explains how to open them, and opens them after the first run', async () => {
  await show('/de/self-assessment/company-overview/');
  expect(screen.getByText('This area is still locked')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the guided set-up' })).toHaveAttribute(
    'href',
    '/first-run/',
  );
  act(() => markFirstRunComplete(anna));
  expect(screen.getByText('the page')).toBeInTheDocument();
});
