import { EventEmitter } from 'node:events';
import { keepConnection } from './own-connection';

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

it('listens again on another connection when the current one was silently cut', async () => {
  const states: boolean[] = [];
  const onNotification = jest.fn();
  const connection = await keepConnection(() => ({}), {
    statement: 'listen signals',
    onNotification,
    onOpen: (isOpen) => states.push(isOpen),
  });
  expect([clients.length, states]).toEqual([1, [true]]);

  // The result of a query that is not answered in time.
  clients[0]?.query.mockRejectedValue(new Error('Query read timeout'));
  await expect(connection.query('select 1')).rejects.toThrow('Query read timeout');
  await jest.advanceTimersByTimeAsync(0);
  expect([clients.length, states]).toEqual([2, [true, false, true]]);
  expect(clients[1]?.query).toHaveBeenCalledWith('listen signals');
  clients[1]?.emit('notification', {});
  expect(onNotification).toHaveBeenCalledTimes(1);

  await connection.close();
  await jest.advanceTimersByTimeAsync(120_000);
  expect([clients.length, states]).toEqual([2, [true, false, true]]);
});
