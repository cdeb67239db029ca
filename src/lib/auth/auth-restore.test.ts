import { fakeClients, RefusedByProvider, type FakeKeycloak } from '../../../tests/support/web/fake-keycloak';
import { publicEnv } from '../../../tests/support/web/public-env';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { createAuth, type Auth } from './auth';
import { probeProvider } from './provider-probe';

let clients: FakeKeycloak[];
let prepare: ((client: FakeKeycloak, index: number) => void) | undefined;

function newAuth(probe?: typeof probeProvider): Auth {
  const made = fakeClients((client, index) => prepare?.(client, index));
  clients = made.clients;
  return createAuth(made.createClient, undefined, probe);
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
  it('starts the library once, silently and with PKCE, however many callers there are', async () => {
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

  it('asks the provider to return to the page without its fragment, which it would refuse', async () => {
    window.history.replaceState(null, '', '/carbon-accounting/2025/update/?show=gaps#scope-1');
    await newAuth().restore();
    window.history.replaceState(null, '', '/');
    expect(clients[0]?.init.mock.calls[0]?.[0]).toMatchObject({
      redirectUri: 'http://localhost/carbon-accounting/2025/update/?show=gaps',
    });
  });

  it('returns false when nobody is signed in, and gives no token', async () => {
    prepare = (client) => (client.onInit = async () => undefined);
    const auth = newAuth();
    await expect(auth.restore()).resolves.toBe(false);
    await expect(auth.accessToken()).rejects.toMatchObject({ name: 'SignedOutError' });
  });

  it('fails when the provider is unreachable, and tries again on the next call', async () => {
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

  it('asks silently after the provider refused a code', async () => {
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

describe('whether the provider is reachable', () => {
  const configuration = 'GET /realms/platform/.well-known/openid-configuration';

  it('is known after a second, not after the 15 s of the library', async () => {
    stubNetwork({ 'GET /env.json': publicEnv });
    prepare = (client) => (client.onInit = never);
    const restored = expect(newAuth(probeProvider).restore()).rejects.toMatchObject({
      name: 'ProviderUnavailableError',
    });
    await jest.advanceTimersByTimeAsync(1_000);
    await restored;
  });

  it('is not checked any more once it has responded', async () => {
    const network = stubNetwork({ 'GET /env.json': publicEnv, [configuration]: {} });
    await newAuth(probeProvider).restore();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(network.to(configuration)).toEqual([]);
  });
});

describe('a response of the sign-in page in the address', () => {
  beforeEach(() => window.history.replaceState(null, '', '/overview/#state=s&code=c'));
  afterEach(() => window.history.replaceState(null, '', '/'));
  const nothing = (client: FakeKeycloak) => (client.onInit = async () => undefined);

  it('that cannot be used means that the sign-in has failed', async () => {
    prepare = nothing;
    await expect(newAuth().restore()).rejects.toMatchObject({ name: 'SignInFailedError' });
  });

  it('does not matter when the provider has a session anyway', async () => {
    await expect(newAuth().restore()).resolves.toBe(true);
  });

  it('that explains why there is no code means that the sign-in has failed', async () => {
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

  it('do not sign anybody in', async () => {
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

describe('while starting a session is blocked', () => {
  it('starts nothing and does not leave for the sign-in page', async () => {
    const createClient = jest.fn();
    const auth = createAuth(createClient, () => true);
    await expect(auth.restore()).resolves.toBe(false);
    await auth.signIn({ returnTo: '/overview/', locale: 'en' });
    expect(createClient).not.toHaveBeenCalled();
  });
});

it('has no effect when the session is forgotten while it starts', async () => {
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
