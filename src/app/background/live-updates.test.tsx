import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../tests/support/web/api-store';
import { newDevice } from '../../../tests/support/web/device';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { startUpSlice } from '../store/start-up-slice';
import { LiveUpdates } from './live-updates';

const stopLive = jest.fn();
const startLive = jest.fn(() => stopLive);
let isOffline: boolean;
jest.mock('../../lib/idle/when-idle', () => ({
  whenIdle: (work: () => void) => {
    work();
    return () => undefined;
  },
}));
jest.mock('../../lib/realtime/start-live', () => ({
  // Simulates a script that cannot be loaded.
  get startLive() {
    if (isOffline) throw new Error('Loading chunk 12 failed.');
    return startLive;
  },
}));
jest.mock('../../lib/populate/start-populate', () => ({ startPopulate: () => () => undefined }));

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

it.each([
  ['the device is online', () => window.dispatchEvent(new Event('online'))],
  ['the tab is visible', () => document.dispatchEvent(new Event('visibilitychange'))],
])('starts when %s again, if its scripts were unavailable at first', async (_when, trigger) => {
  newDevice();
  stubNetwork({});
  startLive.mockClear();
  stopLive.mockClear();
  isOffline = true;
  const store = screenStore(startUpSlice);
  store.dispatch(startUpSlice.actions.startUpEnded({ at: 0 }));
  const { unmount } = render(
    <Provider store={store}>
      <LiveUpdates />
    </Provider>,
  );
  await settle();
  trigger();
  await settle();
  expect(startLive).not.toHaveBeenCalled();

  isOffline = false;
  trigger();
  await settle();
  trigger();
  await settle();
  expect(startLive).toHaveBeenCalledTimes(1);
  unmount();
  expect(stopLive).toHaveBeenCalledTimes(1);
});
