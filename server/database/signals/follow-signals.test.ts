import { followSignals, type SignalHandlers } from './follow-signals';

/** What the next read finds. */
let written: string[];
let startedAt: string;
/** Resolves the awaited read. */
let onRead: () => void;
let handlers: SignalHandlers;

const close = jest.fn(() => Promise.resolve());

const untilRead = () => new Promise<void>((resolve) => (onRead = resolve));

const signals = () =>
  followSignals({
    async open(given) {
      handlers = given;
      return {
        async query<Row>() {
          const found = written.splice(0).map((payload) => ['realtime', payload]);
          setImmediate(() => onRead());
          return [{ snapshot: '1:1:', startedAt, signals: found }] as Row[];
        },
        close,
      };
    },
  });

/** Everything that a listener receives. */
async function listen() {
  const heard: string[] = [];
  const followed = signals();
  const stop = await followed.listen('realtime', (payload) => heard.push(payload), {
    late: (isLate) => heard.push(isLate ? 'late' : 'at once'),
    missed: () => heard.push('missed'),
  });
  return { heard, followed, stop };
}

beforeEach(() => {
  written = [];
  startedAt = 'Monday';
  onRead = () => undefined;
});

test('a gap ends when everything written during it has been delivered', async () => {
  const { heard } = await listen();
  expect(heard).toEqual(['late']);
  handlers.onReadyChange(true);
  await untilRead();
  written = ['in the gap'];
  handlers.onReadyChange(false);
  handlers.onReadyChange(true);
  await untilRead();
  written = ['afterwards'];
  handlers.onSignal();
  await untilRead();
  expect(heard).toEqual(['late', 'at once', 'late', 'in the gap', 'at once', 'afterwards']);
});

test('a database that was restarted may have lost something, and reports it', async () => {
  const { heard } = await listen();
  startedAt = 'Tuesday';
  handlers.onSignal();
  await untilRead();
  expect(heard).toEqual(['late', 'missed']);
});

test('a listener gets nothing written before it joined, even if it is read only now', async () => {
  const { heard, followed } = await listen();
  written = ['before'];
  const lateComer: string[] = [];
  await followed.listen('realtime', (payload) => lateComer.push(payload));
  written = ['afterwards'];
  handlers.onSignal();
  await untilRead();
  expect([heard, lateComer]).toEqual([['late', 'before', 'afterwards'], ['afterwards']]);
});

test('it ends with the last listener, and starts again with the next', async () => {
  close.mockClear();
  const { heard, followed, stop } = await listen();
  const stopOther = await followed.listen('another', () => undefined);
  await stop();
  expect(close).toHaveBeenCalledTimes(0);
  await stopOther();
  expect(close).toHaveBeenCalledTimes(1);
  written = ['meanwhile'];
  handlers.onSignal();
  expect(written).toEqual(['meanwhile']);
  written = [];
  await followed.listen('realtime', (payload) => heard.push(payload));
  written = ['again'];
  handlers.onSignal();
  await untilRead();
  expect(heard).toEqual(['late', 'again']);
});
