import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../tests/support/web/api-store';
import { goOffline } from '../../../tests/support/web/connection';
import { newDevice } from '../../../tests/support/web/device';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { selectOutboxRead, storageChanged } from '../../lib/outbox/outbox-slice';
import { ConnectionNotice } from './connection-notice';

it('promises to keep changes on the device only while the browser stores them', async () => {
  newDevice();
  const goOnline = goOffline();
  const store = screenStore();
  render(
    <Provider store={store}>
      <WithTexts>
        <ConnectionNotice />
      </WithTexts>
    </Provider>,
  );
  await waitFor(() => expect(selectOutboxRead(store.getState())).toBe(true));
  expect(screen.getByText(/kept on this device/)).toBeVisible();
  act(() => void store.dispatch(storageChanged('full')));
  expect(screen.getByRole('status')).toHaveTextContent(/^You are offline$/);
  goOnline();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
