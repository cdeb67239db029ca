import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../tests/support/web/api-store';
import { newDevice } from '../../../../tests/support/web/device';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { apiReachableChanged } from '../../../lib/api/connection-slice';
import { editDiscarded, editMade } from '../../../lib/outbox/actions';
import { defineEdit } from '../../../lib/outbox/edit';
import { outboxSlice } from '../../../lib/outbox/outbox-slice';
import { StorageNotice } from './storage-notice';

// A busy machine opens a database slowly. One that never opens still fails.
jest.mock('../../../lib/timing/with-timeout', () => ({
  withTimeout: <Result,>(promise: Promise<Result>) => promise,
}));

defineEdit<{ text: string }>({
  name: 'test.kept',
  area: 'requests',
  request: ({ text }) => ({ url: '/notes', method: 'PUT', body: { text } }),
  subject: () => 'note',
  show: () => [],
  label: () => ({ key: 'field.answer' }),
});

afterEach(() => jest.restoreAllMocks());

async function show() {
  stubNetwork({});
  const store = screenStore();
  render(
    <Provider store={store}>
      <WithTexts>
        <StorageNotice />
      </WithTexts>
    </Provider>,
  );
  const outbox = () => outboxSlice.selectors.selectOutbox(store.getState() as never);
  await act(async () => {
    await (store.dispatch(
      editMade({ name: 'test.kept', arg: { text: 'mine' } }),
    ) as unknown as Promise<unknown>);
  });
  return { store, outbox };
}

/** Whether the browser asks before the tab is closed. */
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('shows nothing while edits are stored, and lets the tab be closed', async () => {
  newDevice();
  const { outbox } = await show();
  expect(outbox().entries).toHaveLength(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(asksBeforeClosing()).toBe(false);
});

it.each([
  ['full', 'QuotaExceededError', /storage of this browser is full/],
  ['blocked', 'SecurityError', /browser blocks its storage/],
])(
  'says that edits exist in this tab only when its storage is %s, and asks before it is closed',
  async (_how, name, text) => {
    newDevice();
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No.', name);
    });
    const { store, outbox } = await show();
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(asksBeforeClosing()).toBe(true);

    // Nothing can be lost once nothing is unsent.
    act(() => void store.dispatch(apiReachableChanged(true)));
    await act(async () => {
      const [entry] = outbox().entries;
      await (store.dispatch(editDiscarded(entry?.id ?? '')) as unknown as Promise<unknown>);
    });
    expect(asksBeforeClosing()).toBe(false);
  },
);
