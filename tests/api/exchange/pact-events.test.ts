import { randomUUID } from 'node:crypto';
import { Value } from 'typebox/value';
import { readSubject } from '../../../core/audit/subject';
import type { ExchangeRequest } from '../../../core/contracts/exchange-requests';
import { PactEvent, type PactError } from '../../../core/contracts/pact-interface';
import { PactFootprint } from '../../../core/contracts/pact';
import { newCaller, type Caller } from '../../support/server/partners';
import { figure, lineOf, productCalls } from '../../support/server/products';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;
let alpha: Caller;
let beta: Caller;

beforeAll(async () => {
  server = await createTestApp({ PUBLIC_URL: 'https://portal.example' });
  projectId = await server.projectId('Alpenguss GmbH');
  alpha = await newCaller(server, { projectId, name: 'Alpha' });
  beta = await newCaller(server, { projectId, name: 'Beta' });
});
beforeEach(() => server.database.query('delete from pact_requests', []));
afterAll(() => server.close());

const products = productCalls(() => ({ server, projectId }));
const type = (name: string) => `org.wbcsd.pact.ProductFootprint.${name}Event.3`;
const eventOf = (name: string, data: unknown, overrides: object = {}) => ({
  ...{ type: type(name), specversion: '1.0', id: randomUUID(), source: '//alpha.example/3/events' },
  ...{ time: '2026-03-05T17:31:00Z', data },
  ...overrides,
});
const send = (caller: Caller, event: object, contentType = 'application/cloudevents+json; charset=UTF-8') =>
  caller.call('/3/events', {
    method: 'POST',
    headers: { 'content-type': contentType },
    payload: JSON.stringify(event),
  });
const path = (rest = '') => `/api/ca-exchange-requests/project/${projectId}${rest}`;
const requests = async () =>
  (await server.call(people.user, { url: path() })).json<{ data: ExchangeRequest[] }>().data;
const answer = (id: string, how: 'fulfil' | 'reject', data: object, email: string = people.mainUser) =>
  server.call(email, { method: 'POST', url: path(`/${id}/${how}`), payload: { data } });
const asked = async (caller = alpha) => {
  await send(caller, eventOf('RequestCreated', { productId: ['urn:gtin:4006381333931'] }));
  const [request] = await requests();
  if (!request) throw new Error('no request');
  return request;
};
async function released() {
  const { id } = await products.create();
  await products.changed(id, { lines: [lineOf('Alloy', figure(6), { amount: 10 })] });
  const data = { validFrom: '2026-01-01', validUntil: '2028-12-31', seenKg: 60 };
  const made = await products.send('POST', products.url(`/${id}/releases`), { data });
  return { productId: id, seenRelease: made.json<{ data: { id: string } }>().data.id };
}
const delivered = () =>
  server.database.query<{ event: PactEvent; partnerId: string }>(
    'select event, partner_id as "partnerId" from pact_deliveries order by created_at desc limit 1',
    [],
  );
const codeOf = (given: { json: () => unknown }) => (given.json() as { error: { code: string } }).error.code;

test('a request appears once, with the requested parts, however often its event arrives', async () => {
  const event = eventOf('RequestCreated', {
    productId: ['urn:gtin:4006381333931', 'URN:PACT:a.example:part-number:A%201'],
    companyId: ['URN:PACT:portal.example:company-id:7'],
    geography: ['de'],
    classification: ['urn:pact:productclassification:hs:7616'],
    ...{ validOn: '2026-06-01T00:00:00+02:00', validAfter: '2026-01-01T00:00Z', status: 'active' },
    validBefore: '2029-01-01T00:00:00Z',
    comment: 'For the report of spring',
  });
  for (const each of [event, event, { ...event, time: '2026-03-06T00:00:00Z' }]) {
    const got = await send(alpha, each);
    expect([got.statusCode, got.body]).toEqual([200, '']);
  }
  expect(await requests()).toEqual([
    expect.objectContaining({
      ...{ partnerId: alpha.id, partnerName: 'Alpha', state: 'open', delivery: null, geographies: ['DE'] },
      productIds: ['urn:gtin:4006381333931', 'URN:PACT:a.example:part-number:A%201'],
      companyIds: ['URN:PACT:portal.example:company-id:7'],
      classifications: ['urn:pact:productclassification:hs:7616'],
      ...{ validOn: '2026-05-31T22:00:00.000Z', validAfter: '2026-01-01T00:00:00.000Z' },
      ...{ validBefore: '2029-01-01T00:00:00.000Z', wantedStatus: 'Active' },
      comment: 'For the report of spring',
    }) as ExchangeRequest,
  ]);
  await send(beta, event);
  expect(await requests()).toHaveLength(2);
});

test('an open request stays visible, however many have been answered since', async () => {
  await send(alpha, eventOf('RequestCreated', { comment: 'Still open' }));
  await server.database.query(
    `insert into pact_requests (project_id, partner_id, event_id, source, criteria, state, received_at)
     select $1, $2, n::text, 'earlier', '{}', 'rejected', now() + n * interval '1 second'
       from generate_series(1, 200) n`,
    [projectId, alpha.id],
  );
  const shown = await requests();
  expect(shown).toHaveLength(200);
  expect(shown.filter(({ state }) => state === 'open')).toMatchObject([{ comment: 'Still open' }]);
});

test('a request without details, and one from before they were stored, ask for any footprint', async () => {
  await send(alpha, eventOf('RequestCreated', {}));
  const all = {
    ...{ productIds: [], companyIds: [], geographies: [], classifications: [], comment: '' },
    ...{ validOn: null, validAfter: null, validBefore: null, wantedStatus: null },
  };
  expect(await requests()).toMatchObject([all]);
  await server.database.query(`update pact_requests set criteria = '{"productIds": ["urn:gtin:1"]}'`, []);
  expect(await requests()).toMatchObject([{ ...all, productIds: ['urn:gtin:1'] }]);
});

test('a request is fulfilled by the release that was seen, which is offered from then on', async () => {
  const request = await asked();
  const { productId, seenRelease } = await released();
  const late = await answer(request.id, 'fulfil', { productId, seenRelease: randomUUID() });
  expect([late.statusCode, codeOf(late)]).toEqual([409, 'FIGURE_CHANGED']);
  expect((await alpha.call(`/3/footprints/${seenRelease}`)).statusCode).toBe(404);

  const done = await answer(request.id, 'fulfil', { productId, seenRelease });
  expect(done.json()).toMatchObject({
    data: { state: 'fulfilled', answer: 'Bracket, cast', delivery: 'waiting' },
  });
  expect((await alpha.call(`/3/footprints/${seenRelease}`)).statusCode).toBe(200);
  expect((await beta.call(`/3/footprints/${seenRelease}`)).statusCode).toBe(404);

  const [row] = await delivered();
  expect(row?.partnerId).toBe(alpha.id);
  expect(Value.Check(PactEvent, row?.event)).toBe(true);
  const { pfs } = row?.event.data as { pfs: unknown[] };
  expect(row?.event).toMatchObject({
    type: type('RequestFulfilled'),
    source: '//portal.example/pact/3/events',
    data: { requestEventId: expect.any(String) as string, pfs: [{ id: seenRelease }] },
  });
  expect(Value.Check(PactFootprint, pfs[0])).toBe(true);
});

test('a request is rejected with a reason, and answered only once', async () => {
  const request = await asked();
  const silent = await answer(request.id, 'reject', { reason: '  ' });
  expect([silent.statusCode, codeOf(silent)]).toEqual([400, 'REASON_MISSING']);
  await answer(request.id, 'reject', { reason: 'We do not make this part.' });
  const [row] = await delivered();
  expect(row?.event).toMatchObject({
    type: type('RequestRejected'),
    data: { error: { code: 'NotFound', message: 'We do not make this part.' } },
  });
  expect((await requests())[0]).toMatchObject({ state: 'rejected', answer: 'We do not make this part.' });
  const again = await answer(request.id, 'reject', { reason: 'Really not.' });
  expect([again.statusCode, codeOf(again)]).toEqual([409, 'ALREADY_ANSWERED']);
  const entries = await server.database.query<{ subject: string; action: string }>(
    `select subject, action from audit_entries where subject like 'exchangeRequest %' order by number desc limit 1`,
    [],
  );
  expect(entries.map(({ subject, action }) => [readSubject(subject)?.values, action])).toEqual([
    [{ partner: 'Alpha' }, 'decline'],
  ]);
});

test('new footprints are recorded for their partner only', async () => {
  expect((await send(alpha, eventOf('Published', { pfIds: [randomUUID()] }))).statusCode).toBe(200);
  const rows = await server.database.query<{ name: string }>(
    'select name from pact_partners where news_at is not null',
    [],
  );
  expect(rows).toEqual([{ name: 'Alpha' }]);
});

test.each([
  ['another version of events', eventOf('RequestCreated', {}, { specversion: '0.3' })],
  ['no id', eventOf('RequestCreated', {}, { id: undefined })],
  ['an unknown type', eventOf('Cancelled', {})],
  ['invalid criteria', eventOf('RequestCreated', { productId: ['part 12'] })],
  ['a comment that is not a text', eventOf('RequestCreated', { comment: 1 })],
  ['invalid ids', eventOf('Published', { pfIds: ['12'] })],
  ['an answer without a footprint', eventOf('RequestFulfilled', { requestEventId: '1', pfs: [] })],
  ['a rejection without a reason', eventOf('RequestRejected', { requestEventId: '1' })],
])('an event with %s is refused', async (_what, event) => {
  const got = await send(alpha, event);
  expect([got.statusCode, got.json<PactError>().code]).toEqual([400, 'BadRequest']);
  expect(await requests()).toEqual([]);
});

test('a refusal names the version of events that is accepted', async () => {
  const got = await send(alpha, eventOf('RequestCreated', {}, { specversion: '0.3' }));
  expect(got.json<PactError>().message).toBe('In the body: specversion must be 1.0.');
});

test('a body that is not JSON is refused', async () => {
  const got = await alpha.call('/3/events', {
    method: 'POST',
    headers: { 'content-type': 'application/cloudevents+json' },
    payload: '{',
  });
  expect([got.statusCode, got.json<PactError>().code]).toEqual([400, 'BadRequest']);
});

test('requests of another company are not found', async () => {
  const { id } = await asked();
  const theirs = await server.projectId('BrightPack (Suzhou) Co., Ltd.');
  const own = (rest = '') => `/api/ca-exchange-requests/project/${theirs}${rest}`;
  expect((await server.call(people.stranger, { url: own() })).json()).toEqual({ data: [] });
  const payload = { data: { reason: 'Ours now' } };
  const got = await server.call(people.stranger, { method: 'POST', url: own(`/${id}/reject`), payload });
  expect(got.statusCode).toBe(404);
  expect((await requests())[0]?.state).toBe('open');
});
