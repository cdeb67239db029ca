import { FakeKeycloak, RefusedByProvider } from '../../../tests/support/web/fake-keycloak';
import { publicEnv } from '../../../tests/support/web/public-env';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { createAuth, type Auth } from './auth';
import { probeProvider } from './provider-probe';

let clients: FakeKeycloak[];
let prepare: ((client: FakeKeycloak, index: number) => void) | undefined;

function newAuth(probe?: typeof probeProvider): Auth {
  clients = [];
  const createClient = async () => {
    const client = new FakeKeycloak();
    prepare?.(client, clients.length);
    clients.push(client);
    return client;
  };
  return createAuth(createClient, undefined, probe);
}

async function signedIn(): Promise<{ auth: Auth; client: FakeKeycloak }> {
  const auth = newAuth();
  await auth.restore();
  return { auth, client: clients[0] as FakeKeycloak };
}

const away = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<void>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  prepare = undefined;
});
afterEach(() => jest.useRealTimers());

describe('restoring a session', () => {
  it('starts the library once, silently and with PKCE, however often it is asked', async () => {
    const auth = newAuth();
    await expect(Promise.all([auth.restore(), auth.restore()])).resolves.toEqual([true, true]);
    await auth.restore();
    expect(clients).toHaveLength(1);
    expect(clients[0]?.init).toHaveBeenCalledTimes(1);
    expect(clients[0]?.init.mock.calls[0]?.[0]).toMatchObject({
      onLoad: 'check-sso',
      silentCheckSsoRedirectUri: 'http://localhost/silent-check-sso.html',
      pkceMethod: 'S256',
      checkLoginIframe: false,
    });
  });

  it('says so when nobody is signed in, and gives no token', async () => {
    prepare = (client) => (client.onInit = async () => undefined);
    const auth = newAuth();
    await expect(auth.restore()).resolves.toBe(false);
    await expect(auth.accessToken()).rejects.toMatchObject({ name: 'SignedOutError' });
  });

  it('fails when the provider is away, and tries again with the next call', async () => {
    prepare = (client, index) => {
      if (index === 0) client.onInit = away;
    };
    const auth = newAuth();
    await expect(auth.restore()).rejects.toMatchObject({ name: 'ProviderUnavailableError' });
    await expect(auth.restore()).resolves.toBe(true);
  });

  it('gives up after 15 s', async () => {
    prepare = (client) => (client.onInit = never);
    const restored = expect(newAuth().restore()).rejects.toMatchObject({ name: 'ProviderUnavailableError' });
    await jest.advanceTimersByTimeAsync(15_000);
    await restored;
  });

  it('asks silently after a code that the provider refused', async () => {
    prepare = (client, index) => {
      if (index === 0) client.onInit = () => Promise.reject(new RefusedByProvider(400));
    };
    await expect(newAuth().restore()).resolves.toBe(true);
    expect(clients).toHaveLength(2);
  });

  it('is signed out when the provider refuses again', async () => {
    prepare = (client) => (client.onInit = () => Promise.reject(new RefusedByProvider(400)));
    await expect(newAuth().restore()).resolves.toBe(false);
    expect(clients).toHaveLength(2);
  });
});

describe('whether the provider can be reached', () => {
  const configuration = 'GET /realms/platform/.well-known/openid-configuration';

  it('is found out after a second, not after the 15 s of the library', async () => {
    stubNetwork({ 'GET /env.json': publicEnv });
    prepare = (client) => (client.onInit = never);
    const restored = expect(newAuth(probeProvider).restore()).rejects.toMatchObject({
      name: 'ProviderUnavailableError',
    });
    await jest.advanceTimersByTimeAsync(1_000);
    await restored;
  });

  it('is not asked any more when it has answered', async () => {
    const network = stubNetwork({ 'GET /env.json': publicEnv, [configuration]: {} });
    await newAuth(probeProvider).restore();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(network.to(configuration)).toEqual([]);
  });
});

describe('an answer of the sign-in page in the address', () => {
  beforeEach(() => window.history.replaceState(null, '', '/overview/#state=s&code=c'));
  afterEach(() => window.history.replaceState(null, '', '/'));
  const nothing = (client: FakeKeycloak) => (client.onInit = async () => undefined);

  it('that cannot be used is no silence: the sign-in has failed', async () => {
    prepare = nothing;
    await expect(newAuth().restore()).rejects.toMatchObject({ name: 'SignInFailedError' });
  });

  it('does not matter when the provider knows the person anyway', async () => {
    await expect(newAuth().restore()).resolves.toBe(true);
  });

  it('that says why there is none is no silence either', async () => {
    window.history.replaceState(null, '', '/overview/#state=s&error=access_denied');
    prepare = (client, index) => {
      if (index === 0) client.onInit = () => Promise.reject({ error: 'access_denied' } as unknown as Error);
      else nothing(client);
    };
    await expect(newAuth().restore()).rejects.toMatchObject({ name: 'SignInFailedError' });
  });

  it('that says nobody is signed in is no failure', async () => {
    window.history.replaceState(null, '', '/overview/#state=s&error=login_required');
    prepare = nothing;
    await expect(newAuth().restore()).resolves.toBe(false);
  });
});

describe('tokens of another issuer', () => {
  const elsewhere = 'http://elsewhere.example/realms/platform';

  it('sign nobody in', async () => {
    prepare = (client) => (client.issuer = elsewhere);
    const auth = newAuth();
    await expect(auth.restore()).rejects.toMatchObject({ name: 'WrongProviderError' });
    await expect(auth.accessToken()).rejects.toMatchObject({ name: 'WrongProviderError' });
  });

  it('end the session when a refresh brings them', async () => {
    const { auth, client } = await signedIn();
    client.issuer = elsewhere;
    await expect(auth.replaceToken('access-1')).rejects.toMatchObject({ name: 'SignedOutError' });
    expect(auth.tokenExpiresAt()).toBeUndefined();
  });
});

describe('while a session start is blocked', () => {
  it('nothing is started and nobody leaves for the sign-in page', async () => {
    const createClient = jest.fn();
    const auth = createAuth(createClient, () => true);
    await expect(auth.restore()).resolves.toBe(false);
    await auth.signIn({ returnTo: '/overview/', locale: 'en' });
    expect(createClient).not.toHaveBeenCalled();
  });
});

it('comes to nothing when it is forgotten while it starts', async () => {
  prepare = (client) =>
    (client.onInit = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      client.issueTokens();
    });
  const auth = newAuth();
  const restored = expect(auth.restore()).rejects.toMatchObject({ name: 'SignedOutError' });
  auth.forget();
  await jest.advanceTimersByTimeAsync(1_000);
  await restored;
  expect(auth.tokenExpiresAt()).toBeUndefined();
});

it('counts by the provider’s clock when this device’s is ten minutes off', async () => {
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
  it('is used while it is good for 30 s', async () => {
    const { auth, client } = await signedIn();
    jest.setSystemTime(Date.now() + 269_000);
    await expect(auth.accessToken()).resolves.toBe('access-1');
    expect(client.updateToken).not.toHaveBeenCalled();
  });

  it('is refreshed once when it is not, however many wait for it', async () => {
    const { auth, client } = await signedIn();
    jest.setSystemTime(Date.now() + 271_000);
    await expect(Promise.all([auth.accessToken(), auth.accessToken(), auth.accessToken()])).resolves.toEqual([
      'access-2',
      'access-2',
      'access-2',
    ]);
    expect(client.updateToken).toHaveBeenCalledTimes(1);
  });

  it('is replaced once when several calls were refused with it', async () => {
    const { auth, client } = await signedIn();
    const first = await auth.replaceToken('access-1');
    await expect(auth.replaceToken('access-1')).resolves.toBe(first);
    expect(client.updateToken).toHaveBeenCalledTimes(1);
  });

  it('is renewed by itself after 80 % of its life', async () => {
    const { client } = await signedIn();
    await jest.advanceTimersByTimeAsync(239_000);
    expect(client.updateToken).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(client.updateToken).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(240_000);
    expect(client.updateToken).toHaveBeenCalledTimes(2);
  });

  it('survives a provider that is away: the session stays, the refresh is tried again', async () => {
    const { auth, client } = await signedIn();
    client.onRefresh = away;
    await jest.advanceTimersByTimeAsync(240_000);
    await expect(auth.restore()).resolves.toBe(true);
    client.onRefresh = async () => client.issueTokens();
    await jest.advanceTimersByTimeAsync(1_000);
    await expect(auth.accessToken()).resolves.toBe('access-2');
  });

  it.each([403, 404, 408, 429, 503])(
    'survives an answer of %d, which may come from something before the provider',
    async (status) => {
      const { auth, client } = await signedIn();
      client.onRefresh = () => Promise.reject(new RefusedByProvider(status));
      await expect(auth.replaceToken('access-1')).rejects.toMatchObject({ name: 'ProviderUnavailableError' });
      client.onRefresh = async () => client.issueTokens();
      await expect(auth.replaceToken('access-1')).resolves.toBe('access-2');
    },
  );

  it('ends the session when the provider refuses to refresh it', async () => {
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
  it('leaves for the sign-in page in the language of the page and comes back to it', async () => {
    prepare = (client) => (client.onInit = async () => undefined);
    const auth = newAuth();
    await auth.signIn({ returnTo: '/de/overview/?a=1', locale: 'de' });
    expect(clients[0]?.login).toHaveBeenCalledWith({
      redirectUri: 'http://localhost/de/overview/?a=1',
      locale: 'de',
    });
    // Nobody is asked on the way whether a session is there.
    expect(clients[0]?.init).toHaveBeenCalledWith(expect.not.objectContaining({ onLoad: 'check-sso' }));
  });

  it('leaves with what a silent question before has found', async () => {
    prepare = (client) => (client.onInit = async () => undefined);
    const auth = newAuth();
    await auth.restore();
    await auth.signIn({ returnTo: '/overview/', locale: 'en' });
    expect(clients).toHaveLength(1);
    expect(clients[0]?.login).toHaveBeenCalledTimes(1);
  });

  describe('with a storage that is full', () => {
    // keycloak-js tells a storage by a few letters that fit, and then keeps more in it.
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));

    it('says so where the provider is asked silently, and tries again with the next call', async () => {
      prepare = (client, index) => {
        if (index === 0) client.onInit = full;
      };
      const auth = newAuth();
      await expect(auth.restore()).rejects.toMatchObject({ name: 'NoRoomError' });
      await expect(auth.restore()).resolves.toBe(true);
    });

    it('says so where the person leaves for the sign-in page', async () => {
      prepare = (client) => {
        client.onInit = async () => undefined;
        client.login.mockImplementation(full);
      };
      const signingIn = newAuth().signIn({ returnTo: '/overview/', locale: 'en' });
      await expect(signingIn).rejects.toMatchObject({ name: 'NoRoomError' });
    });
  });

  it('leaves for the sign-out page', async () => {
    const { auth, client } = await signedIn();
    await expect(auth.leave('/logout/')).resolves.toBe(true);
    expect(client.logout).toHaveBeenCalledWith({ redirectUri: 'http://localhost/logout/' });
  });

  it('has nowhere to leave for when nobody is signed in', async () => {
    const { auth } = await signedIn();
    auth.forget();
    await expect(auth.leave('/logout/')).resolves.toBe(false);
  });
});

describe('the profile', () => {
  it('comes from the user information', async () => {
    const { auth } = await signedIn();
    await expect(auth.loadProfile()).resolves.toMatchObject({ email: 'anna@example.test', projectId: 42 });
  });

  it.each([
    ['the provider refuses it', new RefusedByProvider(403), 'ProfileError', 'Failed to load profile: 403'],
    ['the provider fails', new RefusedByProvider(500), 'ProfileError', 'Failed to load profile: 500'],
    [
      'the provider is away',
      new TypeError('x'),
      'ProviderUnavailableError',
      'The identity provider cannot be reached',
    ],
  ])('fails when %s', async (_case, error, name, message) => {
    const { auth, client } = await signedIn();
    client.loadUserInfo.mockRejectedValue(error);
    await expect(auth.loadProfile()).rejects.toMatchObject({ name, message });
  });
});

describe('changing the password', () => {
  it('leaves for the provider with the action that it knows', async () => {
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
  ] as const)('has come back with %s of %s', async (status, action, changed) => {
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
