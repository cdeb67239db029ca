import type { CustomerRequest, CustomerRequestList } from '../../../core/contracts/customer-requests';
import { sortRequests } from '../../../core/requests/order';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let path: string;
let strangerPath: string;

beforeAll(async () => {
  server = await createTestApp();
  await server.database.query('create table linkings_before as table linkings');
  path = `/api/customer-requests/project/${await server.projectId('Alpenguss GmbH')}`;
  strangerPath = `/api/customer-requests/project/${await server.projectId('BrightPack (Suzhou) Co., Ltd.')}`;
});
beforeEach(() =>
  server.database.query('delete from linkings; insert into linkings select * from linkings_before'),
);
afterAll(() => server.close());

async function list(query = ''): Promise<CustomerRequestList> {
  const answer = await server.call(people.user, { url: `${path}${query}` });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function first(status: string): Promise<CustomerRequest> {
  const request = (await list()).data.find(({ Status }) => Status === status);
  if (!request) throw new Error(`The demo world has no request that is ${status}.`);
  return request;
}

const respond = (payload: object, email = people.user, at = path) =>
  server.call(email, { method: 'POST', url: `${at}/respond`, payload });

const message = (answer: { json(): { error: { message: string } } }) => answer.json().error.message;

describe('the list', () => {
  test('contains every request of the project and no other, in the order of core/requests', async () => {
    const { data, meta } = await list();
    expect(data).toHaveLength(14);
    expect(meta.pagination).toEqual({ page: 1, pageSize: 100, pageCount: 1, total: 14 });
    expect(data).toEqual(sortRequests(data));
    expect(new Set(data.map(({ Status }) => Status))).toEqual(new Set(['invited', 'accepted', 'declined']));
  });

  test('is the same, page by page', async () => {
    const whole = await list();
    const pages = await Promise.all([1, 2, 3].map((page) => list(`?page=${page}&pageSize=5`)));
    expect(pages.flatMap(({ data }) => data)).toEqual(whole.data);
    expect(pages.map(({ meta }) => meta.pagination.pageCount)).toEqual([3, 3, 3]);
  });

  test('is empty beyond the last page and still shows the total', async () => {
    const { data, meta } = await list('?page=9&pageSize=5');
    expect(data).toEqual([]);
    expect(meta.pagination).toEqual({ page: 9, pageSize: 5, pageCount: 3, total: 14 });
  });

  test('has one empty page when there is no request', async () => {
    await server.database.query('delete from linkings');
    expect(await list()).toEqual({
      data: [],
      meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: 0 } },
    });
  });

  test('omits the attention flag until it is set', async () => {
    const { LinkingId } = await first('accepted');
    await server.database.query('update linkings set needs_attention = false where id = $1', [LinkingId]);
    const flagged = (await list()).data.filter((request) => 'needsAttention' in request);
    expect(flagged).toEqual([expect.objectContaining({ LinkingId, needsAttention: false })]);
  });

  test('has timestamps in UTC with milliseconds', async () => {
    const { LinkingCreated } = await first('invited');
    expect(LinkingCreated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test.each([
    ['page=0', 'In the query: page must be >= 1.'],
    ['pageSize=1001', 'In the query: pageSize must be <= 1000.'],
    ['page=1.5', 'In the query: page must be integer.'],
    ['page=one', 'In the query: page must be integer.'],
    ['page=1&page=2', 'In the query: page must be integer.'],
    ['page=', 'In the query: page must be integer.'],
  ])('refuses ?%s', async (query, expected) => {
    const answer = await server.call(people.user, { url: `${path}?${query}` });
    expect([answer.statusCode, message(answer)]).toEqual([400, expected]);
  });
});

describe('the last submission date', () => {
  test('is the newest of all requests', async () => {
    const dates = (await list()).data.map(({ LastSubmitDate }) => LastSubmitDate ?? '').sort();
    const answer = await server.call(people.user, { url: `${path}/last-submission-date` });
    expect(answer.json()).toEqual({ lastSubmitDate: dates.at(-1) });
  });

  test('is null before the first submission', async () => {
    const answer = await server.call(people.stranger, { url: `${strangerPath}/last-submission-date` });
    expect(answer.json()).toEqual({ lastSubmitDate: null });
  });
});

describe('responding', () => {
  const notShared = ({ year }: { year: number }) => ({ year, isShared: false, sharedAt: null });

  test.each([
    ['invited', 'ACCEPT', 'accepted'],
    ['invited', 'DECLINE', 'declined'],
    ['accepted', 'DECLINE', 'declined'],
    ['declined', 'ACCEPT', 'accepted'],
  ])('%s, %s: %s, with the time of the change and the next version', async (before, action, after) => {
    const request = await first(before);
    const answer = await respond({ linkingId: request.LinkingId, action, version: request.version });
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json<{ data: CustomerRequest }>();
    const LastLinkingStatusChange: unknown = expect.any(String);
    expect(data).toEqual({
      ...request,
      Status: after,
      LastLinkingStatusChange,
      reports: request.reports?.map(after === 'declined' ? notShared : (report) => report),
      version: request.version + 1,
    });
    expect(data.LastLinkingStatusChange).not.toBe(request.LastLinkingStatusChange);
    expect((await list()).data.find(({ LinkingId }) => LinkingId === data.LinkingId)).toEqual(data);
  });

  test('any user of the project may respond, without sending a version', async () => {
    const { LinkingId } = await first('invited');
    const answer = await respond({ linkingId: LinkingId, action: 'ACCEPT' }, people.mainUser);
    expect(answer.json()).toMatchObject({ data: { Status: 'accepted' } });
  });

  test('sending the current response changes nothing, whatever version was seen', async () => {
    const request = await first('accepted');
    const answer = await respond({ linkingId: request.LinkingId, action: 'ACCEPT', version: 99 });
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: request }]);
  });

  test('another response to an older version gets 409 with the current state, and changes nothing', async () => {
    const request = await first('invited');
    const { data: current } = (
      await respond({ linkingId: request.LinkingId, action: 'DECLINE', version: request.version })
    ).json<{ data: CustomerRequest }>();
    const answer = await respond({
      linkingId: request.LinkingId,
      action: 'ACCEPT',
      version: request.version,
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      error: { code: 'STALE_VERSION', message: expect.any(String) as string, details: current },
    });
    expect((await list()).data).toContainEqual(current);
  });

  test('while nobody has responded, an older version is accepted', async () => {
    const request = await first('invited');
    await server.database.query(
      'update linkings set last_requested_at = now(), version = version + 1 where id = $1',
      [request.LinkingId],
    );
    const answer = await respond({
      linkingId: request.LinkingId,
      action: 'ACCEPT',
      version: request.version,
    });
    expect([answer.statusCode, answer.json().data?.Status]).toEqual([200, 'accepted']);
  });

  test.each([
    [{ action: 'ACCEPT' }, 'Linking id is required and must be a UUID'],
    [{ linkingId: '', action: 'ACCEPT' }, 'Linking id is required and must be a UUID'],
    [{ linkingId: 'x', action: 'ACCEPT' }, 'Linking id is required and must be a UUID'],
    [{ linkingId: 5, action: 'ACCEPT' }, 'Linking id is required and must be a UUID'],
    [{ linkingId: null, action: 'ACCEPT' }, 'Linking id is required and must be a UUID'],
    [{ linkingId: 'valid' }, 'Invalid action - must be ACCEPT or DECLINE'],
    [{ linkingId: 'valid', action: 'accept' }, 'Invalid action - must be ACCEPT or DECLINE'],
    [{ linkingId: 'valid', action: 'SUBMIT' }, 'Invalid action - must be ACCEPT or DECLINE'],
    [{ linkingId: 'valid', action: null }, 'Invalid action - must be ACCEPT or DECLINE'],
    [{ linkingId: 'valid', action: 'ACCEPT', version: 0 }, 'In the body: version must be >= 1.'],
    [{ linkingId: 'valid', action: 'ACCEPT', version: '1' }, 'In the body: version must be integer.'],
    [{ linkingId: 'valid', action: 'ACCEPT', version: 1e12 }, 'In the body: version must be <= 2147483647.'],
    [[], 'In the body: must be object.'],
  ])('%j gets 400: %s', async (body, expected) => {
    const { LinkingId } = await first('invited');
    const isForOne = 'linkingId' in body && body.linkingId === 'valid';
    const answer = await respond(isForOne ? { ...body, linkingId: LinkingId } : body);
    expect([answer.statusCode, message(answer)]).toEqual([400, expected]);
  });

  test('an unknown linking, and one of another project, get 404', async () => {
    const { LinkingId } = await first('invited');
    const unknown = await respond({ linkingId: '00000000-0000-4000-8000-000000000000', action: 'ACCEPT' });
    const foreign = await respond({ linkingId: LinkingId, action: 'ACCEPT' }, people.stranger, strangerPath);
    expect([unknown.statusCode, foreign.statusCode]).toEqual([404, 404]);
    expect(await first('invited')).toMatchObject({ LinkingId, version: 1 });
  });
});
