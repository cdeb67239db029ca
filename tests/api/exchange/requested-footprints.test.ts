import { randomUUID } from 'node:crypto';
import { readSubject } from '../../../core/audit/subject';
import type { AskedFootprint, AskedParty } from '../../../core/contracts/ca-asked-footprints';
import type { CustomerRequestList } from '../../../core/contracts/customer-requests';
import type { PactEvent } from '../../../core/contracts/pact-interface';
import { bracketValues } from '../../../core/products/test-product';
import { loadSealingKey } from '../../../server/identity/embedded/secrets';
import { createOutgoing } from '../../../server/lib/outgoing/outgoing';
import { createSecretBox } from '../../../server/lib/secret-box';
import { deliverDue } from '../../../server/modules/exchange/deliveries/deliver';
import { answer, startFakePartner } from '../../support/exchange/fake-partner';
import { mailsTo } from '../../support/server/invitations';
import { newCaller, partnerCalls } from '../../support/server/partners';
import { figure, lineOf, productCalls } from '../../support/server/products';
import { customer as henrik, supplyChainOf, type SupplyChain } from '../../support/server/suppliers';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let nordwerk: SupplyChain;
let alpenguss: number;
let linkingId: string;
const line = lineOf('Bracket B-1200', figure(5), { kind: 'part' });
let productId: string;

beforeEach(async () => {
  server = await createTestApp({ PUBLIC_URL: 'https://portal.example', PRIVATE_HOSTS: '127.0.0.1' });
  nordwerk = await supplyChainOf(server, 'Nordwerk Automotive AG', henrik);
  alpenguss = await server.projectId('Alpenguss GmbH');
  await server.database.query('delete from ca_product_offers', []);
  const linkings = await server.database.query<{ id: string }>(
    `update linkings set status = 'accepted', wanted = '{selfAssessment}', last_submitted_at = now(),
            last_requested_at = now() - interval '2 days'
      where supplier_project_id = $1 and requester_project_id = $2 returning id::text as id`,
    [alpenguss, nordwerk.id],
  );
  linkingId = linkings[0]?.id ?? '';
  productId = await productWithLine();
});
afterEach(() => server.close());

const call = (method: 'POST' | 'PUT', url: string, data: object, email = henrik) =>
  server.call(email, { method, url, payload: { data } });
async function productWithLine(): Promise<string> {
  const url = `/api/ca-products/project/${nordwerk.id}`;
  const { id } = (await call('POST', url, bracketValues)).json<{ data: { id: string } }>().data;
  await call('PUT', `${url}/${id}`, { lines: [line] });
  return id;
}
const url = () => `/api/ca-asked-footprints/project/${nordwerk.id}`;
const question = (of: object, overrides: object = {}) => ({
  ...{ productId, lineId: line.id, part: ' Bracket ', partNumber: 'B-1200', comment: 'For the new series' },
  of,
  ...overrides,
});
const ask = (of: object = { kind: 'supplier', id: linkingId }, overrides: object = {}, email = henrik) =>
  call('POST', url(), question(of, overrides), email);
const asked = async () => (await server.call(henrik, { url: url() })).json<{ data: AskedFootprint[] }>().data;
const codeOf = (answered: Awaited<ReturnType<typeof ask>>) => [
  answered.statusCode,
  answered.json<{ error?: { code: string } }>().error?.code,
];
async function request() {
  const requests = `/api/customer-requests/project/${alpenguss}?pageSize=1000`;
  const { data } = (await server.call(people.mainUser, { url: requests })).json<CustomerRequestList>();
  return data.find(({ LinkingId }) => LinkingId === linkingId);
}
const reminders = async () =>
  (await mailsTo(server, people.mainUser)).filter(({ kind }) => kind === 'reminder');

describe('a supplier', () => {
  const products = productCalls(() => ({ server, projectId: alpenguss }));
  async function release(id: string) {
    const { footprint } = await products.get(id);
    const validity = { validFrom: '2026-01-01', validUntil: '2028-12-31' };
    await products.send('POST', products.url(`/${id}/releases`), {
      data: { ...validity, seenKg: footprint?.kg },
    });
  }
  async function offer(): Promise<string> {
    const { id } = await products.create({ partNumber: 'B-1200' });
    await products.changed(id, { lines: [lineOf('Aluminium', figure(2))] });
    await release(id);
    await products.send('PUT', products.url(`/${id}/customers/${nordwerk.id}`), {
      data: { isOffered: true },
    });
    return id;
  }

  test('finds the part in its request, with a mail, and fulfils the request with what it offers', async () => {
    const made = (await ask()).json<{ data: AskedFootprint }>().data;
    expect(made).toMatchObject({
      ...{ part: 'Bracket', partNumber: 'B-1200', productId, lineId: line.id, state: 'asked' },
      ...{ of: { kind: 'supplier', id: linkingId }, companyId: alpenguss, rejection: null },
    });
    expect(await asked()).toEqual([made]);
    const before = await request();
    expect(before?.askedParts).toEqual([
      { part: 'Bracket', partNumber: 'B-1200', comment: 'For the new series', askedAt: made.askedAt },
    ]);
    expect(before?.wanted?.at(-1)).toEqual({ kind: 'productFootprints', doneAt: null });
    expect((await reminders())[0]?.text).toContain('Asked for: footprints of the products you supply');
    expect((await nordwerk.supplier(linkingId)).status).toBe('accepted');
    await offer();
    expect((await request())?.wanted?.at(-1)?.doneAt).not.toBeNull();
    expect((await nordwerk.supplier(linkingId)).status).toBe('submitted');
  });

  test('has to respond again for another part, and does so with an offered release', async () => {
    await ask();
    const id = await offer();
    await ask(undefined, { part: 'Housing', partNumber: 'H-7' });
    expect((await nordwerk.supplier(linkingId)).status).toBe('accepted');
    await release(id);
    expect((await nordwerk.supplier(linkingId)).status).toBe('submitted');
  });

  test('gets no second mail within a day, and finds both parts', async () => {
    await ask();
    await ask(undefined, { part: 'Housing', partNumber: 'H-7' });
    expect(await reminders()).toHaveLength(1);
    expect((await request())?.askedParts?.map(({ part }) => part)).toEqual(['Housing', 'Bracket']);
  });

  test('that has declined gets no request', async () => {
    await server.database.query("update linkings set status = 'declined' where id = $1", [linkingId]);
    expect(codeOf(await ask())).toEqual([404, 'NOT_FOUND']);
    expect(await asked()).toEqual([]);
  });

  test('gets no request from a company without supply chain management', async () => {
    await nordwerk.setPrivilege('NONE');
    expect(codeOf(await ask())).toEqual([403, 'SUPPLY_CHAIN_RESTRICTED']);
    expect(await asked()).toEqual([]);
  });
});

test('refuses unknown suppliers and lines, a line without a name, and view-only people', async () => {
  const other = await server.database.query<{ id: string }>(
    'select id::text as id from linkings where requester_project_id <> $1 limit 1',
    [nordwerk.id],
  );
  expect(codeOf(await ask({ kind: 'supplier', id: other[0]?.id }))).toEqual([404, 'NOT_FOUND']);
  expect(codeOf(await ask({ kind: 'partner', id: linkingId }))).toEqual([404, 'NOT_FOUND']);
  expect(codeOf(await ask(undefined, { lineId: randomUUID() }))).toEqual([404, 'NOT_FOUND']);
  expect(codeOf(await ask(undefined, { part: '\u200B' }))).toEqual([400, 'LINE_NAME_MISSING']);
  const lea = 'lea@nordwerk.example';
  await server.database.query("insert into users (project_id, email, role) values ($1, $2, 'Admin')", [
    nordwerk.id,
    lea,
  ]);
  await server.setViewOnly(lea, true);
  expect((await ask(undefined, {}, lea)).statusCode).toBe(403);
  expect(await asked()).toEqual([]);
});

test('the same question twice counts once, and the audit trail says what was requested from whom', async () => {
  const id = randomUUID();
  await ask(undefined, { id });
  expect(codeOf(await ask(undefined, { id }))).toEqual([409, 'ID_TAKEN']);
  expect(await asked()).toHaveLength(1);
  const [entry] = await server.database.query<{ subject: string }>(
    `select subject from audit_entries where project_id = $1 and area = 'carbon-accounting'
      order by number desc limit 1`,
    [nordwerk.id],
  );
  expect(readSubject(entry?.subject ?? '')).toMatchObject({
    code: 'askedFootprint',
    values: { part: 'Bracket' },
  });
});

test('a partner gets the request as an event, and its response is announced', async () => {
  const partner = await startFakePartner();
  const place = { projectId: nordwerk.id };
  const alpha = await newCaller(server, { ...place, name: 'Alpha' });
  const beta = await newCaller(server, { ...place, name: 'Beta' });
  const partners = partnerCalls(() => ({ server, ...place }), henrik);
  await partners.send('PUT', partners.url(`/${alpha.id}/source`), {
    data: { address: partner.address, clientId: 'me', clientSecret: 'secret' },
  });
  const parties = (await server.call(henrik, { url: `${url()}/parties` })).json<{ data: AskedParty[] }>();
  expect(parties.data.filter(({ kind }) => kind === 'partner')).toEqual([
    { kind: 'partner', id: alpha.id, name: 'Alpha', number: '' },
  ]);
  expect(codeOf(await ask({ kind: 'partner', id: beta.id }))).toEqual([404, 'NOT_FOUND']);
  const nameless = await ask({ kind: 'partner', id: alpha.id }, { partNumber: ' ' });
  expect(codeOf(nameless)).toEqual([400, 'PART_NUMBER_MISSING']);
  const of = { kind: 'partner', id: alpha.id };
  const { id } = (await ask(of)).json<{ data: AskedFootprint }>().data;
  expect(await asked()).toMatchObject([{ id, of, name: 'Alpha', companyId: null, state: 'waiting' }]);

  partner.on('/3/events', answer(200, ''));
  await deliverDue(server.database, {
    outgoing: createOutgoing({ privateHosts: ['127.0.0.1'] }),
    box: createSecretBox([await loadSealingKey(server.database)]),
  });
  const sent = partner.bodies
    .filter((body) => body.startsWith('{'))
    .map((body) => JSON.parse(body) as PactEvent);
  expect(sent).toMatchObject([
    {
      ...{ type: 'org.wbcsd.pact.ProductFootprint.RequestCreatedEvent.3', specversion: '1.0' },
      source: '//portal.example/pact/3/events',
      data: {
        productId: ['urn:pact:127.0.0.1:part-number:B-1200'],
        comment: 'Bracket\nFor the new series',
      },
    },
  ]);
  expect(await asked()).toMatchObject([{ state: 'asked' }]);

  const reject = (caller: typeof alpha) =>
    caller.call('/3/events', {
      method: 'POST',
      headers: { 'content-type': 'application/cloudevents+json; charset=UTF-8' },
      payload: JSON.stringify({
        ...{ type: 'org.wbcsd.pact.ProductFootprint.RequestRejectedEvent.3', specversion: '1.0' },
        ...{ id: randomUUID(), source: '//alpha.example', time: '2026-03-05T17:31:00Z' },
        data: { requestEventId: sent[0]?.id, error: { code: 'NotFound', message: 'We make no such part' } },
      }),
    });
  expect((await reject(beta)).statusCode).toBe(400);
  expect(await asked()).toMatchObject([{ state: 'asked' }]);
  expect((await reject(alpha)).statusCode).toBe(200);
  expect(await asked()).toMatchObject([{ state: 'rejected', rejection: 'We make no such part' }]);
  await partner.close();
});
