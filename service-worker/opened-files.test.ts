import { filesNotStored, pathWithoutFiles } from '../core/devices/opened-files';
import { keepOpenedFiles, takeOpenedFiles } from '../src/lib/device/opened-files';

/** The parts of the browser's cache in use here. */
function newCache() {
  const kept = new Map<string, Response>();
  return {
    match: async (key: string) => kept.get(key)?.clone(),
    put: async (key: string, response: Response) => void kept.set(key, response),
    delete: async (key: string) => kept.delete(key),
    keys: async () => [...kept.keys()],
  };
}

beforeEach(() => {
  const cache = newCache();
  Object.assign(globalThis, { caches: { open: async () => cache } });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'caches');
});

const file = (name: string, text = name) => new File([text], name);

it('delivers opened files once, in order and with their names', async () => {
  await keepOpenedFiles([file('Rechnung März.xml', '<a/>'), file('b.pdf')]);
  await keepOpenedFiles([file('c.zip')]);
  const taken = await takeOpenedFiles();
  expect(taken.map(({ name }) => name)).toEqual(['Rechnung März.xml', 'b.pdf', 'c.zip']);
  expect(await taken[0]?.text()).toBe('<a/>');
  expect(await takeOpenedFiles()).toEqual([]);
});

it('keeps what the device has room for, and passes on how many files it has none for', async () => {
  const full = new DOMException('Full', 'QuotaExceededError');
  jest.spyOn(await caches.open(''), 'put').mockRejectedValueOnce(full);
  const left = await keepOpenedFiles([file('a.xml'), file('b.xml')]);
  const path = pathWithoutFiles('/carbon-accounting/invoices/', left);
  expect(filesNotStored(new URL(path, 'https://suppliers.example').search)).toBe(1);
  expect((await takeOpenedFiles()).map(({ name }) => name)).toEqual(['b.xml']);
  expect([pathWithoutFiles('/a/', 0), filesNotStored('')]).toEqual(['/a/', 0]);
});

it('has no room for any where the browser gives no cache', async () => {
  jest.spyOn(caches, 'open').mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'));
  expect(await keepOpenedFiles([file('a.xml'), file('b.xml')])).toBe(2);
});

it('delivers each file to one tab only', async () => {
  await keepOpenedFiles([file('a.xml'), file('b.xml')]);
  const [one, other] = await Promise.all([takeOpenedFiles(), takeOpenedFiles()]);
  expect([...one, ...other].map(({ name }) => name).sort()).toEqual(['a.xml', 'b.xml']);
});

it('drops files that have waited for more than a day', async () => {
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), doNotFake: ['setTimeout', 'setImmediate'] });
  await keepOpenedFiles([file('a.xml')]);
  jest.setSystemTime(new Date('2026-03-02T12:00:01Z'));
  expect(await takeOpenedFiles()).toEqual([]);
});

it('is empty in a browser without a cache', async () => {
  Reflect.deleteProperty(globalThis, 'caches');
  expect(await takeOpenedFiles()).toEqual([]);
});
