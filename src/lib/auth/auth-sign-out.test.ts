import { fakeClients, type FakeKeycloak } from '../../../tests/support/web/fake-keycloak';
import { publicEnv } from '../../../tests/support/web/public-env';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { inactivityLimitMs } from '../session/activity-mark';
import { markSignOut, readSignOutMarker } from '../session/sign-out-marker';
import { isSessionStartBlocked } from '../session/session-start';
import { isSignOutUnfinished, noteUnfinishedSignOut } from '../session/unfinished-sign-out';
import { createAuth } from './auth';
import { ProviderUnavailableError } from './auth-errors';

const logout = 'POST /realms/platform/protocol/openid-connect/logout';
const env = { 'GET /env.json': publicEnv };

let clients: FakeKeycloak[];
let prepare: (client: FakeKeycloak) => void;
let probe: () => Promise<void>;

function newAuth() {
  const made = fakeClients((client) => prepare(client));
  clients = made.clients;
  return createAuth(made.createClient, isSessionStartBlocked, () => probe());
}

/** The sessions and tokens that the provider was asked to end. */
const ended = (network: ReturnType<typeof stubNetwork>) =>
  network.to(logout).map(({ body }) => new URLSearchParams(String(body)).get('refresh_token'));

const markAsSignedOut = () => markSignOut({ reason: 'user_initiated', incomplete: false });
const nobody = (client: FakeKeycloak) => (client.onInit = async () => undefined);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  prepare = () => undefined;
  probe = async () => undefined;
});

describe('ending the session', () => {
  it('notifies the provider and redirects to its page', async () => {
    const network = stubNetwork({ ...env, [logout]: 204 });
    const auth = newAuth();
    await auth.restore();
    markAsSignedOut();
    await expect(auth.endSession()).resolves.toBe('ended');
    expect(ended(network)).toEqual(['refresh-1']);
    expect(isSignOutUnfinished()).toBe(false);
    await expect(auth.leave('/logout/')).resolves.toBe(true);
  });

  it('reports that the provider cannot be notified when only this device knows of the session', async () => {
    const network = stubNetwork(env);
    probe = () => Promise.reject(new ProviderUnavailableError('off line'));
    const auth = newAuth();
    await expect(auth.restore()).rejects.toMatchObject({ name: 'ProviderUnavailableError' });
    markAsSignedOut();
    await expect(auth.endSession()).resolves.toBe('unreachable');
    expect(ended(network)).toEqual([]);
    expect(isSignOutUnfinished()).toBe(true);
  });

  it('waits for a session that is being restored, and signs nobody in', async () => {
    const network = stubNetwork({ ...env, [logout]: 204 });
    let letStart = () => undefined as void;
    const started = new Promise<void>((resolve) => (letStart = resolve));
    prepare = (client) => {
      client.onInit = async () => {
        await started;
        client.issueTokens();
      };
    };
    const auth = newAuth();
    const restored = auth.restore();
    markAsSignedOut();
    const end = auth.endSession();
    letStart();
    await expect(end).resolves.toBe('ended');
    await expect(restored).resolves.toBe(false);
    expect(clients).toHaveLength(1);
    expect(ended(network)).toEqual(['refresh-1']);
    await expect(auth.leave('/logout/')).resolves.toBe(true);
  });

  it('asks the provider again after this tab has forgotten the session', async () => {
    const network = stubNetwork({ ...env, [logout]: 204 });
    const auth = newAuth();
    await auth.restore();
    auth.forget();
    markAsSignedOut();
    await expect(auth.endSession()).resolves.toBe('ended');
    expect(clients).toHaveLength(2);
    expect(ended(network)).toEqual(['refresh-1']);
    await expect(auth.leave('/logout/')).resolves.toBe(true);
  });

  it('counts as done when the provider has no session', async () => {
    prepare = nobody;
    const network = stubNetwork(env);
    const auth = newAuth();
    await expect(auth.endSession()).resolves.toBe('ended');
    expect(ended(network)).toEqual([]);
    expect(isSignOutUnfinished()).toBe(false);
    await expect(auth.leave('/logout/')).resolves.toBe(false);
  });
});

describe('a sign-out that the provider has not received', () => {
  beforeEach(noteUnfinishedSignOut);

  it('is finished before a session is restored, and nobody is signed in', async () => {
    const network = stubNetwork({ ...env, [logout]: 204 });
    const auth = newAuth();
    await expect(auth.restore()).resolves.toBe(false);
    expect(ended(network)).toEqual(['refresh-1']);
    await expect(auth.accessToken()).rejects.toMatchObject({ name: 'SignedOutError' });
    await auth.signIn({ returnTo: '/overview/', locale: 'en' });
    expect(clients[0]?.login).toHaveBeenCalled();
    await expect(newAuth().restore()).resolves.toBe(true);
  });

  it('is finished before leaving for the sign-in page', async () => {
    const network = stubNetwork({ ...env, [logout]: 204 });
    await newAuth().signIn({ returnTo: '/overview/', locale: 'en' });
    expect(ended(network)).toEqual(['refresh-1']);
    expect(clients[0]?.login).toHaveBeenCalledTimes(1);
  });

  it('signs nobody in until it can be finished', async () => {
    stubNetwork(env);
    const auth = newAuth();
    await expect(auth.restore()).rejects.toMatchObject({ name: 'ProviderUnavailableError' });
    expect(isSignOutUnfinished()).toBe(true);
    stubNetwork({ ...env, [logout]: 204 });
    await expect(auth.accessToken()).rejects.toMatchObject({ name: 'SignedOutError' });
    expect(isSignOutUnfinished()).toBe(false);
  });

  it('is forgotten when the provider has no session any more', async () => {
    prepare = nobody;
    stubNetwork(env);
    await expect(newAuth().restore()).resolves.toBe(false);
    expect(isSignOutUnfinished()).toBe(false);
  });
});

describe('a person who was last active too long ago', () => {
  const lastActive = (before: number) =>
    window.localStorage.setItem('lastActivity', String(Date.now() - before));
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('is not signed in by a session that the provider still has: it ends for inactivity', async () => {
    const network = stubNetwork({ ...env, [logout]: 204 });
    lastActive(inactivityLimitMs);
    await expect(newAuth().restore()).resolves.toBe(false);
    expect(ended(network)).toEqual(['refresh-1']);
    expect(readSignOutMarker()).toEqual({ reason: 'inactivity', incomplete: false });
  });

  it('is signed in while the limit is not reached', async () => {
    stubNetwork(env);
    lastActive(inactivityLimitMs - 60_000);
    await expect(newAuth().restore()).resolves.toBe(true);
  });

  it('cannot bypass the limit by being active while the provider is unreachable', async () => {
    stubNetwork(env);
    lastActive(inactivityLimitMs);
    await expect(newAuth().restore()).rejects.toMatchObject({ name: 'ProviderUnavailableError' });
    lastActive(0);
    const network = stubNetwork({ ...env, [logout]: 204 });
    await expect(newAuth().restore()).resolves.toBe(false);
    expect(ended(network)).toEqual(['refresh-1']);
  });

  it('must enter the password again on the sign-in page, and is signed in when coming back', async () => {
    const network = stubNetwork({ ...env, [logout]: 204 });
    lastActive(inactivityLimitMs);
    await newAuth().signIn({ returnTo: '/overview/', locale: 'en' });
    expect(ended(network)).toEqual(['refresh-1']);
    expect(clients[0]?.login).toHaveBeenCalledTimes(1);
    window.history.replaceState(null, '', '/overview/#state=s&code=c');
    await expect(newAuth().restore()).resolves.toBe(true);
  });

  it('is signed in by the sign-in page however long that took', async () => {
    stubNetwork(env);
    lastActive(inactivityLimitMs);
    window.history.replaceState(null, '', '/overview/#state=s&code=c');
    await expect(newAuth().restore()).resolves.toBe(true);
  });
});
