import { defineEdit } from '../../lib/outbox/edit';
import type { OutboxEntry } from '../../lib/outbox/entry';
import { entryStates } from './entry-states';

defineEdit({
  name: 'test.known',
  area: 'requests',
  request: () => ({ url: '/' }),
  subject: () => 's',
  show: () => [],
  label: () => ({ key: 'field.answer' }),
});

let made = 0;
function entry(changes: Partial<OutboxEntry>): OutboxEntry {
  made += 1;
  return {
    id: String(made),
    owner: '42/7',
    edit: 'test.known',
    area: 'requests',
    subject: `subject ${made}`,
    needs: [],
    arg: {},
    key: `key ${made}`,
    place: made,
    createdAt: made,
    attempts: 0,
    state: 'waiting',
    ...changes,
  };
}

const failure = (status: 400 | 409 | 500 | 'NETWORK', code = String(status)) => ({
  status,
  code,
  message: 'No.',
});
const statesOf = (...entries: OutboxEntry[]) => [...entryStates(entries, entries[0]?.id ?? null).values()];

it('gives each edit its state', () => {
  const states = statesOf(
    entry({}),
    entry({}),
    entry({ failure: failure('NETWORK') }),
    entry({ failure: failure(500) }),
    entry({ state: 'refused', failure: failure(400) }),
    entry({ state: 'refused', failure: failure(409, 'STALE_VERSION') }),
    entry({ edit: 'of another version' }),
  );
  expect(states).toEqual(['sending', 'waiting', 'waiting', 'retrying', 'refused', 'conflict', 'unknown']);
});

it('finds the edits that wait for one that cannot be sent, directly or through others', () => {
  const refused = entry({ state: 'refused', failure: failure(400), subject: 'record' });
  const later = entry({ subject: 'record' });
  const needing = entry({ subject: 'part', needs: ['record'] });
  const further = entry({ subject: 'part of the part', needs: ['part'] });
  expect(statesOf(refused, later, needing, further, entry({}))).toEqual([
    'refused',
    'behind',
    'behind',
    'behind',
    'waiting',
  ]);
});
