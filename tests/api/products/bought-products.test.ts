import type { EmissionResult } from '../../../core/contracts/ca-emission-results';
import type { ImportPreview } from '../../../core/contracts/ca-imports';
import type { Product } from '../../../core/contracts/ca-products';
import type { SupplierInput } from '../../../core/contracts/ca-supplier-inputs';
import type { YearReport } from '../../../core/contracts/ca-years';
import { bracketValues } from '../../../core/products/test-product';
import {
  anna,
  preparePurchase,
  purchaseCalls,
  vera,
  year,
  type Purchase,
} from '../../support/server/bought-products';
import { carbonFiles } from '../../support/server/carbon-files';
import { figure, lineOf } from '../../support/server/products';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let purchase: Purchase;
let server: TestApp;
let customerId: number;
let linkingId: string;
let productId: string;

beforeEach(async () => {
  purchase = await preparePurchase(await createTestApp());
  ({ server, customerId, linkingId, productId } = purchase);
});
afterEach(() => server.close());

const { of, list, send, products, release, offer, bought, buy } = purchaseCalls(() => purchase);

const change = (id: string, data: object) =>
  server.call(anna, { method: 'PUT', url: of('ca-supplier-inputs', `/${id}`), payload: { data } });
const calculate = () => send(anna, 'POST', of('ca-emission-results', '/calculate'), { year });
const rows = async () =>
  (await server.call(anna, { url: of('ca-emission-results', `?year=${year}&supplier=${linkingId}`) })).json<{
    data: EmissionResult[];
  }>().data;
const report = async () =>
  (await server.call(anna, { url: of('ca-emission-results', `/year/${year}`) })).json<{ data: YearReport }>()
    .data;
const codeOf = (answer: Awaited<ReturnType<typeof buy>>) => [
  answer.statusCode,
  answer.json<{ error: { code: string } }>().error.code,
];

test('a bought quantity counts with the supplier’s footprint, and is deducted from the spend', async () => {
  await buy({});
  await calculate();
  const [whole] = await rows();
  const before = (await report()).ownFigures?.tons ?? 0;
  await server.database.query('delete from ca_supplier_inputs where supplier_id = $1', [linkingId]);
  await offer();
  const { id, productQuantity, productUnit, productShare } = (await buy()).json<{ data: SupplierInput }>()
    .data;
  expect([productQuantity, productUnit, productShare]).toEqual([400, 'piece', 25]);
  await calculate();
  const found = await rows();
  const product = found.find(({ scopeDetails }) => scopeDetails === 'supplier-specific');
  const rest = found.find(({ scopeDetails }) => scopeDetails === 'spend-based');
  expect(found).toHaveLength(2);
  expect(product?.baselineEmissionsTonsCO2e).toBeCloseTo(5, 9);
  expect((product?.amount ?? 0) + (rest?.amount ?? 0)).toBeCloseTo(whole?.amount ?? 0, 6);
  expect(product?.figures).toMatchObject({
    ...{ linkingId, isShared: true, isChosen: false, year },
    product: { productId, number: 1, name: 'Pallet', quantity: 400, unit: 'piece', kgPerUnit: 12.5 },
    options: [
      { method: 'supplier-specific', kg: expect.closeTo(5000, 6) as number },
      {
        method: 'spend-based',
        kg: expect.closeTo(250 * (whole?.baselineEmissionsTonsCO2e ?? 0), 6) as number,
      },
    ],
  });
  expect((await report()).ownFigures).toMatchObject({ tons: expect.closeTo(before + 5, 9) as number });

  // By mass: half a tonne is 250 pieces.
  const changed = await change(id, { ProductQuantity: 0.5, ProductUnit: 't' });
  expect(changed.json()).toMatchObject({ data: { productQuantity: 0.5, productUnit: 't' } });
  await calculate();
  const byMass = (await rows()).find(({ scopeDetails }) => scopeDetails === 'supplier-specific');
  expect(byMass?.baselineEmissionsTonsCO2e).toBeCloseTo(3.125, 9);
});

test('a newer release and a withdrawal are announced, and count from the next calculation on', async () => {
  await offer();
  await buy();
  await calculate();
  expect((await report()).needsRecalculation).toBe(false);
  await release(20);
  expect(await report()).toMatchObject({
    needsRecalculation: true,
    supplierNews: [{ linkingId, what: 'newer' }],
  });
  await calculate();
  expect((await report()).supplierNews).toEqual([]);
  const ofProduct = async () => (await rows()).find(({ figures }) => figures?.product);
  expect((await ofProduct())?.baselineEmissionsTonsCO2e).toBeCloseTo(8, 9);

  await offer(false);
  expect(await report()).toMatchObject({
    needsRecalculation: true,
    supplierNews: [{ linkingId, what: 'withdrawn' }],
  });
  expect(await ofProduct()).toMatchObject({
    baselineEmissionsTonsCO2e: expect.closeTo(8, 9) as number,
    figures: { isShared: false },
  });
  await calculate();
  expect(await rows()).toMatchObject([
    { scopeDetails: 'spend-based', notes: expect.arrayContaining(['PRODUCT_NOT_OFFERED']) as unknown },
  ]);
  expect((await report()).supplierNews).toEqual([]);
});

test('a verified footprint has the best quality, and the results say who verified it', async () => {
  await release(12.5, { provider: 'DNV', coverage: 'product', completedOn: null, standard: '' });
  await offer();
  await buy();
  await calculate();
  expect((await rows()).find(({ figures }) => figures?.product)).toMatchObject({
    dataQuality: 1,
    figures: { product: { verifiedBy: 'DNV' } },
  });
  const file = await server.call(anna, { url: of('ca-exports', `/year/${year}?part=results&format=csv`) });
  expect(file.body).toMatch(/Footprint verified by[^]*,DNV/);
});

test('a footprint of less than cradle to gate is not used, and the row says so', async () => {
  await server.database.query(
    `update ca_product_releases set content = jsonb_set(content, '{footprint,isPartial}', 'true') where product_id = $1`,
    [productId],
  );
  await offer();
  await buy();
  await calculate();
  expect(await rows()).toMatchObject([
    { scopeDetails: 'spend-based', notes: expect.arrayContaining(['PRODUCT_PARTIAL']) as unknown },
  ]);
});

test('a person can choose the average for it instead', async () => {
  await offer();
  await buy();
  const url = of('ca-supplier-figures', `/year/${year}/${linkingId}`);
  await send(anna, 'PUT', url, { data: { method: 'spend-based' } });
  await calculate();
  expect((await rows()).map(({ scopeDetails }) => scopeDetails)).toEqual(['spend-based', 'spend-based']);
  await send(anna, 'PUT', url, { data: { method: 'supplier-specific' } });
  await calculate();
  expect((await rows()).find(({ figures }) => figures?.product)).toMatchObject({
    ...{ scopeDetails: 'supplier-specific', figures: { isChosen: true } },
  });
});

test('a product is given completely, or not at all', async () => {
  expect(codeOf(await buy(bought({ ProductQuantity: 0 })))).toEqual([400, 'AMOUNT_NOT_POSITIVE']);
  expect(codeOf(await buy(bought({ ProductShare: 100.5 })))).toEqual([400, 'PRODUCT_SHARE_OUT_OF_RANGE']);
  expect(codeOf(await buy(bought({ ProductUnit: null })))).toEqual([400, 'PRODUCT_INCOMPLETE']);
  const { id } = (await buy()).json<{ data: SupplierInput }>().data;
  expect(codeOf(await change(id, { ProductShare: null }))).toEqual([400, 'PRODUCT_INCOMPLETE']);
  const nothing = { ProductId: null, ProductName: null, ProductQuantity: null, ProductUnit: null };
  const without = await change(id, { ...nothing, ProductShare: null });
  expect(without.json()).toMatchObject({
    data: { productId: null, productShare: null, shareOfSectorInput: 40 },
  });
});

test('quantities of products are copied with the year', async () => {
  await buy();
  await send(anna, 'POST', of('ca-emission-results', `/year/${year - 5}/copy`), { from: year });
  const copied = (
    await server.call(anna, { url: of('ca-supplier-inputs', `?year=${year - 5}&pageSize=1000`) })
  ).json<{ data: SupplierInput[] }>().data;
  expect(copied).toContainEqual(
    expect.objectContaining({
      supplierId: linkingId,
      productId,
      productName: 'Pallet',
      productQuantity: 400,
    }),
  );
});

const header = 'Year,Sector code,Supplier ID,Country,Share of sector input (%)';
const productHeader = `${header},Product,Product quantity,Product unit,Product share of the purchase (%)`;
const files = carbonFiles(() => ({ server, projectId: customerId }));
const upload = files.send;
const exported = async () =>
  (await files.get(of('ca-exports', `/year/${year}?part=inputs&format=csv&table=suppliers`))).body;
const sector = async () =>
  (await exported()).split('\r\n').flatMap((line) => (line.includes(linkingId) ? line.split(',')[1] : []))[0];
const look = async (file: string) => (await upload('preview', file)).json<ImportPreview>().data;
const ofSupplier = async () =>
  (await list<SupplierInput>('ca-supplier-inputs')).filter((each) => each.supplierId === linkingId);

test('an export of inputs contains the bought products, and can be imported unchanged', async () => {
  await buy();
  const file = await exported();
  expect(file).toContain(`,Pallet,400,piece,25,${productId}`);
  const { counts } = await look(file);
  expect(counts.suppliers).toMatchObject({ create: 0, update: 0 });
  await upload('import', file.replace(/,Pallet,400,piece,25,/, ',Pallet,0.5,t,30,'));
  expect(await ofSupplier()).toMatchObject([
    { productId, productName: 'Pallet', productQuantity: 0.5, productUnit: 't', productShare: 30 },
  ]);
});

test('a sheet names a product by part number or name, and its quantity counts with the footprint', async () => {
  await offer();
  await buy({});
  const code = await sector();
  const row = `${year},${code},${linkingId},AT,40`;
  const file = `${productHeader}\n${row},b-1200,400,,25\n`;
  expect(await look(file)).toMatchObject({ errors: [], counts: { suppliers: { create: 0, update: 1 } } });
  await upload('import', file);
  expect(await ofSupplier()).toMatchObject([{ productId, productName: 'Pallet', productUnit: 'piece' }]);
  await calculate();
  expect((await rows()).find(({ figures }) => figures?.product)?.baselineEmissionsTonsCO2e).toBeCloseTo(5, 9);

  // There is another share of the same supplier, and each is found again.
  const both = `${productHeader}\n${row},pallet,100,pieces,25\n${row.replace(/40$/, '5')},,,,\n`;
  await upload('import', both);
  expect(await ofSupplier()).toMatchObject([
    { productId, productQuantity: 100, shareOfSectorInput: 40 },
    { productId: null, shareOfSectorInput: 5 },
  ]);
  expect((await look(both)).counts.suppliers).toMatchObject({ create: 0, update: 0, same: 2 });
});

test('a file without product columns keeps what was entered, and empty cells remove it', async () => {
  await buy();
  const code = await sector();
  await upload('import', `${header}\n${year},${code},${linkingId},AT,30\n`);
  expect(await ofSupplier()).toMatchObject([{ shareOfSectorInput: 30, productId, productQuantity: 400 }]);
  await upload('import', `${productHeader}\n${year},${code},${linkingId},AT,30,,,,\n`);
  expect(await ofSupplier()).toMatchObject([{ shareOfSectorInput: 30, productId: null }]);
});

test.each([
  ['Pallett,400,piece,25', 'Product', 'UNKNOWN_PRODUCT', ['Pallet']],
  ['Hinge,400,piece,25', 'Product', 'UNKNOWN_PRODUCT', undefined],
  [',400,piece,25', 'Product', 'CELL_EMPTY', undefined],
  ['Pallet,,piece,25', 'Product quantity', 'CELL_EMPTY', undefined],
  ['Pallet,-4,piece,25', 'Product quantity', 'AMOUNT_NOT_POSITIVE', undefined],
  ['Pallet,many,piece,25', 'Product quantity', 'NO_NUMBER', undefined],
  ['Pallet,400,l,25', 'Product unit', 'OTHER_PRODUCT_UNIT', undefined],
  ['Pallet,400,piece,', 'Product share of the purchase (%)', 'CELL_EMPTY', undefined],
  ['Pallet,400,piece,101', 'Product share of the purchase (%)', 'PRODUCT_SHARE_OUT_OF_RANGE', undefined],
])('a row with %s has in the column %s the error %s', async (cells, column, code, suggested) => {
  await offer();
  await buy({});
  const file = `${productHeader}\n${year},${await sector()},${linkingId},AT,40,${cells}\n`;
  expect((await look(file)).errors).toMatchObject([
    { row: 2, column, code, ...(suggested && { suggested }) },
  ]);
  expect((await upload('import', file)).statusCode).toBe(422);
  expect(await ofSupplier()).toMatchObject([{ productId: null }]);
});

test.each([
  ['supplier', 'P-2'],
  ['buyer', 'mat 77'],
])('two products of the same name are distinguished by the part number of the %s', async (_whose, number) => {
  await offer();
  const twin = await send<Product>(vera, 'POST', products(), {
    data: { ...bracketValues, name: 'Pallet', partNumber: 'P-2', periodEnd: `${year}-12-31` },
  });
  const line = lineOf('Wood', figure(1));
  const { footprint } = await send<Product>(vera, 'PUT', products(`/${twin.id}`), {
    data: { lines: [line] },
  });
  await send(vera, 'POST', products(`/${twin.id}/releases`), {
    data: { validFrom: `${year}-01-01`, validUntil: `${year + 2}-12-31`, seenKg: footprint?.kg },
  });
  await send(vera, 'PUT', products(`/${twin.id}/customers/${customerId}`), {
    data: { isOffered: true, customerPartNumber: 'MAT 77' },
  });
  await buy({});
  const code = await sector();
  const naming = (name: string) =>
    `${productHeader}\n${year},${code},${linkingId},AT,40,${name},400,piece,25\n`;
  expect((await look(naming('Pallet'))).errors).toMatchObject([{ code: 'PRODUCT_SEVERAL' }]);
  await upload('import', naming(number));
  expect(await ofSupplier()).toMatchObject([{ productId: twin.id, productName: 'Pallet' }]);
});
