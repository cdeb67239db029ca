import { createSafeStorage } from './safe-storage';

function brokenStorage(broken: Partial<Record<'getItem' | 'setItem' | 'removeItem', true>>): Storage {
  return new Proxy(window.localStorage, {
    get(target, name) {
      if (name in broken) {
        return () => {
          throw new DOMException('refused', 'QuotaExceededError');
        };
      }
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
}

beforeEach(() => window.localStorage.clear());

it('reads, writes and removes what the browser stores', () => {
  const storage = createSafeStorage(() => window.localStorage);
  storage.set('theme', 'dark');
  expect(window.localStorage.getItem('theme')).toBe('dark');
  expect(storage.get('theme')).toBe('dark');
  storage.remove('theme');
  expect(storage.get('theme')).toBeNull();
});

it('works from memory if the browser blocks storage', () => {
  const storage = createSafeStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(storage.get('theme')).toBeNull();
  storage.set('theme', 'dark');
  expect(storage.get('theme')).toBe('dark');
  storage.remove('theme');
  expect(storage.get('theme')).toBeNull();
});

it('prefers what was written last when the storage is full', () => {
  window.localStorage.setItem('theme', 'light');
  const storage = createSafeStorage(() => brokenStorage({ setItem: true }));
  storage.set('theme', 'dark');
  expect(storage.get('theme')).toBe('dark');
});

it('shows nothing that was removed, even if the browser refuses to remove it', () => {
  window.localStorage.setItem('theme', 'light');
  const storage = createSafeStorage(() => brokenStorage({ removeItem: true }));
  storage.remove('theme');
  expect(storage.get('theme')).toBeNull();
});

it('removes everything but some keys, from the browser and from memory', () => {
  const broken: Parameters<typeof brokenStorage>[0] = {};
  const storage = createSafeStorage(() => brokenStorage(broken));
  storage.set('theme', 'dark');
  storage.set('profile', 'Anna');
  broken.setItem = true;
  storage.set('outbox', 'Anna');
  expect(storage.keys().sort()).toEqual(['outbox', 'profile', 'theme']);
  storage.removeAllBut((key) => key === 'theme');
  expect([storage.get('theme'), storage.get('profile'), storage.get('outbox')]).toEqual(['dark', null, null]);
  expect(Object.keys(window.localStorage)).toEqual(['theme']);
  expect(storage.keys()).toEqual(['theme']);
});

describe('room', () => {
  const full = () => {
    for (let size = 2 ** 22, part = 0; size >= 1; part += 1) {
      try {
        window.localStorage.setItem(`old-${part}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  };
  const take = () => window.localStorage.setItem('state', 'x'.repeat(4_000));

  it('is made by removing what is larger than anything this site stores', () => {
    const storage = createSafeStorage(() => window.localStorage);
    storage.set('theme', 'dark');
    full();
    expect(take).toThrow(/quota/i);
    storage.makeRoom();
    expect(take).not.toThrow();
    expect(storage.get('theme')).toBe('dark');
  });

  it('is not made if there is enough', () => {
    window.localStorage.setItem('large', 'x'.repeat(100_000));
    createSafeStorage(() => window.localStorage).makeRoom();
    expect(Object.keys(window.localStorage)).toEqual(['large']);
  });
});
