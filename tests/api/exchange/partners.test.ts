import { randomUUID } from 'node:crypto';
import { readSubject } from '../../../core/audit/subject';
import type {
  ExchangePartner,
  ExchangePartnerList,
  NewCredential,
  ProductPartner,
} from '../../../core/contracts/exchange-partners';
import { partnerCalls } from '../../support/server/partners';
import { figure, lineOf, productCalls } from '../../support/server/products';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp({ PUBLIC_URL: 'https://portal.example' });
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(() => server.database.query('delete from pact_partners', []));
afterAll(() => server.close());

const { url, send, list, add, makeSecret } = partnerCalls(() => ({ server, projectId }));
const products = productCalls(() => ({ server, projectId }));
const errorOf = (answer: { json: () => unknown }) =>
  (answer.json() as { error: { code: string; message: string } }).error;
const partnersOf = async (id: string) =>
  (await server.call(people.user, { url: products.url(`/${id}/partners`) })).json<{
    data: ProductPartner[];
  }>().data;
const offer = (id: string, partnerId: string, data: object = { isOffered: true }, email?: string) =>
  products.send('PUT', products.url(`/${id}/partners/${partnerId}`), { data }, email);

async function released(name = 'Bracket') {
  const { id } = await products.create({ name });
  await products.changed(id, { lines: [lineOf('Alloy', figure(6), { amount: 10 })] });
  const data = { validFrom: '2026-01-01', validUntil: '2028-12-31', seenKg: 60 };
  const made = await products.send('POST', products.url(`/${id}/releases`), { data });
  return { id, releaseId: made.json<{ data: { id: string } }>().data.id };
}

test('partners are listed by name, with the address that their systems call', async () => {
  await add('Zeta Systems');
  await add('  alpha Metals ');
  const answer = await server.call(people.user, { url: url() });
  const { data, address } = answer.json<ExchangePartnerList>();
  expect(data.map(({ name }) => name)).toEqual(['alpha Metals', 'Zeta Systems']);
  expect(data[0]).toMatchObject({ credential: null, products: 0 });
  expect(address).toBe('https://portal.example/pact');
});

test('a partner is renamed and removed, and one without a name is refused', async () => {
  const { id } = await add('Alpha');
  const renamed = await send('PUT', url(`/${id}`), { data: { name: 'Alpha AG' } });
  expect(renamed.json<{ data: ExchangePartner }>().data.name).toBe('Alpha AG');
  for (const name of ['   ', '\u200B\u00AD']) {
    const nameless = await send('PUT', url(`/${id}`), { data: { name } });
    expect([nameless.statusCode, errorOf(nameless).message]).toEqual([400, 'Say who the partner is.']);
  }
  await send('DELETE', url(`/${id}`));
  expect(await list()).toEqual([]);
  expect((await send('DELETE', url(`/${id}`))).statusCode).toBe(404);
});

test('a secret is shown once, stored as a digest, and replaced by a new one', async () => {
  const { id } = await add('Alpha');
  const first = await makeSecret(id);
  expect(first.partner.credential).toMatchObject({ usedAt: null });
  expect((await server.call(people.user, { url: url() })).body).not.toContain(first.clientSecret);
  const rows = await server.database.query<{ row: string }>(
    'select to_jsonb(p)::text as row from pact_partners p',
    [],
  );
  expect(rows[0]?.row).not.toContain(first.clientSecret);
  const second = await makeSecret(id);
  expect(second.clientSecret).not.toBe(first.clientSecret);
  expect(second.partner.credential?.clientId).not.toBe(first.partner.credential?.clientId);
  const revoked = await send('DELETE', url(`/${id}/credential`));
  expect(revoked.json<{ data: ExchangePartner }>().data.credential).toBeNull();
});

test('every request creates another secret, even a repeated one', async () => {
  const { id } = await add('Alpha');
  const headers = { 'idempotency-key': 'once' };
  const make = async () =>
    (
      await server.call(people.mainUser, { method: 'POST', url: url(`/${id}/credential`), headers })
    ).json<NewCredential>().data.clientSecret;
  expect(await make()).not.toBe(await make());
});

test('a product is offered to a partner in the version that was seen, and withdrawn', async () => {
  const { id: partnerId } = await add('Alpha');
  const { id, releaseId } = await released();
  expect(await partnersOf(id)).toEqual([{ partnerId, name: 'Alpha', offeredAt: null }]);
  const late = await offer(id, partnerId, { isOffered: true, seenRelease: randomUUID() });
  expect([late.statusCode, errorOf(late).code]).toEqual([409, 'FIGURE_CHANGED']);
  await offer(id, partnerId, { isOffered: true, seenRelease: releaseId });
  expect((await partnersOf(id))[0]?.offeredAt).toMatch(/^20/);
  expect((await list())[0]?.products).toBe(1);
  await offer(id, partnerId, { isOffered: false });
  expect((await list())[0]?.products).toBe(0);
  const unreleased = await offer((await products.create()).id, partnerId);
  expect([unreleased.statusCode, errorOf(unreleased).code]).toEqual([422, 'NOT_RELEASED']);
  expect((await offer(id, randomUUID())).statusCode).toBe(404);
});

test('partners of another company are not found', async () => {
  const { id: foreign } = await add('Alpha');
  const other = await server.projectId('BrightPack (Suzhou) Co., Ltd.');
  const own = (rest = '') => `/api/ca-exchange-partners/project/${other}${rest}`;
  expect((await server.call(people.stranger, { url: own() })).json()).toMatchObject({ data: [] });
  for (const [method, rest] of [
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/credential'],
    ['DELETE', '/credential'],
  ] as const) {
    const payload = method === 'PUT' ? { payload: { data: { name: 'Mine' } } } : {};
    const answer = await server.call(people.stranger, { method, url: own(`/${foreign}${rest}`), ...payload });
    expect([method, rest, answer.statusCode]).toEqual([method, rest, 404]);
  }
  expect((await list()).map(({ name }) => name)).toEqual(['Alpha']);
});

test('the audit trail shows added partners, access and offers', async () => {
  const before = await entries();
  const { id } = await add('Alpha');
  const { partner } = await makeSecret(id);
  const { id: productId } = await released('Housing');
  await offer(productId, id);
  await send('DELETE', url(`/${id}/credential`));
  await send('DELETE', url(`/${id}`));
  const written = (await entries()).slice(before.length);
  const clientId = partner.credential?.clientId;
  expect(written).toEqual([
    ['create', 'exchangePartner', []],
    ['update', 'exchangePartner', [{ field: 'partnerCredential', from: null, to: clientId }]],
    ['update', 'productOffer', [{ field: 'isOffered', from: false, to: true }]],
    ['update', 'exchangePartner', [{ field: 'partnerCredential', from: clientId, to: null }]],
    ['delete', 'exchangePartner', []],
  ]);
});

async function entries() {
  const rows = await server.database.query<{ action: string; subject: string; changes: object[] }>(
    `select action, subject, changes from audit_entries
      where project_id = $1 and (subject like 'exchangePartner %' or subject like 'productOffer %') order by number`,
    [projectId],
  );
  return rows.map(({ action, subject, changes }) => [action, readSubject(subject)?.code, changes]);
}

test('view-only people change nothing', async () => {
  const { id } = await add('Alpha');
  await server.setViewOnly(people.user, true);
  const rename = () => send('PUT', url(`/${id}`), { data: { name: 'Alpha' } }, people.user);
  expect((await rename()).statusCode).toBe(403);
  const answer = await send('POST', url(`/${id}/credential`), undefined, people.user);
  await server.setViewOnly(people.user, false);
  expect(answer.statusCode).toBe(403);
  expect((await list())[0]?.credential).toBeNull();
});
