import { render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../tests/support/web/api-store';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { testRequest } from '../../../tests/support/web/test-request';
import { AppBadge } from './app-badge';

const list = 'GET /api/customer-requests/project/42';
const answer = (...statuses: string[]) => ({
  data: statuses.map((Status, index) => testRequest({ LinkingId: `request-${index}`, Status })),
  meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: statuses.length } },
});

function installed() {
  const badge = {
    setAppBadge: jest.fn(async () => undefined),
    clearAppBadge: jest.fn(async () => undefined),
  };
  Object.defineProperties(navigator, {
    setAppBadge: { configurable: true, value: badge.setAppBadge },
    clearAppBadge: { configurable: true, value: badge.clearAppBadge },
  });
  return badge;
}

const show = () =>
  render(
    <Provider store={screenStore()}>
      <AppBadge />
    </Provider>,
  );

test('the icon shows how many requests need attention, and nothing after signing out', async () => {
  const { setAppBadge, clearAppBadge } = installed();
  stubNetwork({ [list]: answer('invited', 'declined', 'invited') });
  const { unmount } = show();
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(2));
  expect(clearAppBadge).not.toHaveBeenCalled();
  unmount();
  expect(clearAppBadge).toHaveBeenCalledTimes(1);
});

test('no request, no badge', async () => {
  const { setAppBadge, clearAppBadge } = installed();
  stubNetwork({ [list]: answer('declined') });
  show();
  await waitFor(() => expect(clearAppBadge).toHaveBeenCalled());
  expect(setAppBadge).not.toHaveBeenCalled();
});

test('a system without badges changes nothing', async () => {
  const { setAppBadge } = installed();
  setAppBadge.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  const { to } = stubNetwork({ [list]: answer('invited') });
  show();
  await waitFor(() => expect(setAppBadge).toHaveBeenCalled());
  expect(to(list)).toHaveLength(1);
});
