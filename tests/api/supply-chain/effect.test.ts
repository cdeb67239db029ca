import type { RealtimeEvent } from '../../../core/contracts/realtime';
import type { EmissionResultList } from '../../../core/contracts/ca-emission-results';
import type { YearOverviewList } from '../../../core/contracts/ca-years';
import { demoYear } from '../../support/server/demo-year';
import { wholeSegment } from '../../support/server/answers';
import { listen, openSocket, ticketOf } from '../../support/server/live-socket';
import { newSupplier, supplyChainOf, type SupplyChain } from '../../support/server/suppliers';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

const driver = 'vera@enns-logistik.example';
let server: TestApp;
let customer: SupplyChain;
let supplierId: number;
let linkingId: string;

beforeEach(async () => {
  server = await createTestApp();
  customer = await supplyChainOf(server, 'Alpenguss GmbH', people.user);
  supplierId = await server.projectId('Enns Logistik GmbH');
  await server.database.query("insert into users (project_id, email, role) values ($1, $2, 'Admin')", [
    supplierId,
    driver,
  ]);
  const { data } = await customer.list();
  linkingId = data.find(({ companyName }) => companyName === 'Enns Logistik GmbH')?.linkingId ?? '';
});
afterEach(() => server.close());

const results = (rest: string) => `/api/ca-emission-results/project/${customer.id}${rest}`;
const flagged = async () =>
  (await server.call(people.user, { url: results('/years') }))
    .json<YearOverviewList>()
    .data.filter(({ needsRecalculation, totals }) => needsRecalculation && totals !== null)
    .map(({ year }) => year);
const calculate = (year: number) =>
  server.call(people.mainUser, { method: 'POST', url: results('/calculate'), payload: { year } });
const post = (call: string, payload: object) =>
  server.call(driver, { method: 'POST', url: call.replace('ID', String(supplierId)), payload });
const submit = () => post('/api/customer-requests/project/ID/submit', {});
const respond = (action: 'ACCEPT' | 'DECLINE') =>
  post('/api/customer-requests/project/ID/respond', { linkingId, action });

/** What the supplier saves its customer in a year, in tonnes. */
async function saved(year: number): Promise<number> {
  const url = results(`?pageSize=1000&year=${year}`);
  const { data } = (await server.call(people.user, { url })).json<EmissionResultList>();
  return data
    .filter(({ supplierIdFrontend }) => supplierIdFrontend === linkingId)
    .reduce((sum, { savedEmissionsTonsCO2e }) => sum + savedEmissionsTonsCO2e, 0);
}

const lastYear = demoYear;
const bought = [lastYear, lastYear - 1, lastYear - 2];

test('a submission marks the years with purchases of its customer, and changes their results', async () => {
  expect(await flagged()).toEqual([]);
  const before = await saved(lastYear);
  await post('/api/business-segments/project/ID/save-and-calc', {
    sectorCode: 'FREIGHT',
    countryCode: 'AT',
    answers: wholeSegment('FREIGHT'),
  });
  expect(await flagged()).toEqual([]);

  expect((await submit()).statusCode).toBe(200);
  expect(await flagged()).toEqual(bought);

  expect((await calculate(lastYear)).statusCode).toBe(200);
  expect(await saved(lastYear)).toBeGreaterThan(before);
  expect(await flagged()).toEqual(bought.slice(1));
});

test('a supplier that withdraws its answers, or gives them again, marks them too', async () => {
  expect((await respond('DECLINE')).statusCode).toBe(200);
  expect(await flagged()).toEqual(bought);
  for (const year of bought) await calculate(year);
  expect(await saved(lastYear)).toBe(0);
  expect((await respond('ACCEPT')).statusCode).toBe(200);
  expect(await flagged()).toEqual(bought);
});

test('a supplier identified by its number counts too, in the marks and in the share of spend', async () => {
  const list = async () => {
    const { data, meta } = await customer.list();
    return { year: meta.spendYear, supplier: data.find((each) => each.linkingId === linkingId) };
  };
  const before = await list();
  expect(before.year).toBe(lastYear);
  expect(before.supplier?.shareOfSpend).toBeGreaterThan(0);
  await server.database.query('update ca_supplier_inputs set supplier_id = $2 where supplier_id = $1', [
    linkingId,
    before.supplier?.supplierId,
  ]);
  expect(await list()).toEqual(before);
  await submit();
  expect(await flagged()).toEqual(bought);
});

test.each([
  ['the linking in capitals', (id: string) => id.toUpperCase(), true],
  ['what is no linking', () => 'Enns #1', false],
  ["another company's linking", () => '00000000-0000-4000-8000-000000000000', false],
])('the share of spend of a supplier identified by %s', async (_what, named, isCounted) => {
  await server.database.query('update ca_supplier_inputs set supplier_id = $2 where supplier_id = $1', [
    linkingId,
    named(linkingId),
  ]);
  const { shareOfSpend } = await customer.supplier(linkingId);
  expect(shareOfSpend !== null && shareOfSpend > 0).toBe(isCounted);
});

test('a number of two suppliers identifies none: the years are marked, and again when it is removed', async () => {
  const { supplierId: number } = await customer.supplier(linkingId);
  await server.database.query('update ca_supplier_inputs set supplier_id = $2 where supplier_id = $1', [
    linkingId,
    number,
  ]);
  const invited = await customer.post('/invite', newSupplier({ supplierId: number }));
  expect(await flagged()).toEqual(bought);
  expect((await customer.supplier(linkingId)).shareOfSpend).toBeNull();
  for (const year of bought) await calculate(year);
  await customer.remove(invited.json<{ linkingId: string }>().linkingId);
  expect(await flagged()).toEqual(bought);
  expect((await customer.supplier(linkingId)).shareOfSpend).toBeGreaterThan(0);
});

test('ten thousand suppliers are matched to ten thousand purchases by their numbers', async () => {
  const { query } = server.database;
  await query(
    `insert into linkings (requester_project_id, supplier_name, supplier_number, supplier_email,
       requested_sector, requested_country, status)
     select $1, 'Supplier ' || n, 'N' || n, 'n' || n || '@n.example', 'STEEL', 'DE', 'invited'
       from generate_series(1, 10000) n`,
    [customer.id],
  );
  const [part] = await query<{ share: number }>(
    `with part as (
       select id, share from ca_spend_distributions where project_id = $1 and year = $2 limit 1
     ), bought as (
       insert into ca_supplier_inputs (project_id, id, distribution_id, year, supplier_id, supplier_name, country, share)
       select $1, gen_random_uuid(), part.id, $2, 'N' || n, 'Supplier ' || n, 'DE', 0.005
         from part, generate_series(1, 10000) n
     )
     select share from part`,
    [customer.id, lastYear],
  );
  const { data } = await customer.list();
  const shares = data
    .filter(({ supplierId: number }) => number.startsWith('N'))
    .map((each) => each.shareOfSpend);
  expect(shares.length).toBeGreaterThan(900);
  for (const share of shares) expect(share).toBeCloseTo(((part?.share ?? 0) * 0.005) / 100, 12);
});

test('an answer without purchases marks nothing', async () => {
  await server.database.query('delete from ca_supplier_inputs where supplier_id = $1', [linkingId]);
  expect((await customer.supplier(linkingId)).shareOfSpend).toBeNull();
  await submit();
  expect(await flagged()).toEqual([]);
});

test('the customer is notified of the supplier, and of each year', async () => {
  const address = await listen(server);
  const { received, messages } = await openSocket(address, {
    projectId: customer.id,
    ticket: await ticketOf(server, people.user),
  });
  await submit();
  await received('supplychain-supplier');
  const events = messages.filter((message): message is RealtimeEvent => 'projectId' in message);
  expect(events.map(({ type, action, year }) => [type, action, year])).toEqual([
    ...[...bought].reverse().map((year) => ['emissions', 'submit', year]),
    ['supplychain-supplier', 'submit', undefined],
  ]);
  expect(events.every((event) => event.linkingId === linkingId)).toBe(true);
});
