import type { Auth } from '../../../src/lib/auth/auth';
import type { Profile } from '../../../src/lib/session/profile';

export const anna: Profile = {
  id: '7',
  email: 'anna@example.test',
  name: 'Anna Berger',
  firstName: 'Anna',
  lastName: 'Berger',
  projectId: 42,
};

/** A session for tests: signed in as Anna, unless a part of it is replaced. */
export function fakeAuth(replaced: Partial<Auth> = {}) {
  const listeners = new Set<() => void>();
  return {
    restore: jest.fn(async () => true),
    signIn: jest.fn(async () => undefined),
    changePassword: jest.fn(async () => undefined),
    takePasswordChanged: jest.fn(() => false),
    accessToken: jest.fn(async () => 'access-1'),
    replaceToken: jest.fn(async () => 'access-2'),
    loadProfile: jest.fn(async () => anna),
    endSession: jest.fn(async () => 'ended' as const),
    leave: jest.fn(async () => true),
    tokenExpiresAt: jest.fn(() => undefined as number | undefined),
    forget: jest.fn(() => listeners.forEach((listener) => listener())),
    onSignedOut: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...replaced,
  } satisfies Auth;
}
