import { globalHistory, LocationProvider } from '@reach/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../tests/support/web/api-store';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { RelaunchAnnouncement } from './relaunch-announcement';

const check = 'GET /api/app-relaunch/check/42';
const mark = 'POST /api/app-relaunch/mark-viewed';
const campaign = {
  title: 'A new look',
  content: 'First <b>words</b>.\n\nSecond.',
  videoUrl: 'https://videos.example/tour',
  relaunchDate: '2026-01-15',
  isActive: true,
  campaignVersion: '2026.11',
};

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.useRealTimers());

function show(data: object | null | 503, marked: object | number = { message: 'Marked as viewed' }) {
  const network = stubNetwork({ [check]: data === 503 ? data : { data }, [mark]: marked });
  const store = screenStore();
  const view = render(
    <Provider store={store}>
      <WithTexts>
        <LocationProvider>
          <RelaunchAnnouncement projectId={42} />
        </LocationProvider>
      </WithTexts>
    </Provider>,
  );
  return { ...network, ...view, store };
}

it('shows the campaign as text, its video as a link, and records that it was seen', async () => {
  const { to, calls } = show(campaign);
  const dialog = await screen.findByRole('dialog', { name: 'A new look' });
  expect(dialog).toHaveTextContent('First <b>words</b>.');
  expect(dialog.querySelector('b, video, iframe')).toBeNull();
  expect(screen.getByRole('link', { name: /Watch the video/ })).toHaveAttribute('href', campaign.videoUrl);
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(to(mark)).toHaveLength(1));
  expect(to(mark)[0]?.body).toEqual({ projectId: 42, campaignVersion: '2026.11' });
  expect(calls[0]?.path).toBe('/api/app-relaunch/check/42?locale=en');
});

it('is not shown again if the server could not be notified, which the next check retries', async () => {
  const { to, unmount } = show(campaign, 500);
  await userEvent.click(await screen.findByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(to(mark)).toHaveLength(1));
  unmount();
  const next = show(campaign);
  await waitFor(() => expect(next.to(mark)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('checks again on a later page once its data is five minutes old', async () => {
  jest.useFakeTimers({
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'setImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  const { to } = show(null);
  await waitFor(() => expect(to(check)).toHaveLength(1));
  act(() => void globalHistory.navigate('/overview/'));
  act(() => void globalHistory.navigate('/account/users/'));
  expect(to(check)).toHaveLength(1);
  jest.setSystemTime(Date.now() + 5 * 60_000);
  act(() => void globalHistory.navigate('/account/settings/'));
  await waitFor(() => expect(to(check)).toHaveLength(2));
});

it.each(['', 'javascript:alert(1)'])('links no video at %j', async (videoUrl) => {
  show({ ...campaign, videoUrl });
  await screen.findByRole('dialog');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('disturbs nobody when the check fails, and records it for the diagnostics', async () => {
  const { to, store } = show(503);
  await waitFor(() => expect(to(check)).toHaveLength(1));
  const errors = () =>
    Object.values(store.getState().api.queries as Record<string, { error?: unknown }>).map(
      ({ error }) => error,
    );
  await waitFor(() => expect(errors()).toMatchObject([{ message: 'Check failed: 503' }]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows nothing when there is nothing to announce', async () => {
  const { to } = show(null);
  await waitFor(() => expect(to(check)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
