import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { ExchangeRequest } from '../../../core/contracts/exchange-requests';
import type { PactEvent } from '../../../core/contracts/pact-interface';
import { createOutgoing } from '../../../server/lib/outgoing/outgoing';
import { createSecretBox } from '../../../server/lib/secret-box';
import { loadSealingKey } from '../../../server/identity/embedded/secrets';
import { deliverDue } from '../../../server/modules/exchange/deliveries/deliver';
import { answer, startFakePartner, type FakePartner } from '../../support/exchange/fake-partner';
import { newCaller, partnerCalls, type Caller } from '../../support/server/partners';
import { figure, lineOf, productCalls } from '../../support/server/products';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;
let partner: FakePartner;
let alpha: Caller;

beforeAll(async () => {
  server = await createTestApp({ PUBLIC_URL: 'https://portal.example', PRIVATE_HOSTS: '127.0.0.1' });
  projectId = await server.projectId('Alpenguss GmbH');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.query('delete from pact_partners', []);
  partner = await startFakePartner();
  alpha = await newCaller(server, { projectId, name: 'Alpha' });
});
afterEach(() => partner.close());

const { url, send, list } = partnerCalls(() => ({ server, projectId }));
const products = productCalls(() => ({ server, projectId }));
const setSource = () =>
  send('PUT', url(`/${alpha.id}/source`), {
    data: { address: partner.address, clientId: 'me', clientSecret: 'secret' },
  });
/** The background work of a running server. */
const deliver = async (stopping?: AbortSignal) =>
  deliverDue(
    server.database,
    {
      outgoing: createOutgoing({ privateHosts: ['127.0.0.1'] }),
      box: createSecretBox([await loadSealingKey(server.database)]),
    },
    stopping,
  );
const events = () =>
  partner.bodies.filter((body) => body.startsWith('{')).map((body) => JSON.parse(body) as PactEvent);
const requests = async () =>
  (await server.call(people.user, { url: `/api/ca-exchange-requests/project/${projectId}` })).json<{
    data: ExchangeRequest[];
  }>().data;
/** As if waiting deliveries had been postponed that long ago. */
const later = (hours: number) =>
  server.database.query(
    `update pact_deliveries set next_try_at = next_try_at - $1::float8 * interval '1 hour',
            first_try_at = first_try_at - $1::float8 * interval '1 hour'`,
    [hours],
  );

async function rejected(): Promise<string> {
  const eventId = randomUUID();
  await alpha.call('/3/events', {
    method: 'POST',
    headers: { 'content-type': 'application/cloudevents+json; charset=UTF-8' },
    payload: JSON.stringify({
      ...{ type: 'org.wbcsd.pact.ProductFootprint.RequestCreatedEvent.3', specversion: '1.0', id: eventId },
      ...{ source: '//alpha.example/3/events', time: '2026-03-05T17:31:00Z', data: {} },
    }),
  });
  const [request] = await requests();
  await server.call(people.mainUser, {
    method: 'POST',
    url: `/api/ca-exchange-requests/project/${projectId}/${request?.id}/reject`,
    payload: { data: { reason: 'We make no such part' } },
  });
  return eventId;
}

test('a response waits for the address of its partner, and is delivered once', async () => {
  const requestEventId = await rejected();
  await deliver();
  expect(await requests()).toMatchObject([{ delivery: 'waiting' }]);
  partner.on('/3/events', answer(200, ''));
  await setSource();
  await Promise.all([deliver(), deliver()]);
  await deliver();
  expect(events()).toMatchObject([
    {
      type: 'org.wbcsd.pact.ProductFootprint.RequestRejectedEvent.3',
      source: '//portal.example/pact/3/events',
      data: { requestEventId, error: { message: 'We make no such part' } },
    },
  ]);
  expect(await requests()).toMatchObject([{ delivery: 'delivered' }]);
});

test.each([
  ['is unavailable for a while', 503],
  ['does not support such events yet', 404],
])('a partner that %s gets the same event later', async (_what, status) => {
  partner.on('/3/events', answer(status, ''));
  await rejected();
  await setSource();
  await deliver();
  await deliver();
  expect(events()).toHaveLength(1);
  expect(await requests()).toMatchObject([{ delivery: 'waiting' }]);
  await later(1);
  partner.on('/3/events', answer(200, ''));
  await deliver();
  const [first, second] = events();
  expect(second).toEqual(first);
  expect(await requests()).toMatchObject([{ delivery: 'delivered' }]);
});

test('a partner that does not respond delays no other, and is called once at a time', async () => {
  const held: ServerResponse[] = [];
  partner.on('/3/events', (_request, response) => void held.push(response));
  await rejected();
  await rejected();
  await setSource();
  const other = await startFakePartner();
  const arrived = new Promise<void>((resolve) =>
    other.on('/3/events', (_request, response) => response.writeHead(200).end(() => resolve())),
  );
  const [beta] = await server.database.query<{ id: string }>(
    `insert into pact_partners (project_id, name) values ($1, 'Beta') returning id`,
    [projectId],
  );
  const access = { address: other.address, clientId: 'me', clientSecret: 'secret' };
  await send('PUT', url(`/${beta?.id}/source`), { data: access });
  await send('POST', url(`/${beta?.id}/ask`), { data: { partNumber: '7', comment: '' } });
  const delivered = deliver();
  await arrived;
  expect(held).toHaveLength(1);
  partner.on('/3/events', answer(200, ''));
  held[0]?.writeHead(200).end();
  await delivered;
  expect((await requests()).map(({ delivery }) => delivery)).toEqual(['delivered', 'delivered']);
  await other.close();
});

test('a server that stops leaves what it is sending to another', async () => {
  const stopping = new AbortController();
  partner.on('/3/events', () => stopping.abort());
  await rejected();
  await setSource();
  await deliver(stopping.signal);
  expect(await requests()).toMatchObject([{ delivery: 'waiting' }]);
  partner.on('/3/events', answer(200, ''));
  await deliver();
  expect(await requests()).toMatchObject([{ delivery: 'delivered' }]);
});

test('after 72 hours delivery is given up and reported as failed', async () => {
  partner.on('/3/events', answer(500, 'broken'));
  await rejected();
  await setSource();
  await deliver();
  await later(71);
  await deliver();
  expect(await requests()).toMatchObject([{ delivery: 'waiting' }]);
  await later(2);
  await deliver();
  expect(await requests()).toMatchObject([{ delivery: 'abandoned' }]);
  const tried = partner.calls.length;
  await later(25);
  await deliver();
  expect(partner.calls).toHaveLength(tried);
});

describe('a failed delivery', () => {
  const failureOf = async () => (await requests())[0]?.deliveryFailure;
  const sendAgain = () => send('POST', url(`/${alpha.id}/resend`));

  test.each([400, 410, 422])(
    'is not tried again if the partner refuses the event with %i',
    async (status) => {
      partner.on('/3/events', answer(status, { code: 'BadRequest', message: 'requestEventId\nis unknown' }));
      await rejected();
      await setSource();
      await deliver();
      expect(await requests()).toMatchObject([
        {
          delivery: 'abandoned',
          deliveryFailure: { fault: 'REFUSED', status, answer: 'requestEventId is unknown', nextTryAt: null },
        },
      ]);
      await later(25);
      await deliver();
      expect(events()).toHaveLength(1);
    },
  );

  test.each([401, 403, 408, 409, 425, 429, 500])('is tried again after %i', async (status) => {
    partner.on('/3/events', answer(status, ''));
    await rejected();
    await setSource();
    await deliver();
    expect(await requests()).toMatchObject([
      {
        delivery: 'waiting',
        deliveryFailure: { status, answer: '', nextTryAt: expect.any(String) as string },
      },
    ]);
  });

  test.each([
    ['a web page', '<!doctype html><title>Welcome</title>', 'waiting', 'NOT_JSON'],
    ['a word that is called HTML', 'OK', 'delivered', undefined],
  ])('is told from a delivery if the address answers %s', async (_what, body, delivery, fault) => {
    partner.on('/3/events', answer(200, body, { 'content-type': 'text/html' }));
    await rejected();
    await setSource();
    await deliver();
    const [request] = await requests();
    expect([request?.delivery, request?.deliveryFailure?.fault]).toEqual([delivery, fault]);
  });

  test('shows what is wrong with the credential', async () => {
    partner.on('/auth/token', answer(401, { error: 'invalid_client' }));
    await rejected();
    await setSource();
    await deliver();
    expect(await failureOf()).toMatchObject({ fault: 'WRONG_CREDENTIAL', status: null, answer: '' });
  });

  test.each([
    ['a web page', 'text/html', '<h1>Bad request</h1>', ''],
    ['text', 'text/plain', ' Not\ttoday ', 'Not today'],
    ['a problem', 'application/problem+json', '{"title":"Not valid"}', 'Not valid'],
    ['broken data', 'application/json', '{"message":', ''],
    ['a long text', 'text/plain', 'x'.repeat(9_000), 'x'.repeat(300)],
    ['our secrets', 'text/plain', 'token-1 of me:secret', '… of me:…'],
  ])('has the reason of the partner as plain text, from %s', async (_what, type, body, reason) => {
    partner.on('/3/events', answer(400, body, { 'content-type': type }));
    await rejected();
    await setSource();
    await deliver();
    expect(await failureOf()).toMatchObject({ status: 400, answer: reason });
  });

  test('is sent again by hand, with the same id, and forgotten once it arrives', async () => {
    partner.on('/3/events', answer(400, ''));
    await rejected();
    await setSource();
    await deliver();
    expect((await sendAgain()).statusCode).toBe(200);
    expect(await requests()).toMatchObject([{ delivery: 'waiting', deliveryFailure: null }]);
    partner.on('/3/events', answer(200, ''));
    await deliver();
    const [first, second, ...others] = events();
    expect([second, others]).toEqual([first, []]);
    expect(await requests()).toMatchObject([{ delivery: 'delivered', deliveryFailure: null }]);
    await sendAgain();
    await deliver();
    expect(events()).toHaveLength(2);
  });
});

test('only partners that a product is offered to get events about its releases', async () => {
  partner.on('/3/events', answer(400, { message: 'No events here' }));
  await setSource();
  const release = async (name: string, isOffered: boolean) => {
    const { id } = await products.create({ name });
    await products.changed(id, { lines: [lineOf('Alloy', figure(6), { amount: 10 })] });
    if (isOffered)
      await server.database.query(
        'insert into pact_partner_offers (project_id, partner_id, product_id) values ($1, $2, $3)',
        [projectId, alpha.id, id],
      );
    const data = { validFrom: '2026-01-01', validUntil: '2028-12-31', seenKg: 60 };
    const made = await products.send('POST', products.url(`/${id}/releases`), { data });
    return made.json<{ data: { id: string } }>().data.id;
  };
  await release('Kept to ourselves', false);
  const offered = await release('Offered', true);
  await deliver();
  const [told] = await list();
  expect(told).toMatchObject({ unreportedReleases: 1, deliveryFailure: { answer: 'No events here' } });
  expect(events()).toMatchObject([
    { type: 'org.wbcsd.pact.ProductFootprint.PublishedEvent.3', data: { pfIds: [offered] } },
  ]);
});
