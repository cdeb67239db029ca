import { defineEdit } from './edit';
import type { OutboxEntry } from './entry';
import type { Ledger } from './ledger';
import { createSender } from './sender';

defineEdit<{ number: number }, unknown>({
  name: 'test.count',
  area: 'requests',
  request: ({ number }) => ({ url: `/numbers/${number}`, method: 'PUT' }),
  subject: ({ number }) => `number/${number}`,
  show: () => [],
  label: () => ({ key: 'field.answer' }),
});

const entryOf = (number: number): OutboxEntry => ({
  id: String(number),
  owner: '1/anna',
  edit: 'test.count',
  area: 'requests',
  subject: `number/${number}`,
  needs: [],
  arg: { number },
  key: String(number),
  place: number,
  createdAt: 0,
  attempts: 0,
  state: 'waiting',
});

/** Sends a number of edits on a clock of its own, and counts how often the others are shown again meanwhile. */
async function send(count: number, { sendMs, showMs }: { sendMs: number; showMs: number }) {
  let now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  let entries = Array.from({ length: count }, (_, index) => entryOf(index));
  let shown = 0;
  const ledger: Partial<Ledger> = {
    owner: () => '1/anna',
    entries: () => entries,
    read: async () => {},
    update: async (entry, change) => change(entry),
    settle: async ({ id }) => void (entries = entries.filter((entry) => entry.id !== id)),
    show: () => {
      shown += 1;
      now += showMs;
    },
    lease: async () => true,
    release: async () => {},
  };
  const dispatch = (action: unknown) => {
    if (typeof action !== 'function') return action;
    now += sendMs;
    return { data: {} };
  };
  const options = { loadEdits: async () => {}, isAwaited: () => false };
  const store = { dispatch: dispatch as never, getState: () => ({}) };
  await createSender(store, ledger as Ledger, options).wake();
  expect(entries).toEqual([]);
  return shown;
}

afterEach(() => jest.restoreAllMocks());

it('shows what is left four times a second while edits are sent in a row', async () => {
  const shown = await send(100, { sendMs: 50, showMs: 0 });
  expect(shown).toBe(100 / 5 + 1);
});

it('spends at most a tenth of the time on showing what is left', async () => {
  const shown = await send(1_000, { sendMs: 50, showMs: 100 });
  expect(shown * 100).toBeLessThanOrEqual((1_000 * 50) / 9 + 200);
  expect(shown).toBeGreaterThan(10);
});
