import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../tests/support/web/api-store';
import { newDevice } from '../../../tests/support/web/device';
import { WithTexts } from '../../../tests/support/web/with-texts';
import type { OutboxEntry } from '../../lib/outbox/entry';
import { outboxRead, outboxSlice, sendingChanged } from '../../lib/outbox/outbox-slice';
import { UnsentMark } from './unsent-mark';

const entryOf = (place: number, changes: Partial<OutboxEntry>): OutboxEntry => ({
  id: `entry ${place}`,
  owner: '42/7',
  edit: 'test.any',
  area: 'carbonAccounting',
  subject: `record ${place}`,
  needs: [],
  arg: {},
  key: `key ${place}`,
  place,
  createdAt: place,
  attempts: 0,
  state: 'waiting',
  ...changes,
});
const failure = (status: number, code = `HTTP_${status}`) => ({ status, code, message: 'No.' });

/** The row of the last of these, while the first is being sent. */
async function showLast(...entries: OutboxEntry[]) {
  newDevice();
  const store = screenStore();
  render(
    <Provider store={store}>
      <WithTexts>
        <UnsentMark subject={entries.at(-1)?.subject ?? ''} />
      </WithTexts>
    </Provider>,
  );
  // The entries on this device are read first.
  await waitFor(() => expect(outboxSlice.selectors.selectOutbox(store.getState() as never).ready).toBe(true));
  act(() => {
    store.dispatch(outboxRead({ entries, removed: 0 }));
    store.dispatch(sendingChanged(entries[0]?.id ?? null));
  });
}

const distribution = { subject: 'distribution', attempts: 1 };

it.each<[string, Partial<OutboxEntry>[]]>([
  [
    'needs a refused one',
    [{ ...distribution, state: 'refused', failure: failure(400) }, { needs: ['distribution'] }],
  ],
  ['is queued behind one that an overloaded server rejected', [{ attempts: 1, failure: failure(429) }, {}]],
  ['is queued behind one that failed on the server', [{ attempts: 2, failure: failure(500) }, {}]],
  ['was tried already', [{ attempts: 1, failure: failure(500) }]],
])('marks an edit that %s, though the server is reachable', async (_why, entries) => {
  await showLast(...entries.map((changes, place) => entryOf(place, changes)));
  expect(screen.getByText('Not sent yet')).toBeVisible();
});

it.each<[string, Partial<OutboxEntry>[]]>([
  ['is being sent', [{ attempts: 1 }]],
  ['follows one that is being sent', [{ attempts: 1 }, {}]],
  ['follows one of the same record', [{ attempts: 1 }, { subject: 'record 0' }]],
  ['needs one that is being sent', [distribution, { needs: ['distribution'] }]],
  ['is independent of the refused one', [{ state: 'refused', failure: failure(400) }, {}]],
])('does not mark an edit that %s', async (_why, entries) => {
  await showLast(...entries.map((changes, place) => entryOf(place, changes)));
  expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument();
});

it('distinguishes a refusal from a faster colleague', async () => {
  await showLast(entryOf(0, { state: 'refused', failure: failure(409, 'STALE_VERSION') }));
  expect(screen.getByText('Changed in the meantime')).toBeVisible();
});
