import type { ExchangePartner } from '../../../core/contracts/exchange-partners';
import { receivedFigure } from '../../../core/products/received';
import { answer, startFakePartner, type FakePartner } from '../../support/exchange/fake-partner';
import { bioethanol } from '../../support/products/published-footprint';
import { partnerCalls } from '../../support/server/partners';
import { lineOf, productCalls } from '../../support/server/products';
import { sourceCalls } from '../../support/server/sources';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;
let partner: FakePartner;
let id: string;

beforeAll(async () => {
  server = await createTestApp({ PRIVATE_HOSTS: '127.0.0.1' });
  projectId = await server.projectId('Alpenguss GmbH');
});
afterAll(() => server.close());
const { url, send, list, add } = partnerCalls(() => ({ server, projectId }));
const products = productCalls(() => ({ server, projectId }));
beforeEach(async () => {
  await server.database.query('delete from pact_partners', []);
  partner = await startFakePartner();
  id = (await add('Hallingdal')).id;
});
afterEach(() => partner.close());

const { access, setSource, sourceOf, serve, fetchAll, offered } = sourceCalls(() => ({
  ...{ server, projectId, partner, id },
}));
const second = { ...bioethanol, id: '12345678-9abc-def0-1234-567812345679', productNameCompany: 'Product 2' };

async function fetched(...data: unknown[]) {
  serve(...data);
  await setSource();
  await fetchAll();
}

test('footprints of a partner are fetched and offered next to those of suppliers', async () => {
  serve(bioethanol, second);
  const set = await setSource();
  expect(set.json<{ data: ExchangePartner }>().data.source).toMatchObject({ isDue: true, fetchedAt: null });
  await fetchAll();
  expect(await sourceOf()).toMatchObject({
    ...{ address: partner.address, clientId: 'me', isDue: false, fault: null, footprints: 2, rejected: [] },
    fetchedAt: expect.any(String),
  });
  const [first] = await offered();
  expect(first).toMatchObject({ companyName: 'Company 1', number: 1, numbers: ['5695872369587'] });
  expect(first?.values).toMatchObject({ name: 'Product 1', declaredUnit: 'kg', gtin: '5695872369587' });
  expect(first?.footprint).toMatchObject({ fossil: 0.35, landUse: 0.03, uptake: -1.61 });
  expect((await send('DELETE', url(`/${id}/source`))).statusCode).toBe(200);
  expect(await offered()).toEqual([]);
});

test('a partner that responds slowly delays no other', async () => {
  const other = await startFakePartner();
  const beta = await add('Beta');
  await setSource();
  await send('PUT', url(`/${beta.id}/source`), { data: { ...access(), address: other.address } });
  const asked = new Promise<void>((resolve) => {
    other.on('/3/footprints', (request, response) => {
      answer(200, { data: [second] })(request, response);
      resolve();
    });
  });
  partner.on('/3/footprints', (request, response) => {
    void asked.then(() => answer(200, { data: [bioethanol] })(request, response));
  });
  await fetchAll();
  expect((await list()).map(({ source }) => source?.footprints)).toEqual([1, 1]);
  await other.close();
});

test('a server that stops leaves what it is reading to another', async () => {
  const stopping = new AbortController();
  partner.on('/3/footprints', () => stopping.abort());
  await setSource();
  await fetchAll(stopping.signal);
  expect(await sourceOf()).toMatchObject({ isDue: true, fault: null, triedAt: null });
  serve(bioethanol);
  await fetchAll();
  expect(await sourceOf()).toMatchObject({ isDue: false, fault: null, footprints: 1 });
});

test('signs that the database does not store do not stop the fetch', async () => {
  await fetched({ ...bioethanol, productNameCompany: 'A\u0000B\ud800' }, second, { id: 'x\u0000' });
  expect(await sourceOf()).toMatchObject({ fault: null, footprints: 2, rejected: [{ id: 'x\ufffd' }] });
});

test('texts that the database cannot store as they are do not stop the fetch', async () => {
  const half = `${'x'.repeat(199)}😀`;
  const productIds = ['urn:example.com:part-number:A%00B'];
  const invalid = { ...bioethanol, id: `${'x'.repeat(99)}😀`, status: 'None' };
  await fetched({ ...second, productIds, productNameCompany: half, companyName: half }, invalid);
  expect((await offered())[0]?.values).toMatchObject({ partNumber: 'A\ufffdB' });
  expect(await sourceOf()).toMatchObject({ fault: null, rejected: [{ field: 'id' }] });
});

test('all invalid footprints are counted, and the first of them named', async () => {
  await fetched(...Array.from({ length: 120 }, (_each, index) => ({ id: `x${index}` })));
  const source = await sourceOf();
  expect([source?.rejectedCount, source?.rejected.length]).toEqual([120, 100]);
  await fetched(second);
  expect(await sourceOf()).toMatchObject({ rejectedCount: 0, rejected: [] });
});

test('a footprint that is listed twice is imported once', async () => {
  await fetched(second, { ...second, id: second.id.toUpperCase() });
  expect(await sourceOf()).toMatchObject({ isDue: false, fault: null, footprints: 1 });
});

test('a fetched footprint can be used on a line, like one of a supplier inside the product', async () => {
  await fetched(bioethanol);
  const [product] = await offered();
  if (!product) throw new Error('nothing is offered');
  const own = await products.create({ name: 'Blend' });
  const changed = await products.changed(own.id, { lines: [lineOf('Ethanol', receivedFigure(product))] });
  expect(changed.lines[0]?.origin).toMatchObject({ received: { releaseId: product.id, number: 1 } });
});

test('nobody else sees partners or footprints', async () => {
  await fetched(bioethanol);
  const [own] = await server.database.query<{ id: number }>(
    'select project_id as id from users where email = $1',
    [people.stranger],
  );
  expect(await offered(people.stranger, own?.id)).toEqual([]);
  for (const response of [
    await setSource(access(), people.stranger),
    await send('POST', url(`/${id}/source/fetch`), undefined, people.stranger),
    await send('POST', url(`/${id}/source/test`), undefined, people.stranger),
  ])
    expect([403, 404]).toContain(response.statusCode);
});

describe('versions', () => {
  const newer = { ...second, precedingPfIds: [bioethanol.id], created: '2025-06-01T00:00:00Z' };

  test('a newer version replaces the previous one', async () => {
    await fetched(bioethanol);
    const [before] = await offered();
    await fetched(bioethanol, newer);
    const now = await offered();
    expect(now).toMatchObject([{ productId: before?.productId, number: 2, values: { name: 'Product 2' } }]);
  });

  test('two versions at once are one product', async () => {
    await fetched(newer, { ...bioethanol, status: 'Deprecated' });
    expect(await offered()).toMatchObject([{ number: 2, values: { name: 'Product 2' } }]);
  });

  test('a footprint that is no longer listed is not offered, and returns with its number', async () => {
    await fetched(bioethanol, second);
    const before = await offered();
    await fetched(second);
    expect(await offered()).toMatchObject([{ values: { name: 'Product 2' } }]);
    await fetched(bioethanol, second);
    expect(await offered()).toEqual(before);
  });

  test('one older than three years is offered as expired', async () => {
    const pcf = {
      ...bioethanol.pcf,
      ...{ referencePeriodStart: '2018-01-01T00:00:00Z', referencePeriodEnd: '2019-01-01T00:00:00Z' },
    };
    await fetched({ ...bioethanol, pcf });
    expect(await offered()).toMatchObject([{ validUntil: '2021-12-31' }]);
  });
});

test('invalid footprints are reported, the others are imported, and earlier valid ones stay', async () => {
  await fetched(bioethanol);
  const zero = { ...bioethanol, pcf: { ...bioethanol.pcf, declaredUnitAmount: '0' } };
  await fetched(zero, second, { nothing: true });
  expect((await offered()).map(({ values }) => values.name)).toEqual(['Product 1', 'Product 2']);
  expect(await sourceOf()).toMatchObject({
    fault: null,
    rejected: [
      { id: bioethanol.id, field: 'pcf.declaredUnitAmount' },
      { id: null, field: expect.any(String) },
    ],
  });
});

test.each([
  ['a page', answer(200, '<p>Welcome</p>', { 'content-type': 'text/html' }), 'NOT_JSON'],
  ['an error', answer(500, {}), 'SERVER_ERROR'],
  ['a redirect to a private address', answer(302, '', { location: 'https://10.0.0.1/' }), 'PRIVATE_ADDRESS'],
  [
    'an endless list',
    answer(200, { data: [second] }, { link: '</3/footprints?limit=100>; rel="next"' }),
    'ENDLESS',
  ],
  ['another version', answer(404, { code: 'NotFound', message: 'Version 2 only' }), 'OTHER_VERSION'],
  [
    'a token that is no longer accepted',
    answer(401, { code: 'TokenExpired', message: 'Expired' }),
    'WRONG_CREDENTIAL',
  ],
])('%s keeps what was fetched before, and is reported', async (_what, handler, fault) => {
  await fetched(bioethanol);
  partner.on('/3/footprints', handler);
  partner.on('/2/footprints', answer(200, { data: [] }));
  const due = await send('POST', url(`/${id}/source/fetch`));
  expect(due.json<{ data: ExchangePartner }>().data.source).toMatchObject({ isDue: true });
  await fetchAll();
  expect(await sourceOf()).toMatchObject({ fault, isDue: false, footprints: 1 });
  expect(await offered()).toHaveLength(1);
});

test('a list whose token expires between two pages is fetched completely', async () => {
  const link = `<${partner.address}/3/footprints?offset=1>; rel="next"`;
  partner.on('/3/footprints', (request, response) =>
    request.headers.authorization === 'Bearer token-1'
      ? answer(200, { data: [bioethanol] }, { link })(request, response)
      : answer(401, { code: 'TokenExpired', message: 'Expired' })(request, response),
  );
  partner.on('/3/footprints?offset=1', (request, response) =>
    request.headers.authorization === 'Bearer token-1'
      ? answer(401, { code: 'TokenExpired', message: 'Expired' })(request, response)
      : answer(200, { data: [second] })(request, response),
  );
  await setSource();
  await fetchAll();
  expect(await sourceOf()).toMatchObject({ fault: null, footprints: 2 });
});

test('a list that fails on its second page imports nothing', async () => {
  const link = `<${partner.address}/3/footprints?offset=1>; rel="next"`;
  partner.on('/3/footprints', answer(200, { data: [bioethanol] }, { link }));
  partner.on('/3/footprints?offset=1', answer(500, {}));
  await setSource();
  await fetchAll();
  expect(await sourceOf()).toMatchObject({ fault: 'SERVER_ERROR', footprints: 0 });
  expect(await offered()).toEqual([]);
});

test('a source is fetched again a day later, and not before', async () => {
  await fetched(bioethanol);
  const lists = () => partner.calls.filter((call) => call.startsWith('GET /3/footprints')).length;
  const hoursLater = (hours: number) =>
    server.database.query(
      `update pact_sources set next_fetch_at = next_fetch_at - $1::float8 * interval '1 hour'`,
      [hours],
    );
  await hoursLater(23);
  await fetchAll();
  expect(lists()).toBe(1);
  serve(bioethanol, second);
  await hoursLater(1);
  await fetchAll();
  expect(lists()).toBe(2);
  expect(await offered()).toHaveLength(2);
});

test('a source that one server is fetching is not fetched by another', async () => {
  serve(bioethanol);
  await setSource();
  await Promise.all([fetchAll(), fetchAll(), fetchAll()]);
  expect(partner.calls.filter((call) => call.startsWith('GET /3/footprints'))).toHaveLength(1);
});
