import { onTabMessage, broadcast } from './tab-messages';

/** Two channels of the same name hear each other; here one represents the other tab. */
class Channel extends EventTarget {
  static readonly open: Channel[] = [];
  posted: unknown[] = [];
  constructor(readonly name: string) {
    super();
    Channel.open.push(this);
  }
  postMessage(data: unknown): void {
    this.posted.push(data);
  }
}

beforeAll(() => {
  Object.assign(window, { BroadcastChannel: Channel });
});
beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('leaves the notification to the browser if it stores the value', () => {
  broadcast('k', '1');
  expect(window.localStorage.getItem('k')).toBe('1');
  expect(Channel.open.flatMap(({ posted }) => posted)).toEqual([]);
});

it('notifies the tabs directly if the storage is full, and receives such messages', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const heard = jest.fn();
  const stop = onTabMessage('k', heard);
  broadcast('k', '2');
  const [channel] = Channel.open;
  expect(channel?.posted).toEqual([{ key: 'k', value: '2' }]);
  const arrives = (data: unknown) => channel?.dispatchEvent(new MessageEvent('message', { data }));
  arrives({ key: 'other', value: '3' });
  arrives({ key: 'k', value: '4' });
  stop();
  arrives({ key: 'k', value: '5' });
  expect(heard.mock.calls).toEqual([['4']]);
});
