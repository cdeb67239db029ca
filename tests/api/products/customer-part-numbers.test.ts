import type { OfferedProduct, ProductCustomer } from '../../../core/contracts/ca-offered-products';
import type { CustomerViewAnswer } from '../../../core/contracts/customer-view';
import type { SupplierDetails } from '../../../core/contracts/supply-chain';
import { everyResponse } from '../../support/server/every-response';
import { newCaller } from '../../support/server/partners';
import { figure, lineOf, productCalls } from '../../support/server/products';
import { supplyChainOf, type SupplyChain } from '../../support/server/suppliers';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

const henrik = 'henrik.dahl@nordwerk.example';
/** Used nowhere else. */
const number = 'NW-81-4711-C';
let server: TestApp;
let projectId: number;
let nordwerk: SupplyChain;
/** Another customer of the foundry. */
let brightpack: number;
let linkingId: string;
let productId: string;

beforeEach(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
  nordwerk = await supplyChainOf(server, 'Nordwerk Automotive AG', henrik);
  brightpack = await server.projectId('BrightPack (Suzhou) Co., Ltd.');
  await server.database.query(
    `update linkings set requester_project_id = $2, status = 'accepted'
      where supplier_project_id = $1 and requester_project_id = $3`,
    [projectId, brightpack, await server.projectId('Velomotive SE')],
  );
  const [linking] = await server.database.query<{ id: string }>(
    `update linkings set status = 'accepted' where supplier_project_id = $1 and requester_project_id = $2
     returning id::text as id`,
    [projectId, nordwerk.id],
  );
  linkingId = linking?.id ?? '';
  productId = (await products.create({ partNumber: 'B-1200' })).id;
  const { footprint } = await products.changed(productId, { lines: [lineOf('Alloy', figure(2))] });
  await products.send('POST', products.url(`/${productId}/releases`), {
    data: { validFrom: '2026-01-01', validUntil: '2028-12-31', seenKg: footprint?.kg },
  });
});
afterEach(() => server.close());

const products = productCalls(() => ({ server, projectId }));
const offer = (data: object, customerId = nordwerk.id) =>
  products.send('PUT', products.url(`/${productId}/customers/${customerId}`), {
    data: { isOffered: true, ...data },
  });
const read = async <Data>(url: string, email = people.mainUser) =>
  (await server.call(email, { url })).json<{ data: Data }>().data;
const offeredTo = async (project: number, email: string) =>
  (await read<OfferedProduct[]>(`/api/ca-offered-products/project/${project}`, email)).filter(
    (product) => product.productId === productId,
  );
const customerOf = async (customerId: number) =>
  (await read<ProductCustomer[]>(products.url(`/${productId}/customers`))).find(
    (each) => each.customerId === customerId,
  );
const releases = () => read(products.url(`/${productId}/releases`));

test('a customer reads its own part number wherever it reads the product, as previewed', async () => {
  const answer = await offer({ customerPartNumber: ` ${number}\u0000 ` });
  expect(answer.json()).toMatchObject({ data: { customerId: nordwerk.id, customerPartNumber: number } });
  expect(await customerOf(nordwerk.id)).toMatchObject({ customerPartNumber: number });
  const listed = await offeredTo(nordwerk.id, henrik);
  expect(listed).toMatchObject([{ customerPartNumber: number, values: { partNumber: 'B-1200' } }]);
  const drawer = (await nordwerk.get(`/${linkingId}`)).json<{ data: SupplierDetails }>().data;
  const preview = await read<CustomerViewAnswer['data']>(
    `/api/customer-requests/project/${projectId}/${linkingId}/preview`,
  );
  for (const { products: seen } of [drawer, preview])
    expect(seen?.filter((each) => each.productId === productId)).toEqual(listed);
});

test('neither another customer nor a partner in another system reads it', async () => {
  await offer({ customerPartNumber: number });
  await offer({ customerPartNumber: 'BP-1' }, brightpack);
  expect(await offeredTo(brightpack, people.stranger)).toMatchObject([{ customerPartNumber: 'BP-1' }]);
  const everything = (email: string, project: number) =>
    everyResponse(server, { email, projectId: project, linkingId, year: 2025, ids: [productId] });
  expect(await everything(people.stranger, brightpack)).not.toContain(number);
  const ofNordwerk = await everything(henrik, nordwerk.id);
  expect(ofNordwerk).toContain(number);
  expect(ofNordwerk).not.toContain('BP-1');

  const partner = await newCaller(server, { projectId, name: 'Alpha' });
  await products.send('PUT', products.url(`/${productId}/partners/${partner.id}`), {
    data: { isOffered: true },
  });
  const { body } = await partner.call('/3/footprints');
  expect(body).toContain('B-1200');
  expect(body).not.toContain(number);
  const urn = `urn:pact:localhost:part-number:${number}`;
  const found = await partner.call(`/3/footprints?productId=${encodeURIComponent(urn)}`);
  expect(found.json()).toEqual({ data: [] });
});

test('it can be changed later, which changes neither the offer nor the release', async () => {
  await offer({});
  const [before, made] = [await customerOf(nordwerk.id), await releases()];
  expect(before).toMatchObject({ customerPartNumber: '' });
  expect((await offeredTo(nordwerk.id, henrik))[0]).not.toHaveProperty('customerPartNumber');
  await offer({ customerPartNumber: number });
  await offer({ customerPartNumber: number });
  await offer({});
  expect(await customerOf(nordwerk.id)).toEqual({ ...before, customerPartNumber: number });
  expect(await releases()).toEqual(made);
  const entries = await server.database.query<{ changes: object[] }>(
    `select changes from audit_entries where project_id = $1 and subject like 'productOffer %' order by number`,
    [projectId],
  );
  expect(entries.map(({ changes }) => changes)).toEqual([
    [{ field: 'isOffered', from: false, to: true }],
    [{ field: 'customerPartNumber', from: '', to: number }],
  ]);
});

test('it ends with the offer, and is no longer than a part number', async () => {
  await offer({ customerPartNumber: number });
  await offer({ isOffered: false, customerPartNumber: number });
  expect(await customerOf(nordwerk.id)).toMatchObject({ offeredAt: null, customerPartNumber: '' });
  await offer({});
  expect(await customerOf(nordwerk.id)).toMatchObject({ customerPartNumber: '' });
  expect((await offer({ customerPartNumber: 'N'.repeat(101) })).statusCode).toBe(400);
});
