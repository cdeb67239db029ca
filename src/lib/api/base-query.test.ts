import { ReadableStream } from 'node:stream/web';
import { apiStore } from '../../../tests/support/web/api-store';
import { fakeAuth } from '../../../tests/support/web/fake-auth';
import { publicEnv } from '../../../tests/support/web/public-env';
import { refusal, stubNetwork } from '../../../tests/support/web/stub-network';
import type { Auth } from '../auth/auth';
import { ProviderUnavailableError, SignedOutError } from '../auth/auth-errors';
import { readSignOutMarker } from '../session/sign-out-marker';
import { api } from './api';
import type { ApiRequest, ApiServices } from './base-query';
import { selectApiReachable } from './connection-slice';
import { hasList } from './shapes';

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    read: build.query<unknown, Pick<ApiRequest, 'anonymous' | 'timeout'>>({
      query: (request) => ({ url: '/things', ...request }),
    }),
    readList: build.query<unknown, void>({ query: () => ({ url: '/things', expect: hasList }) }),
    readFrozen: build.query<boolean, void>({
      async queryFn(_arg, _api, _extraOptions, send) {
        const { data } = (await send({ url: '/things' })) as { data: { data: { part: object }[] } };
        return { data: data.data.every(({ part }) => Object.isFrozen(part)) };
      },
    }),
    write: build.mutation<unknown, object>({ query: (body) => ({ url: '/things', method: 'POST', body }) }),
  }),
}).endpoints;

function setUp(auth: Auth = fakeAuth(), replaced: Partial<ApiServices> = {}) {
  const store = apiStore(auth, replaced);
  const read = async (request: Pick<ApiRequest, 'anonymous' | 'timeout'> = {}) => {
    const { data, error } = await store.dispatch(
      endpoints.read.initiate(request, { subscribe: false, forceRefetch: true }),
    );
    return { data, error };
  };
  return { store, read, write: (body: object) => store.dispatch(endpoints.write.initiate(body)) };
}

it('sends the fixed credential and the user’s token', async () => {
  const { to } = stubNetwork({ 'GET /api/things': { data: [] } });
  await expect(setUp().read()).resolves.toMatchObject({ data: { data: [] } });
  const [call] = to('GET /api/things');
  expect(call?.headers.get('Authorization')).toBe('Bearer fixed-credential');
  expect(call?.headers.get('X-Access-Token')).toBe('access-1');
  expect(call?.headers.get('Idempotency-Key')).toBeNull();
});

it('returns frozen data, so that the store accepts a long list without walking through it', async () => {
  stubNetwork({ 'GET /api/things': { data: [{ part: {} }] } });
  const { data } = await setUp().store.dispatch(endpoints.readFrozen.initiate());
  expect(data).toBe(true);
});

it('sends no token with anonymous requests', async () => {
  const { to } = stubNetwork({ 'GET /api/things': {} });
  const auth = fakeAuth({ accessToken: () => Promise.reject(new SignedOutError('nobody')) });
  await expect(setUp(auth).read({ anonymous: true })).resolves.toMatchObject({ data: {} });
  expect(to('GET /api/things')[0]?.headers.has('X-Access-Token')).toBe(false);
});

it('gives every write its own idempotency key', async () => {
  const { to } = stubNetwork({ 'POST /api/things': {} });
  const { write } = setUp();
  await write({ a: 1 });
  await write({ a: 1 });
  const keys = to('POST /api/things').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(to('POST /api/things')[0]?.body).toEqual({ a: 1 });
});

describe('a refused token', () => {
  it('is replaced once, and the write is retried under the same key', async () => {
    const { to } = stubNetwork({
      'POST /api/things': ({ headers }) =>
        headers.get('X-Access-Token') === 'access-2'
          ? { ok: true }
          : refusal(401, 'TOKEN_EXPIRED', 'expired'),
    });
    const { data } = await setUp().write({});
    expect(data).toEqual({ ok: true });
    const [first, second] = to('POST /api/things').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
  });

  it('ends the session when the new token is refused as well', async () => {
    const { calls } = stubNetwork({ 'GET /api/things': refusal(401, 'TOKEN_INVALID', 'no') });
    const auth = fakeAuth();
    await expect(setUp(auth).read()).resolves.toMatchObject({ error: { status: 'SIGNED_OUT' } });
    expect(calls).toHaveLength(2);
    expect(auth.forget).toHaveBeenCalledTimes(1);
  });
});

describe('a refused credential', () => {
  const refused = refusal(401, 'CREDENTIAL_INVALID', 'Send the credential of the app.');
  const changed: Pick<ApiServices, 'loadEnv'> = {
    loadEnv: async (before) => (before ? { ...publicEnv, apiCredential: 'changed' } : publicEnv),
  };

  it('is fetched again, and the write is retried under the same key', async () => {
    const { to } = stubNetwork({
      'POST /api/things': ({ headers }) =>
        headers.get('Authorization') === 'Bearer changed' ? { ok: true } : refused,
    });
    const { data } = await setUp(fakeAuth(), changed).write({});
    expect(data).toEqual({ ok: true });
    const [first, second] = to('POST /api/things').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
  });

  it.each([{ anonymous: true }, {}])('does not end the session when it is refused again: %j', async (how) => {
    const { calls } = stubNetwork({ 'GET /api/things': refused });
    const auth = fakeAuth();
    await expect(setUp(auth, changed).read(how)).resolves.toMatchObject({
      error: { status: 401, code: 'CREDENTIAL_INVALID' },
    });
    expect(calls).toHaveLength(2);
    expect(auth.replaceToken).not.toHaveBeenCalled();
    expect(auth.forget).not.toHaveBeenCalled();
  });
});

describe('errors', () => {
  it.each([
    [
      'its own message',
      refusal(409, 'STALE', 'Reload first'),
      { status: 409, code: 'STALE', message: 'Reload first' },
    ],
    [
      'a plain message',
      Response.json({ message: 'No.' }, { status: 400 }),
      { status: 400, code: 'HTTP_400', message: 'No.' },
    ],
    ['nothing', 500, { status: 500, code: 'HTTP_500', message: 'API error: 500' }],
    ['a page', new Response('<html>', { status: 502 }), { status: 502, message: 'API error: 502' }],
    [
      'a page instead of data',
      new Response('<html>'),
      { status: 'UNEXPECTED', message: 'Invalid data format received' },
    ],
    ['half a body', new Response('{"data":['), { status: 'UNEXPECTED' }],
  ])('carry the server’s error: %s', async (_case, answer, expected) => {
    stubNetwork({ 'GET /api/things': answer });
    await expect(setUp().read()).resolves.toMatchObject({ error: expected });
  });

  it('report a response of an unexpected shape', async () => {
    stubNetwork({ 'GET /api/things': { data: 'none' } });
    const answer = await setUp().store.dispatch(endpoints.readList.initiate());
    expect(answer).toMatchObject({
      error: { status: 'UNEXPECTED' },
    });
  });

  it('report a connection that breaks while the body arrives', async () => {
    const broken = new TypeError('network error');
    const body = new ReadableStream({ pull: (part) => part.error(broken) });
    stubNetwork({});
    global.fetch = async () => new Response(body as BodyInit);
    const { store, read } = setUp();
    await expect(read()).resolves.toMatchObject({ error: { status: 'NETWORK' } });
    expect(selectApiReachable(store.getState())).toBe(false);
  });

  it('report a timeout', async () => {
    stubNetwork({});
    global.fetch = (request) =>
      new Promise((_resolve, reject) => {
        const { signal } = request as Request;
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    await expect(setUp().read({ timeout: 5 })).resolves.toMatchObject({ error: { status: 'TIMEOUT' } });
  });

  it('report that no token is available, and that the session is over', async () => {
    stubNetwork({ 'GET /api/things': {} });
    const away = fakeAuth({ accessToken: () => Promise.reject(new ProviderUnavailableError('away')) });
    await expect(setUp(away).read()).resolves.toMatchObject({ error: { status: 'IDENTITY' } });
    const over = fakeAuth({ accessToken: () => Promise.reject(new SignedOutError('over')) });
    await expect(setUp(over).read()).resolves.toMatchObject({ error: { status: 'SIGNED_OUT' } });
  });
});

it('ends the session immediately, with the reason, when the person was removed from the company', async () => {
  window.sessionStorage.setItem('draft', 'personal');
  stubNetwork({ 'GET /api/things': refusal(401, 'ACCOUNT_REMOVED', 'Your account was removed.') });
  const auth = fakeAuth();
  await expect(setUp(auth).read()).resolves.toMatchObject({
    error: { status: 'SIGNED_OUT', message: 'Your account was removed.' },
  });
  expect(auth.replaceToken).not.toHaveBeenCalled();
  expect(auth.forget).toHaveBeenCalledTimes(1);
  expect(readSignOutMarker()?.reason).toBe('account_removed');
  expect(window.sessionStorage.getItem('draft')).toBeNull();
});

it.each([
  ['no response', undefined, false],
  ['503', 503, false],
  ['500', 500, true],
  ['404', 404, true],
])('records whether the server is reachable: %s', async (_case, answer, reachable) => {
  stubNetwork(answer === undefined ? {} : { 'GET /api/things': answer });
  const { store, read } = setUp();
  await read();
  expect(selectApiReachable(store.getState())).toBe(reachable);
});

it('records that the server is reachable again', async () => {
  let answer: number | object = 503;
  stubNetwork({ 'GET /api/things': () => answer });
  const { store, read } = setUp();
  await read();
  answer = {};
  await read();
  expect(selectApiReachable(store.getState())).toBe(true);
});
