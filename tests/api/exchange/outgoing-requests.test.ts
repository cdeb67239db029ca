import { randomUUID } from 'node:crypto';
import { readSubject } from '../../../core/audit/subject';
import type { OfferedProduct } from '../../../core/contracts/ca-offered-products';
import type { AskedFootprint } from '../../../core/contracts/exchange-asked';
import type { PactError, PactEvent } from '../../../core/contracts/pact-interface';
import { createOutgoing } from '../../../server/lib/outgoing/outgoing';
import { createSecretBox } from '../../../server/lib/secret-box';
import { loadSealingKey } from '../../../server/identity/embedded/secrets';
import { deliverDue } from '../../../server/modules/exchange/deliveries/deliver';
import { fetchDue } from '../../../server/modules/exchange/fetching/fetch-source';
import { answer, startFakePartner, type FakePartner } from '../../support/exchange/fake-partner';
import { bioethanol } from '../../support/products/published-footprint';
import { newCaller, partnerCalls, type Caller } from '../../support/server/partners';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;
let partner: FakePartner;
let alpha: Caller;
let beta: Caller;

beforeAll(async () => {
  server = await createTestApp({ PUBLIC_URL: 'https://portal.example', PRIVATE_HOSTS: '127.0.0.1' });
  projectId = await server.projectId('Alpenguss GmbH');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.query('delete from pact_partners', []);
  partner = await startFakePartner();
  partner.on('/3/events', answer(200, ''));
  partner.on('/3/footprints', answer(200, { data: [] }));
  alpha = await newCaller(server, { projectId, name: 'Alpha' });
  beta = await newCaller(server, { projectId, name: 'Beta' });
});
afterEach(() => partner.close());

const { url, send } = partnerCalls(() => ({ server, projectId }));
const connect = () =>
  send('PUT', url(`/${alpha.id}/source`), {
    data: { address: partner.address, clientId: 'me', clientSecret: 'secret' },
  });
const parts = async () => ({
  outgoing: createOutgoing({ privateHosts: ['127.0.0.1'] }),
  box: createSecretBox([await loadSealingKey(server.database)]),
});
const deliver = async () => deliverDue(server.database, await parts());
const ask = (data: object = { partNumber: 'B-1200', comment: '' }, email?: string) =>
  send('POST', url(`/${alpha.id}/ask`), { data }, email);
const asked = async (email = people.user) =>
  (await server.call(email, { url: `/api/ca-exchange-asked/project/${projectId}` })).json<{
    data: AskedFootprint[];
  }>().data;
const sent = () =>
  partner.bodies.filter((body) => body.startsWith('{')).map((body) => JSON.parse(body) as PactEvent);
const codeOf = (given: { json: () => unknown }) => (given.json() as { error: { code: string } }).error.code;
const eventOf = (name: string, data: object) => ({
  ...{ type: `org.wbcsd.pact.ProductFootprint.${name}Event.3`, specversion: '1.0', id: randomUUID() },
  ...{ source: '//alpha.example/3/events', time: '2026-03-05T17:31:00Z', data },
});
const tell = (caller: Caller, event: object) =>
  caller.call('/3/events', {
    method: 'POST',
    headers: { 'content-type': 'application/cloudevents+json' },
    payload: JSON.stringify(event),
  });
const offered = async () =>
  (await server.call(people.mainUser, { url: `/api/ca-offered-products/project/${projectId}?pageSize=1000` }))
    .json<{ data: OfferedProduct[] }>()
    .data.filter(({ companyId }) => companyId === null)
    .map(({ values, number }) => [values.name, number]);

/** A request that the partner has received. */
async function delivered(): Promise<string> {
  await connect();
  await ask();
  await deliver();
  return sent().at(-1)?.id ?? '';
}

test('a partner is sent one event that requests a footprint by part number and GTIN', async () => {
  await connect();
  const made = await ask({ partNumber: ' 4006381333931 ', comment: ' For spring ' });
  expect(made.json()).toMatchObject({ data: { state: 'open', delivery: 'waiting', partnerName: 'Alpha' } });
  await Promise.all([deliver(), deliver()]);
  const productId = ['urn:pact:127.0.0.1:part-number:4006381333931', 'urn:gtin:4006381333931'];
  expect(sent()).toMatchObject([
    {
      type: 'org.wbcsd.pact.ProductFootprint.RequestCreatedEvent.3',
      source: '//portal.example/pact/3/events',
      data: { productId, comment: 'For spring' },
    },
  ]);
  expect(await asked()).toMatchObject([
    {
      ...{ id: sent()[0]?.id, productIds: productId, comment: 'For spring', state: 'open' },
      ...{ delivery: 'delivered', answer: null, answeredAt: null },
    },
  ]);
  const [entry] = await server.database.query<{ subject: string; action: string }>(
    'select subject, action from audit_entries where project_id = $1 order by number desc limit 1',
    [projectId],
  );
  expect([readSubject(entry?.subject ?? ''), entry?.action]).toEqual([
    { code: 'exchangeAsked', values: { partner: 'Alpha', part: '4006381333931' } },
    'create',
  ]);
});

test('a request that the partner refuses has its reason', async () => {
  partner.on('/3/events', answer(400, { code: 'BadRequest', message: 'productId is unknown' }));
  await delivered();
  expect(await asked()).toMatchObject([
    {
      ...{ state: 'open', delivery: 'abandoned' },
      deliveryFailure: { status: 400, answer: 'productId is unknown', nextTryAt: null },
    },
  ]);
});

test('refuses an unknown partner, an empty request, and people without permission', async () => {
  const unknown = await ask();
  expect([unknown.statusCode, codeOf(unknown)]).toEqual([422, 'SOURCE_MISSING']);
  await connect();
  const nothing = await ask({ partNumber: '  ', comment: '' });
  expect([nothing.statusCode, codeOf(nothing)]).toEqual([400, 'PART_NUMBER_MISSING']);
  expect([403, 404]).toContain((await ask(undefined, people.stranger)).statusCode);
  expect(await asked()).toEqual([]);
});

test('an open request stays visible, however many have been answered since', async () => {
  const open = await delivered();
  await server.database.query(
    `insert into pact_asked (id, project_id, partner_id, product_ids, comment, state, asked_at)
     select gen_random_uuid(), $1, $2, '[]', '', 'rejected', now() + n * interval '1 second'
       from generate_series(1, 200) n`,
    [projectId, alpha.id],
  );
  const shown = await asked();
  expect(shown).toHaveLength(200);
  expect(shown.filter(({ state }) => state === 'open')).toMatchObject([{ id: open }]);
});

test('a rejection is stored with its reason, and the same event twice has one effect', async () => {
  const requestEventId = await delivered();
  const event = eventOf('RequestRejected', {
    requestEventId,
    error: { code: 'NotFound', message: 'We do not make this part.' },
  });
  expect((await tell(alpha, event)).statusCode).toBe(200);
  const [first] = await asked();
  expect(first).toMatchObject({ state: 'rejected', answer: 'We do not make this part.' });
  const later = { ...event.data, error: { code: 'NotFound', message: 'Really not.' } };
  for (const again of [event, event, { ...event, id: randomUUID(), data: later }]) {
    const got = await tell(alpha, again);
    expect([got.statusCode, got.body]).toEqual([200, '']);
  }
  expect(await asked()).toEqual([first]);
});

test('a rejection without a message is stored with its code', async () => {
  const requestEventId = await delivered();
  await tell(
    alpha,
    eventOf('RequestRejected', { requestEventId, error: { code: 'AccessDenied', message: '' } }),
  );
  expect(await asked()).toMatchObject([{ state: 'rejected', answer: 'AccessDenied' }]);
});

describe('footprints that a partner sends in response', () => {
  const fulfilled = (requestEventId: string, ...pfs: object[]) =>
    eventOf('RequestFulfilled', { requestEventId, pfs });

  test('are stored although their texts have signs that the database cannot store', async () => {
    const footprint = { ...bioethanol, productNameCompany: 'A\u0000B' };
    const got = await tell(alpha, fulfilled(await delivered(), footprint, footprint));
    expect([got.statusCode, got.body]).toEqual([200, '']);
  });

  test('are offered immediately, once, and stay although its list does not contain them', async () => {
    const event = fulfilled(await delivered(), bioethanol);
    for (const each of [event, event, { ...event, id: randomUUID() }])
      expect((await tell(alpha, each)).statusCode).toBe(200);
    expect(await asked()).toMatchObject([{ state: 'fulfilled', answer: 'Product 1' }]);
    expect(await offered()).toEqual([['Product 1', 1]]);
    await fetchDue(server.database, await parts());
    expect(partner.calls).toContain('GET /3/footprints?limit=100');
    expect(await offered()).toEqual([['Product 1', 1]]);
  });

  test('are replaced by a newer version in the list', async () => {
    await tell(alpha, fulfilled(await delivered(), bioethanol));
    const id = randomUUID();
    const newer = { ...bioethanol, id, precedingPfIds: [bioethanol.id], productNameCompany: 'Product 2' };
    partner.on('/3/footprints', answer(200, { data: [newer] }));
    await fetchDue(server.database, await parts());
    expect(await offered()).toEqual([['Product 2', 2]]);
  });

  test('still count after a rejection, but not if they arrive after it', async () => {
    const requestEventId = await delivered();
    const error = { code: 'NotFound', message: 'Not yet.' };
    await tell(alpha, eventOf('RequestRejected', { requestEventId, error }));
    await tell(alpha, fulfilled(requestEventId, bioethanol));
    await tell(alpha, eventOf('RequestRejected', { requestEventId, error }));
    expect(await asked()).toMatchObject([{ state: 'fulfilled', answer: 'Product 1' }]);
  });

  test('are refused as a whole if one is invalid, and none is stored', async () => {
    const requestEventId = await delivered();
    const zero = { ...bioethanol, id: randomUUID(), pcf: { ...bioethanol.pcf, declaredUnitAmount: '0' } };
    const got = await tell(alpha, fulfilled(requestEventId, bioethanol, zero));
    expect([got.statusCode, got.json<PactError>().code]).toEqual([400, 'BadRequest']);
    expect(got.json<PactError>().message).toContain('pfs[1] is not valid: pcf.declaredUnitAmount');
    expect(await asked()).toMatchObject([{ state: 'open', answer: null }]);
    expect(await offered()).toEqual([]);
  });
});

test.each([
  ['RequestRejected', { error: { code: 'NotFound', message: 'No' } }],
  ['RequestFulfilled', { pfs: [bioethanol] }],
])('a response to an unknown request, or one of another partner, is refused: %s', async (name, data) => {
  const requestEventId = await delivered();
  for (const [caller, id] of [
    [alpha, randomUUID()],
    [alpha, 'request 12'],
    [beta, requestEventId],
  ] as const) {
    const got = await tell(caller, eventOf(name, { requestEventId: id, ...data }));
    expect([got.statusCode, got.json()]).toEqual([
      400,
      { code: 'BadRequest', message: 'requestEventId is of no request that was sent to you.' },
    ]);
  }
  expect(await asked()).toMatchObject([{ state: 'open' }]);
  expect(await offered()).toEqual([]);
});

test('requests are visible to their company only, and deleted with the partner', async () => {
  await delivered();
  const theirs = await server.projectId('BrightPack (Suzhou) Co., Ltd.');
  const foreign = await server.call(people.stranger, { url: `/api/ca-exchange-asked/project/${theirs}` });
  expect(foreign.json()).toEqual({ data: [] });
  await send('DELETE', url(`/${alpha.id}`));
  expect(await asked()).toEqual([]);
});
