import { createLiveConnection, LiveRefusedError, type LiveOptions } from './live-connection';

class FakeSocket extends EventTarget {
  sent: string[] = [];
  closed = false;
  constructor(
    readonly ticket: string,
    readonly age: number,
  ) {
    super();
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  open() {
    this.dispatchEvent(new Event('open'));
  }
  say(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  end(code: number) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

let sockets: FakeSocket[];
let states: string[];
let online: boolean;
let options: jest.Mocked<LiveOptions>;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  sockets = [];
  states = [];
  online = true;
  options = {
    getTicket: jest.fn(async () => `ticket-${sockets.length + 1}`),
    openSocket: jest.fn((ticket: string, age: number) => {
      const socket = new FakeSocket(ticket, age);
      sockets.push(socket);
      return socket as unknown as WebSocket;
    }),
    onMessage: jest.fn(),
    onState: jest.fn((state) => void states.push(state)),
    onBlocked: jest.fn(),
    isOnline: jest.fn(() => online),
    staleSince: Date.now() - 7_000,
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const last = () => sockets.at(-1) as FakeSocket;

async function connected() {
  const connection = createLiveConnection(options);
  connection.connect();
  await pass(0);
  last().open();
  return connection;
}

it('opens a socket with a ticket and reports the age of its data', async () => {
  await connected();
  expect(last()).toMatchObject({ ticket: 'ticket-1', age: 7_000 });
  expect(states).toEqual(['connecting', 'open']);
});

it('pings every 20 s while it gets responses', async () => {
  await connected();
  for (let count = 1; count <= 5; count += 1) {
    expect(last().sent).toEqual(Array<string>(count).fill('{"type":"ping"}'));
    last().say('{"type":"pong"}');
    await pass(20_000);
  }
  expect(sockets).toHaveLength(1);
});

it('drops a silent socket and requests what it missed since the last message', async () => {
  await connected();
  last().say('{"type":"pong"}');
  await pass(20_000);
  await pass(20_000);
  expect(sockets[0]?.closed).toBe(true);
  await pass(2_000);
  expect(last().age).toBe(42_000);
});

it('drops a socket that does not open within 10 s', async () => {
  createLiveConnection(options).connect();
  await pass(10_000);
  expect(sockets[0]?.closed).toBe(true);
  await pass(2_000);
  expect(sockets).toHaveLength(2);
});

it('reconnects five times with growing delays, then once a minute', async () => {
  await connected();
  last().end(1006);
  for (const delay of [2_000, 3_000, 4_500, 6_750, 10_125, 60_000, 60_000]) {
    const count = sockets.length;
    await pass(delay - 1);
    expect(sockets).toHaveLength(count);
    await pass(1);
    expect(sockets).toHaveLength(count + 1);
    last().end(1006);
  }
  expect(states.at(-1)).toBe('resting');
});

it('starts counting again once a connection has lasted', async () => {
  await connected();
  last().end(1006);
  await pass(2_000);
  last().open();
  last().say('{"type":"pong"}');
  await pass(20_000);
  last().end(1012);
  await pass(2_000);
  expect(sockets).toHaveLength(3);
});

it('tries immediately when the tab becomes visible, and restarts the five attempts', async () => {
  const connection = await connected();
  for (const delay of [2_000, 3_000, 4_500, 6_750, 10_125]) {
    last().end(1006);
    await pass(delay);
  }
  last().end(1006);
  expect(states.at(-1)).toBe('resting');
  const count = sockets.length;
  connection.wake();
  await pass(0);
  expect(sockets).toHaveLength(count + 1);
  last().end(1006);
  expect(states.at(-1)).toBe('waiting');
});

it('does not try while the device is offline', async () => {
  const connection = await connected();
  online = false;
  last().end(1006);
  await pass(600_000);
  expect(sockets).toHaveLength(1);
  online = true;
  connection.wake();
  await pass(0);
  expect(sockets).toHaveLength(2);
});

it('probes a socket after the tab was asleep, and replaces it when it is dead', async () => {
  const connection = await connected();
  last().say('{"type":"pong"}');
  connection.wake();
  await pass(4_999);
  expect(states.at(-1)).toBe('open');
  await pass(1);
  expect(states.at(-1)).toBe('waiting');
});

it('keeps a socket that responds after sleep', async () => {
  const connection = await connected();
  connection.wake();
  last().say('{"type":"pong"}');
  await pass(5_000);
  expect(states.at(-1)).toBe('open');
});

it('waits until the tab is visible when the person has too many tabs', async () => {
  const connection = await connected();
  last().end(4408);
  await pass(600_000);
  expect(sockets).toHaveLength(1);
  connection.wake();
  await pass(0);
  expect(sockets).toHaveLength(2);
});

it.each([
  ['the ticket is refused', () => options.getTicket.mockRejectedValue(new LiveRefusedError('gone'))],
  ['the server refuses', () => undefined],
])('stays disconnected from a project that the person no longer belongs to: %s', async (_how, refuse) => {
  refuse();
  const connection = createLiveConnection(options);
  connection.connect();
  await pass(0);
  sockets.at(-1)?.open();
  sockets.at(-1)?.end(4403);
  expect(states.at(-1)).toBe('refused');
  await pass(600_000);
  expect(options.getTicket).toHaveBeenCalledTimes(1);
  // It may have come from an intermediary such as a company's proxy.
  options.getTicket.mockResolvedValue('ticket');
  connection.wake();
  await pass(0);
  last().open();
  expect(states.at(-1)).toBe('open');
});

it('requests everything it missed when the socket closes before that has arrived', async () => {
  await connected();
  last().say('{"type":"pong"}');
  await pass(3_000);
  last().end(1006);
  await pass(2_000);
  last().open();
  last().say('{"id":"the first of those that were missed"}');
  last().end(1006);
  await pass(3_000);
  expect(last().age).toBe(8_000);
});

it('tries again when no ticket is available for now', async () => {
  options.getTicket.mockRejectedValueOnce(new Error('503'));
  createLiveConnection(options).connect();
  await pass(2_000);
  expect(sockets).toHaveLength(1);
});

it('reports when sockets are blocked although tickets are available', async () => {
  createLiveConnection(options).connect();
  await pass(0);
  for (const delay of [2_000, 3_000, 4_500, 6_750, 10_125]) {
    last().end(1006);
    expect(options.onBlocked).not.toHaveBeenCalled();
    await pass(delay);
  }
  last().end(1006);
  expect(options.onBlocked).toHaveBeenCalledTimes(1);
});

it('receives nothing after it was stopped', async () => {
  const connection = await connected();
  connection.stop();
  last().say('{"type":"resync"}');
  last().end(1006);
  await pass(600_000);
  expect(last().closed).toBe(true);
  expect(options.onMessage).not.toHaveBeenCalled();
  expect(sockets).toHaveLength(1);
  expect(states.at(-1)).toBe('off');
});

it('opens no socket when it was stopped while the ticket was requested', async () => {
  const connection = createLiveConnection(options);
  connection.connect();
  connection.stop();
  await pass(0);
  expect(sockets).toEqual([]);
});
