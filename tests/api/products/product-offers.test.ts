import { randomUUID } from 'node:crypto';
import { readSubject } from '../../../core/audit/subject';
import type { CustomerViewAnswer } from '../../../core/contracts/customer-view';
import type { OfferedProduct, ProductCustomer } from '../../../core/contracts/ca-offered-products';
import type { ProductRelease } from '../../../core/contracts/ca-product-releases';
import type { RealtimeEvent } from '../../../core/contracts/realtime';
import type { SupplierDetails } from '../../../core/contracts/supply-chain';
import { toOffered } from '../../../core/products/offer';
import { everyResponse } from '../../support/server/every-response';
import { figure, lineOf, productCalls } from '../../support/server/products';
import { supplyChainOf, type SupplyChain } from '../../support/server/suppliers';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

const henrik = 'henrik.dahl@nordwerk.example';
/** Used nowhere else: if it can be read, the product can be read. */
const secret = 61.723_904_55;
let server: TestApp;
let projectId: number;
let nordwerk: number;
let customer: SupplyChain;
let linkingId: string;

beforeEach(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
  nordwerk = await server.projectId('Nordwerk Automotive AG');
  customer = await supplyChainOf(server, 'Nordwerk Automotive AG', henrik);
  await server.database.query(
    `delete from linkings where supplier_project_id = $1 and requester_project_id = $2 and id not in (
       select id from linkings where supplier_project_id = $1 and requester_project_id = $2 limit 1)`,
    [projectId, nordwerk],
  );
  const [linking] = await server.database.query<{ id: string }>(
    `update linkings set status = 'accepted' where supplier_project_id = $1 and requester_project_id = $2
     returning id::text as id`,
    [projectId, nordwerk],
  );
  linkingId = linking?.id ?? '';
  await server.database.query('delete from ca_product_offers', []);
});
afterEach(() => server.close());

const { url, send, create, changed } = productCalls(() => ({ server, projectId }));

async function released(fossil = secret / 10) {
  const { id } = await create({ name: 'Bracket of the offer' });
  const line = lineOf('Alloy from Ranshofen', figure(fossil), { amount: 10 });
  await changed(id, { lines: [line] });
  return { id, line, release: await release(id, fossil * 10) };
}
async function release(id: string, seenKg: number): Promise<ProductRelease> {
  const data = { validFrom: '2026-01-01', validUntil: '2028-12-31', seenKg };
  return (await send('POST', url(`/${id}/releases`), { data })).json<{ data: ProductRelease }>().data;
}
const offer = (id: string, data: object = { isOffered: true }, customerId = nordwerk, email?: string) =>
  send('PUT', url(`/${id}/customers/${customerId}`), { data }, email);
const customers = async (id: string) =>
  (await server.call(people.mainUser, { url: url(`/${id}/customers`) })).json<{ data: ProductCustomer[] }>()
    .data;
const offeredTo = async (project = nordwerk, email = henrik) =>
  (await server.call(email, { url: `/api/ca-offered-products/project/${project}` })).json<{
    data: OfferedProduct[];
  }>().data;
const inDrawer = async () =>
  (await customer.get(`/${linkingId}`)).json<{ data: SupplierDetails }>().data.products;
const codeOf = (answer: Awaited<ReturnType<typeof offer>>) =>
  answer.json<{ error: { code: string } }>().error.code;
const respond = (action: string) =>
  server.call(people.mainUser, {
    method: 'POST',
    url: `/api/customer-requests/project/${projectId}/respond`,
    payload: { linkingId, action },
  });
/** Whether anything that a customer can read contains the figure. */
const canRead = async (email = henrik, project = nordwerk) =>
  (await everyResponse(server, { email, projectId: project, linkingId, year: 2025 })).includes(
    String(secret).slice(0, 10),
  );

test('a customer reads in its list and its drawer exactly what the supplier previewed', async () => {
  const { id, release: made } = await released();
  expect((await customers(id)).find(({ customerId }) => customerId === nordwerk)).toEqual({
    ...{ customerId: nordwerk, name: 'Nordwerk Automotive AG', offeredAt: null, customerPartNumber: '' },
  });
  expect([await offeredTo(), await inDrawer()]).toEqual([[], []]);

  const answer = await offer(id, { isOffered: true, seenRelease: made.id });
  expect(answer.json()).toMatchObject({
    data: { customerId: nordwerk, offeredAt: expect.stringMatching(/^20/) as string },
  });
  const preview = toOffered(made);
  expect(await offeredTo()).toEqual([preview]);
  expect(await inDrawer()).toEqual([preview]);
  const request = await server.call(people.mainUser, {
    url: `/api/customer-requests/project/${projectId}/${linkingId}/preview`,
  });
  expect(request.json<CustomerViewAnswer>().data.products).toEqual([preview]);
  const seen = JSON.stringify(await offeredTo());
  for (const ours of ['Ranshofen', 'Fjordmetall', 'createdBy', 'Anna']) expect(seen).not.toContain(ours);
});

test('a customer reads who has verified a footprint', async () => {
  const { id } = await released();
  const verification = {
    ...{ provider: 'TÜV SÜD', coverage: 'product', completedOn: '2026-01-20', standard: 'ISO 14067' },
  };
  const data = { validFrom: '2026-01-01', validUntil: '2028-12-31', seenKg: secret, verification };
  const answer = await send('POST', url(`/${id}/releases`), { data });
  expect(answer.json()).toMatchObject({ data: { verification } });
  const nameless = { ...data, verification: { ...verification, provider: ' ' } };
  expect((await send('POST', url(`/${id}/releases`), { data: nameless })).statusCode).toBe(400);
  await offer(id);
  expect((await offeredTo()).find(({ productId }) => productId === id)).toMatchObject({ verification });
  expect((await inDrawer())?.find(({ productId }) => productId === id)).toMatchObject({ verification });
});

test('a newer release replaces the previous one', async () => {
  const { id, line, release: first } = await released();
  await offer(id);
  await changed(id, { lines: [{ ...line, amount: 12 }] });
  expect((await offeredTo())[0]).toMatchObject({ number: 1 });
  const second = await release(id, (secret / 10) * 12);
  expect(await offeredTo()).toEqual([toOffered(second)]);
  expect((await inDrawer())?.map(({ number }) => number)).toEqual([2]);
  expect(JSON.stringify(await offeredTo())).not.toContain(first.id);
});

test('only the version that was seen is offered, once it is released, and only to customers', async () => {
  const { id, line, release: first } = await released();
  await changed(id, { lines: [{ ...line, amount: 12 }] });
  await release(id, (secret / 10) * 12);
  const late = await offer(id, { isOffered: true, seenRelease: first.id });
  expect([late.statusCode, codeOf(late)]).toEqual([409, 'FIGURE_CHANGED']);
  const unreleased = await offer((await create()).id);
  expect([unreleased.statusCode, codeOf(unreleased)]).toEqual([422, 'NOT_RELEASED']);
  const stranger = await offer(id, { isOffered: true }, await server.projectId('Enns Logistik GmbH'));
  expect([stranger.statusCode, codeOf(stranger)]).toEqual([404, 'NOT_FOUND']);
  expect(await offeredTo()).toEqual([]);
});

test('nobody reads a product that is not offered to them, whether others, before or after', async () => {
  const { id, release: made } = await released();
  expect(await canRead()).toBe(false);
  await offer(id);
  expect(await canRead()).toBe(true);
  const brightpack = await server.projectId('BrightPack (Suzhou) Co., Ltd.');
  expect(await canRead(people.stranger, brightpack)).toBe(false);
  expect(await offeredTo(brightpack, people.stranger)).toEqual([]);

  for (const guess of [id, made.id, randomUUID()])
    for (const below of ['', '/releases', '/customers']) {
      const own = `/api/ca-products/project/${nordwerk}/${guess}${below}`;
      expect((await server.call(henrik, { url: own })).body).not.toContain(String(secret).slice(0, 10));
      expect((await server.call(henrik, { url: url(`/${guess}${below}`) })).statusCode).toBe(404);
    }
  const foreign = `/api/ca-offered-products/project/${nordwerk}`;
  expect((await server.call(people.stranger, { url: foreign })).statusCode).toBe(404);

  await offer(id, { isOffered: false });
  expect(await canRead()).toBe(false);
  expect([await offeredTo(), await inDrawer()]).toEqual([[], []]);
});

test('nothing can be read after the relation has ended, and a new one starts without offers', async () => {
  const { id } = await released();
  await offer(id);
  await respond('DECLINE');
  expect(await canRead()).toBe(false);
  expect((await customers(id)).map(({ customerId }) => customerId)).not.toContain(nordwerk);
  expect((await offer(id)).statusCode).toBe(404);
  await respond('ACCEPT');
  expect(await offeredTo()).toEqual([]);
  await offer(id);
  await server.database.query(`update linkings set status = 'declined' where id = $1`, [linkingId]);
  expect(await canRead()).toBe(false);
});

test('a person who has moved to another company reads nothing that was offered to the former one', async () => {
  const { id } = await released();
  await offer(id);
  const enns = await server.projectId('Enns Logistik GmbH');
  await server.changeAccess('update users set project_id = $1, is_main_user = false where email = $2', [
    enns,
    henrik,
  ]);
  await server.changeAccess(
    `update projects set privileges = (select privileges from projects where id = $2)
    where id = $1`,
    [enns, nordwerk],
  );
  expect(
    (await server.call(henrik, { url: `/api/ca-offered-products/project/${nordwerk}` })).statusCode,
  ).toBe(404);
  expect(await canRead(henrik, enns)).toBe(false);
});

test('both sides are notified, and the audit trail of the supplier shows who can read what', async () => {
  const { id } = await released();
  const told: string[] = [];
  let settle = () => {};
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const stop = await server.database.listen('realtime', (payload) => {
    const event = JSON.parse(payload) as RealtimeEvent;
    told.push(`${event.type} ${event.projectId === nordwerk ? 'customer' : 'supplier'}`);
    if (event.projectId === projectId) settle();
  });
  await offer(id);
  await offer(id);
  await settled;
  await stop();
  expect(told).toEqual(['product customer', 'supplychain-supplier customer', 'product supplier']);
  const entries = await server.database.query<{ subject: string; changes: object[] }>(
    `select subject, changes from audit_entries where project_id = $1 and subject like 'productOffer %'`,
    [projectId],
  );
  expect(entries.map(({ subject }) => readSubject(subject))).toEqual([
    {
      code: 'productOffer',
      values: { name: 'Bracket of the offer', customer: 'Nordwerk Automotive AG' },
    },
  ]);
  expect(entries[0]?.changes).toEqual([{ field: 'isOffered', from: false, to: true }]);
});

test('view-only people cannot offer products', async () => {
  const { id } = await released();
  await server.setViewOnly(people.user, true);
  expect((await offer(id, { isOffered: true }, nordwerk, people.user)).statusCode).toBe(403);
  expect(await offeredTo()).toEqual([]);
});
