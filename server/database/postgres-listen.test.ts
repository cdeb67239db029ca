import { EventEmitter } from 'node:events';
import { listenOn } from './postgres-listen';

let clients: FakeClient[];

class FakeClient extends EventEmitter {
  query = jest.fn(async (): Promise<void> => undefined);
  connect = jest.fn(async () => undefined);
  end = jest.fn(async () => void this.emit('end'));
  constructor() {
    super();
    clients.push(this);
  }
}
jest.mock('pg', () => ({
  __esModule: true,
  default: {
    escapeIdentifier: (name: string) => `"${name}"`,
    get Client() {
      return FakeClient;
    },
  },
}));

beforeEach(() => {
  jest.useFakeTimers();
  clients = [];
});
afterEach(() => jest.useRealTimers());

it('listens again on another connection when the one it has was cut without a word', async () => {
  const gaps: boolean[] = [];
  const payloads: string[] = [];
  const stop = await listenOn(
    {},
    'realtime',
    (payload) => payloads.push(payload),
    (open) => gaps.push(open),
  );
  await jest.advanceTimersByTimeAsync(120_000);
  expect([clients.length, gaps]).toEqual([1, []]);

  // What a query comes to that is not answered in time.
  clients[0]?.query.mockRejectedValue(new Error('Query read timeout'));
  await jest.advanceTimersByTimeAsync(30_000);
  expect([clients.length, gaps]).toEqual([2, [true, false]]);
  expect(clients[1]?.query).toHaveBeenCalledWith('listen "realtime"');
  clients[1]?.emit('notification', { payload: 'news' });
  expect(payloads).toEqual(['news']);

  await stop();
  await jest.advanceTimersByTimeAsync(120_000);
  expect([clients.length, gaps]).toEqual([2, [true, false]]);
});
