import type { InjectOptions } from 'fastify';
import type { ErrorBody } from '../../../core/contracts/common';
import { createTestApp, credential, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let path: string;

beforeAll(async () => {
  server = await createTestApp();
  path = `/api/customer-requests/project/${await server.projectId('Alpenguss GmbH')}`;
});
afterAll(() => server.close());

async function refusal(request: InjectOptions, email?: string) {
  const answer = await server.call(email, request);
  const { error } = answer.json<{ error: { code: string; message: string } }>();
  return [answer.statusCode, error.code];
}

const withToken = (token: string) => refusal({ url: path, headers: { 'x-access-token': token } });

describe('tokens and credential', () => {
  test('no credential, or another one', async () => {
    const expected = [401, 'CREDENTIAL_INVALID'];
    expect(await refusal({ url: path, headers: { authorization: '' } })).toEqual(expected);
    expect(await refusal({ url: path, headers: { authorization: 'Bearer other' } })).toEqual(expected);
    expect(await refusal({ url: path, headers: { authorization: `Basic ${credential}` } })).toEqual(expected);
  });

  test('no token', async () => {
    expect(await refusal({ url: path })).toEqual([401, 'TOKEN_MISSING']);
    expect(await withToken('')).toEqual([401, 'TOKEN_MISSING']);
  });

  test('an expired token', async () => {
    const token = await server.identity.tokenFor(people.user, { expires: '-1m' });
    expect(await withToken(token)).toEqual([401, 'TOKEN_EXPIRED']);
  });

  test('a token of another issuer, of another key, and none at all', async () => {
    const { tokenFor } = server.identity;
    const foreign = await tokenFor(people.user, { issuer: 'https://elsewhere.test/realms/platform' });
    const forged = await tokenFor(people.user, { key: 'a key that somebody else has made up' });
    for (const token of [foreign, forged, 'a.b.c', 'not a token'])
      expect(await withToken(token)).toEqual([401, 'TOKEN_INVALID']);
  });

  test('the identity provider is unreachable: 503, and it recovers by itself', async () => {
    const token = await server.identity.tokenFor(people.user);
    server.identity.away = true;
    expect(await withToken(token)).toEqual([503, 'IDENTITY_UNAVAILABLE']);
    server.identity.away = false;
    const answer = await server.call(people.user, { url: path });
    expect(answer.statusCode).toBe(200);
  });

  test('each refusal says how to authenticate, and what is wrong with a token', async () => {
    const challenge = async (headers: Record<string, string>) =>
      (await server.app.inject({ url: path, headers })).headers['www-authenticate'];
    const app = { authorization: `Bearer ${credential}` };
    expect(await challenge({})).toBe('Bearer realm="api"');
    expect(await challenge(app)).toBe('Bearer realm="api"');
    const wrong = 'Bearer realm="api", error="invalid_token"';
    expect(await challenge({ ...app, 'x-access-token': 'a.b.c' })).toBe(wrong);
    expect(await challenge({ authorization: 'Bearer a.b.c' })).toBe(wrong);
    const answer = await server.call(people.user, { url: path });
    expect(answer.headers).not.toHaveProperty('www-authenticate');
  });
});

describe('the format of a request', () => {
  const respond = (request: InjectOptions) =>
    refusal({ method: 'POST', url: `${path}/respond`, ...request }, people.user);
  const json = { 'content-type': 'application/json' };

  test.each<[string, InjectOptions, [number, string]]>([
    ['not JSON', { payload: '{"linkingId":', headers: json }, [400, 'INVALID_JSON']],
    ['empty', { payload: '', headers: json }, [400, 'INVALID_JSON']],
    ['no body', {}, [400, 'INVALID_INPUT']],
    ['too large', { payload: { message: 'x'.repeat(300_000) } }, [413, 'BODY_TOO_LARGE']],
    ['XML', { payload: '<a/>', headers: { 'content-type': 'text/xml' } }, [415, 'UNSUPPORTED_MEDIA_TYPE']],
    ['a prototype', { payload: '{"__proto__": {"a": 1}}', headers: json }, [400, 'INVALID_JSON']],
  ])('a body that is %s', async (_name, request, expected) => {
    expect(await respond(request)).toEqual(expected);
  });

  test.each([
    '/api/customer-requests/project/abc',
    '/api/customer-requests/project/0',
    '/api/customer-requests/project/-1',
    '/api/customer-requests/project/1.5',
    '/api/customer-requests/project/2147483648',
    '/api/customer-requests/project/99999999999999999999999',
    '/api/customer-requests/project/1%00',
    "/api/customer-requests/project/1'or'1",
  ])('%s gets 400', async (url) => {
    expect(await refusal({ url }, people.user)).toEqual([400, 'INVALID_INPUT']);
  });

  test.each<[string, InjectOptions]>([
    ['', { url: '/api/customer-requests/project/' }],
    ['undefined', { url: '/api/ca-activities-data/project/undefined' }],
    ['null', { method: 'PUT', url: '/api/company-profile/null', payload: {} }],
    ['left out', { method: 'POST', url: '/api/user-management/transfer-main-user', payload: {} }],
  ])('a project that is %j gets 400, and the reason', async (_project, request) => {
    const answer = await server.call(people.mainUser, request);
    const { message } = answer.json<ErrorBody>().error;
    expect([answer.statusCode, message]).toEqual([400, 'No project ID available']);
  });

  test.each([
    ['ca-emission-results', '/calculate', 'Both projectId and year are required for calculation'],
    ['supplychain-suppliers', '/remind', 'Supplier linkage ID is required'],
    ['business-segments', '/import-answers', 'Missing required parameters'],
    ['user-management', '/users', 'Email is required'],
  ])('%s%s without a body says what is missing', async (resource, action, expected) => {
    const answer = await server.call(people.mainUser, {
      method: 'POST',
      url: `${path.replace('customer-requests', resource)}${action}`,
    });
    expect([answer.statusCode, answer.json<ErrorBody>().error.message]).toEqual([400, expected]);
  });

  test.each(['/api/customer-requests/project/%E0%A4%A', '/%zz', '/api/%'])('%s gets 400', async (url) => {
    expect(await refusal({ url }, people.user)).toEqual([400, 'INVALID_ADDRESS']);
  });

  test.each<[NonNullable<InjectOptions['method']>, string]>([
    ['GET', '/api/nothing'],
    ['GET', '/api/customer-requests/'],
    ['DELETE', '/api/customer-requests'],
    ['POST', '/nothing'],
    ['GET', `/api/customer-requests/project/${'1'.repeat(200)}`],
  ])('%s %s gets a response of the same form', async (method, url) => {
    const [status, code] = await refusal({ method, url });
    expect([400, 404, 405]).toContain(status);
    expect(code).toMatch(/^[A-Z_]+$/);
  });
});

describe('internal errors', () => {
  test('are reported with an error id for support, without internals', async () => {
    await server.database.query('alter table company_profiles rename to hidden');
    const answer = await server.call(people.user, {
      url: path.replace('customer-requests/project', 'company-profile'),
    });
    await server.database.query('alter table hidden rename to company_profiles');
    const { error } = answer.json<{ error: { code: string; message: string; details: unknown } }>();
    const requestId = answer.headers['x-request-id'];
    expect([answer.statusCode, error.code]).toEqual([500, 'INTERNAL_ERROR']);
    expect(error.message).toContain(requestId);
    expect(error.details).toEqual({ requestId });
    expect(answer.body).not.toMatch(/company_profiles|relation|select/);
  });
});
