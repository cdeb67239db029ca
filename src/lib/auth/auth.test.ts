import { fakeClients, RefusedByProvider, type FakeKeycloak } from '../../../tests/support/web/fake-keycloak';
import { createAuth, type Auth } from './auth';

let clients: FakeKeycloak[];
let prepare: ((client: FakeKeycloak, index: number) => void) | undefined;

function newAuth(): Auth {
  const made = fakeClients((client, index) => prepare?.(client, index));
  clients = made.clients;
  return createAuth(made.createClient);
}

async function signedIn(): Promise<{ auth: Auth; client: FakeKeycloak }> {
  const auth = newAuth();
  await auth.restore();
  return { auth, client: clients[0] as FakeKeycloak };
}

const away = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  jest.useFakeTimers();
  prepare = undefined;
});
afterEach(() => jest.useRealTimers());

it('follows the provider’s clock when this device’s is ten minutes off', async () => {
  prepare = (client) => (client.timeSkew = 600);
  const { auth, client } = await signedIn();
  await expect(auth.accessToken()).resolves.toBe('access-1');
  expect(auth.tokenExpiresAt()).toBe(Date.now() - (Date.now() % 1_000) + 300_000);
  await jest.advanceTimersByTimeAsync(239_000);
  expect(client.updateToken).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(client.updateToken).toHaveBeenCalledTimes(1);
});

describe('the access token', () => {
  it('is used while it is valid for another 30 s', async () => {
    const { auth, client } = await signedIn();
    jest.setSystemTime(Date.now() + 269_000);
    await expect(auth.accessToken()).resolves.toBe('access-1');
    expect(client.updateToken).not.toHaveBeenCalled();
  });

  it('is otherwise refreshed once, however many requests wait for it', async () => {
    const { auth, client } = await signedIn();
    jest.setSystemTime(Date.now() + 271_000);
    await expect(Promise.all([auth.accessToken(), auth.accessToken(), auth.accessToken()])).resolves.toEqual([
      'access-2',
      'access-2',
      'access-2',
    ]);
    expect(client.updateToken).toHaveBeenCalledTimes(1);
  });

  it('is replaced once when several requests were refused with it', async () => {
    const { auth, client } = await signedIn();
    const first = await auth.replaceToken('access-1');
    await expect(auth.replaceToken('access-1')).resolves.toBe(first);
    expect(client.updateToken).toHaveBeenCalledTimes(1);
  });

  it('is renewed automatically after 80 % of its lifetime', async () => {
    const { client } = await signedIn();
    await jest.advanceTimersByTimeAsync(239_000);
    expect(client.updateToken).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(client.updateToken).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(240_000);
    expect(client.updateToken).toHaveBeenCalledTimes(2);
  });

  it('survives an unreachable provider: the session stays, the refresh is retried', async () => {
    const { auth, client } = await signedIn();
    client.onRefresh = away;
    await jest.advanceTimersByTimeAsync(240_000);
    await expect(auth.restore()).resolves.toBe(true);
    client.onRefresh = async () => client.issueTokens();
    await jest.advanceTimersByTimeAsync(1_000);
    await expect(auth.accessToken()).resolves.toBe('access-2');
  });

  it.each([403, 404, 408, 429, 503])(
    'survives a %d response, which may come from something in front of the provider',
    async (status) => {
      const { auth, client } = await signedIn();
      client.onRefresh = () => Promise.reject(new RefusedByProvider(status));
      await expect(auth.replaceToken('access-1')).rejects.toMatchObject({ name: 'ProviderUnavailableError' });
      client.onRefresh = async () => client.issueTokens();
      await expect(auth.replaceToken('access-1')).resolves.toBe('access-2');
    },
  );

  it('ends the session when the provider refuses the refresh', async () => {
    const { auth, client } = await signedIn();
    const signedOut = jest.fn();
    auth.onSignedOut(signedOut);
    client.onRefresh = () => {
      client.dropTokens();
      return Promise.reject(new RefusedByProvider(400));
    };
    await expect(auth.replaceToken('access-1')).rejects.toMatchObject({ name: 'SignedOutError' });
    expect(signedOut).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(client.updateToken).toHaveBeenCalledTimes(1);
  });
});

describe('signing in and out', () => {
  it('leaves for the sign-in page in the language of the page and returns to that page', async () => {
    prepare = (client) => (client.onInit = async () => undefined);
    const auth = newAuth();
    await auth.signIn({ returnTo: '/de/overview/?a=1', locale: 'de' });
    expect(clients[0]?.login).toHaveBeenCalledWith({
      redirectUri: 'http://localhost/de/overview/?a=1',
      locale: 'de',
    });
    // No silent check for a session on the way.
    expect(clients[0]?.init).toHaveBeenCalledWith(expect.not.objectContaining({ onLoad: 'check-sso' }));
  });

  it('leaves for the sign-in of one person, even if somebody else has a session', async () => {
    await newAuth().signIn({ returnTo: '/overview/', locale: 'en', email: 'luis@example.test' });
    expect(clients[0]?.login).toHaveBeenCalledWith(
      expect.objectContaining({ loginHint: 'luis@example.test', prompt: 'login' }),
    );
  });

  it('leaves for it after a silent check has found nothing', async () => {
    prepare = (client) => (client.onInit = async () => undefined);
    const auth = newAuth();
    await auth.restore();
    await auth.signIn({ returnTo: '/overview/', locale: 'en' });
    expect(clients).toHaveLength(1);
    expect(clients[0]?.login).toHaveBeenCalledTimes(1);
  });

  describe('when the storage is full', () => {
    // keycloak-js tests the storage with a few letters that fit, and then stores more.
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));

    it('a silent check reports it, and the next call tries again', async () => {
      prepare = (client, index) => {
        if (index === 0) client.onInit = full;
      };
      const auth = newAuth();
      await expect(auth.restore()).rejects.toMatchObject({ name: 'StorageFullError' });
      await expect(auth.restore()).resolves.toBe(true);
    });

    it('leaving for the sign-in page reports it', async () => {
      prepare = (client) => {
        client.onInit = async () => undefined;
        client.login.mockImplementation(full);
      };
      const signingIn = newAuth().signIn({ returnTo: '/overview/', locale: 'en' });
      await expect(signingIn).rejects.toMatchObject({ name: 'StorageFullError' });
    });
  });

  it('leaves for the sign-out page', async () => {
    const { auth, client } = await signedIn();
    await expect(auth.leave('/logout/')).resolves.toBe(true);
    expect(client.logout).toHaveBeenCalledWith({ redirectUri: 'http://localhost/logout/' });
  });

  it('does not redirect when nobody is signed in', async () => {
    const { auth } = await signedIn();
    auth.forget();
    await expect(auth.leave('/logout/')).resolves.toBe(false);
  });
});

describe('the profile', () => {
  it('comes from the provider’s user information', async () => {
    const { auth } = await signedIn();
    await expect(auth.loadProfile()).resolves.toMatchObject({ email: 'anna@example.test', projectId: 42 });
  });

  it.each([
    ['the provider refuses it', new RefusedByProvider(403), 'ProfileError', 'Failed to load profile: 403'],
    ['the provider fails', new RefusedByProvider(500), 'ProfileError', 'Failed to load profile: 500'],
    [
      'the provider is unreachable',
      new TypeError('x'),
      'ProviderUnavailableError',
      'The identity provider cannot be reached',
    ],
  ])('fails when %s', async (_case, error, name, message) => {
    const { auth, client } = await signedIn();
    client.loadUserInfo.mockRejectedValue(error);
    await expect(auth.loadProfile()).rejects.toMatchObject({ name, message });
  });

  it.each([429, 502, 503, 504])('counts %d as an unreachable provider', async (status) => {
    const { auth, client } = await signedIn();
    client.loadUserInfo.mockRejectedValue(new RefusedByProvider(status));
    await expect(auth.loadProfile()).rejects.toMatchObject({ name: 'ProviderUnavailableError' });
  });
});

describe('changing the password', () => {
  it('leaves for the provider with the action it supports', async () => {
    const { auth, client } = await signedIn();
    await auth.changePassword({ returnTo: '/account/settings/', locale: 'de' });
    expect(client.login).toHaveBeenCalledWith({
      redirectUri: 'http://localhost/account/settings/',
      locale: 'de',
      action: 'UPDATE_PASSWORD',
    });
  });

  it.each([
    ['success', 'UPDATE_PASSWORD', true],
    ['success', undefined, true],
    ['cancelled', 'UPDATE_PASSWORD', false],
    ['success', 'VERIFY_EMAIL', false],
  ] as const)('returns with %s of %s', async (status, action, changed) => {
    prepare = (client) => {
      client.onInit = async () => {
        client.issueTokens();
        client.onActionUpdate?.(status, action);
      };
    };
    const { auth } = await signedIn();
    expect([auth.takePasswordChanged(), auth.takePasswordChanged()]).toEqual([changed, false]);
  });
});
