import type { CustomerRequest, CustomerRequestList } from '../../../core/contracts/customer-requests';
import type { CustomerView } from '../../../core/contracts/customer-view';
import type { RealtimeEvent } from '../../../core/contracts/realtime';
import type { SupplierDetails } from '../../../core/contracts/supply-chain';
import { customerView } from '../../../core/supply-chain/customer-view';
import { wholeSegment } from '../../support/server/answers';
import { everyResponse } from '../../support/server/every-response';
import { supplyChainOf, type SupplyChain } from '../../support/server/suppliers';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

const driver = 'vera@enns-logistik.example';
let server: TestApp;
let customer: SupplyChain;
let path: string;
let linkingId: string;
/** Another request of the same customer. */
let otherId: string;

beforeEach(async () => {
  server = await createTestApp();
  customer = await supplyChainOf(server, 'Alpenguss GmbH', people.user);
  const supplierId = await server.projectId('Enns Logistik GmbH');
  await server.database.query("insert into users (project_id, email, role) values ($1, $2, 'Admin')", [
    supplierId,
    driver,
  ]);
  await server.database.query(
    `update company_profiles set contact_first_name = 'Vera', contact_email = $2 where project_id = $1`,
    [supplierId, driver],
  );
  path = `/api/customer-requests/project/${supplierId}`;
  const { data } = await customer.list();
  linkingId = data.find(({ companyName }) => companyName === 'Enns Logistik GmbH')?.linkingId ?? '';
  const [other] = await server.database.query<{ id: string }>(
    `insert into linkings (requester_project_id, supplier_project_id, supplier_name, supplier_email,
       requested_sector, requested_country, status)
     values ($1, $2, 'Enns', 'office@enns-logistik.example', 'STEEL', 'AT', 'accepted') returning id`,
    [customer.id, supplierId],
  );
  otherId = other?.id ?? '';
  await post(`/api/company-questions/project/${supplierId}/submit`, {
    data: {
      reductions: [{ id: 'a', scope: 'SCOPE3', baseYear: 2020, targetYear: 2030, reductionPercent: 30 }],
      footprints: [{ year: 2024, scope1TonsCO2e: 10, scope2TonsCO2e: 5, scope3TonsCO2e: null }],
    },
  });
  await post(`/api/business-segments/project/${supplierId}/save-and-calc`, {
    sectorCode: 'FREIGHT',
    countryCode: 'AT',
    answers: wholeSegment('FREIGHT'),
  });
});
afterEach(() => server.close());

const post = (url: string, payload: object) => server.call(driver, { method: 'POST', url, payload });
const submit = () => post(`${path}/submit`, {});

async function requestOf(id: string): Promise<CustomerRequest> {
  const { data } = (await server.call(driver, { url: path })).json<CustomerRequestList>();
  const found = data.find(({ LinkingId }) => LinkingId === id);
  if (!found) throw new Error(`There is no request ${id}.`);
  return found;
}

/** In addition to what is not shared by default. */
async function withhold(withheld: string[], { id = linkingId, version = 0, email = driver } = {}) {
  const seen = version || (await requestOf(id)).version;
  const payload = { data: { withheld: [...withheld, 'emissions'] }, version: seen };
  return server.call(email, { method: 'PUT', url: `${path}/${id}/visibility`, payload });
}

async function shareAnswers(sharedAnswers: string[], withheld = ['emissions']) {
  const { version } = await requestOf(linkingId);
  const payload = { data: { withheld, sharedAnswers }, version };
  return server.call(driver, { method: 'PUT', url: `${path}/${linkingId}/visibility`, payload });
}

const detailsOf = async (id: string) => (await customer.get(`/${id}`)).json<{ data: SupplierDetails }>().data;

/** What the customer sees, according to the preview. */
async function seen(id = linkingId): Promise<CustomerView> {
  const {
    implementation,
    performance,
    contact,
    targets,
    footprints,
    emissions,
    products = [],
    answers = [],
    reports = [],
  } = await detailsOf(id);
  return { implementation, performance, contact, targets, footprints, emissions, products, answers, reports };
}

test('the customer sees everything until a part is withheld, and nothing of that part from then on', async () => {
  await submit();
  const whole = await seen();
  expect(whole.contact?.email).toBe(driver);
  expect([whole.targets.length, whole.footprints.length]).toEqual([1, 1]);
  expect((await customer.supplier(linkingId)).contactName).not.toBe('');

  expect((await withhold(['plans', 'contact'])).statusCode).toBe(200);
  const { today = 0 } = whole.implementation ?? {};
  expect(await seen()).toEqual({
    ...whole,
    contact: null,
    implementation: { today, inOneYear: null, inThreeYears: null },
  });
  expect(await customer.supplier(linkingId)).toMatchObject({
    contactName: '',
    implementation: { today, inOneYear: null, inThreeYears: null },
    withheld: ['contact', 'plans', 'emissions'],
  });

  await withhold(['targets', 'footprints']);
  expect(await seen()).toEqual({ ...whole, targets: [], footprints: [] });
  await withhold([]);
  expect(await seen()).toEqual(whole);
});

test('the preview shows before the submission what the customer sees after it', async () => {
  const { data: preview } = (await server.call(driver, { url: `${path}/${linkingId}/preview` })).json<{
    data: CustomerView;
  }>();
  await submit();
  expect(await seen()).toEqual(customerView(preview, []));
  await withhold(['contact', 'targets', 'footprints', 'plans']);
  expect(await seen()).toEqual(customerView(preview, ['contact', 'targets', 'footprints', 'plans']));
});

test('answers are shown section by section, as submitted, once they are shared', async () => {
  await submit();
  expect((await detailsOf(linkingId)).answers).toEqual([]);
  expect((await shareAnswers(['logistics', 'siteEnergy'])).json()).toMatchObject({
    data: { sharedAnswers: ['siteEnergy', 'logistics'] },
  });
  const shown = await detailsOf(linkingId);
  expect(shown.answers?.map(({ section }) => section)).toEqual(['siteEnergy', 'logistics']);
  expect(shown.answers?.[1]?.answers).toContainEqual({ questionId: 'lowEmissionTransport', value: 40 });
  const [entry] = await server.database.query<{ changes: unknown }>(
    "select changes from audit_entries where area = 'customer-request' order by at desc limit 1",
    [],
  );
  expect(entry?.changes).toEqual([
    { field: 'sharesAnswers/siteEnergy', from: false, to: true },
    { field: 'sharesAnswers/logistics', from: false, to: true },
  ]);

  await post(path.replace('customer-requests', 'business-segments') + '/save-and-calc', {
    sectorCode: 'FREIGHT',
    countryCode: 'AT',
    answers: { BusinessSegmentAnswers: [{ questionId: 'lowEmissionTransport', value: 90 }] },
  });
  expect((await detailsOf(linkingId)).answers).toEqual(shown.answers);

  // An older app does not know answers, and does not change their sharing.
  await withhold(['contact']);
  expect((await requestOf(linkingId)).sharedAnswers).toEqual(['siteEnergy', 'logistics']);
  expect((await shareAnswers(['cookies'])).statusCode).toBe(400);
  await shareAnswers([]);
  expect((await detailsOf(linkingId)).answers).toEqual([]);
});

test('no API response to the customer contains answers of a section that is not shared', async () => {
  const answers = wholeSegment('FREIGHT');
  const own = [
    { questionId: 'products', value: 'Kühlfracht nach Linz' },
    { questionId: 'siteRenewableElectricity', value: 37.4321 },
    { questionId: 'footprintValue', value: 8.765432 },
  ];
  const others = answers.BusinessSegmentAnswers.filter((each) =>
    own.every(({ questionId }) => questionId !== each.questionId),
  );
  await post(path.replace('customer-requests', 'business-segments') + '/save-and-calc', {
    ...{ sectorCode: 'FREIGHT', countryCode: 'AT' },
    answers: { ...answers, BusinessSegmentAnswers: [...others, ...own] },
  });
  await submit();
  const reader = { email: people.user, projectId: customer.id, linkingId, year: 2025 };
  const shown = async () => {
    const text = await everyResponse(server, reader);
    return own.map(({ value }) => text.includes(String(value)));
  };
  expect(await shown()).toEqual([false, false, false]);
  await shareAnswers(['productFootprint']);
  expect(await shown()).toEqual([false, false, true]);
  await shareAnswers(['segmentBasics']);
  expect(await shown()).toEqual([true, false, false]);
});

test('sharing emissions of the account keeps the sharing of answers', async () => {
  await shareAnswers(['governance'], []);
  await withhold([]);
  expect(await requestOf(linkingId)).toMatchObject({
    withheld: ['emissions'],
    sharedAnswers: ['governance'],
  });
});

test('the choice applies to all requests of the customer, and to no other customer', async () => {
  const before = await requestOf(otherId);
  await withhold(['contact']);
  expect(await requestOf(otherId)).toEqual({
    ...before,
    withheld: ['contact', 'emissions'],
    version: before.version + 1,
  });
  expect((await detailsOf(otherId)).contact).toBeNull();
  const { data } = (await server.call(driver, { url: path })).json<CustomerRequestList>();
  const others = data.filter(({ LinkingId }) => ![linkingId, otherId].includes(LinkingId));
  expect(others.flatMap(({ withheld }) => withheld ?? []).filter((part) => part !== 'emissions')).toEqual([]);
});

test('after declining the last request of a customer, accepting it means choosing again', async () => {
  const respond = async (id: string, action: 'ACCEPT' | 'DECLINE') =>
    (await post(`${path}/respond`, { linkingId: id, action, version: (await requestOf(id)).version })).json<{
      data: CustomerRequest;
    }>().data;
  await shareAnswers(['governance']);
  await respond(otherId, 'DECLINE');
  expect((await requestOf(linkingId)).sharedAnswers).toEqual(['governance']);
  const declined = await respond(linkingId, 'DECLINE');
  expect(declined).toMatchObject({ sharedAnswers: [], version: (await requestOf(linkingId)).version });
  const refused = await shareAnswers(['governance']);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ error: { code: 'REQUEST_DECLINED' } });
  expect(await respond(linkingId, 'ACCEPT')).toMatchObject({ sharedAnswers: [] });
  expect((await shareAnswers(['governance'])).statusCode).toBe(200);
});

test('shows nothing of a supplier that has not accepted', async () => {
  await withhold(['contact']);
  await post(`${path}/respond`, { linkingId, action: 'DECLINE' });
  expect((await customer.supplier(linkingId)).withheld).toEqual([]);
});

test('an older version gets 409 with the current request; repeating the current choice changes nothing', async () => {
  const { version } = await requestOf(linkingId);
  await withhold(['contact']);
  const current = await requestOf(linkingId);
  const stale = await withhold(['plans'], { version });
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    { error: { code: 'STALE_VERSION', details: current } },
  ]);
  const same = await withhold(['contact'], { version });
  expect([same.statusCode, same.json()]).toEqual([200, { data: current }]);
});

test('other linkings get 404, unknown parts 400', async () => {
  const foreign = `/api/customer-requests/project/${await server.projectId('BrightPack (Suzhou) Co., Ltd.')}`;
  const payload = { data: { withheld: ['contact'] }, version: 1 };
  const answers = [
    await server.call(people.stranger, {
      method: 'PUT',
      url: `${foreign}/${linkingId}/visibility`,
      payload,
    }),
    await server.call(people.stranger, { url: `${foreign}/${linkingId}/preview` }),
    await withhold(['score']),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 400]);
  expect((await requestOf(linkingId)).withheld).toEqual(['emissions']);
});

test('both sides are notified, and the audit trail shows what changed', async () => {
  const told: string[] = [];
  let settle = () => {};
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const stop = await server.database.listen('realtime', (payload) => {
    const { type, action, projectId } = JSON.parse(payload) as RealtimeEvent;
    told.push(`${type} ${action} ${projectId === customer.id ? 'customer' : 'supplier'}`);
    // Two requests of the customer, each announced to both sides.
    if (told.length === 4) settle();
  });
  await withhold(['footprints']);
  await settled;
  await stop();
  expect([...told].sort()).toEqual([
    'customer-request update supplier',
    'customer-request update supplier',
    'supplychain-supplier update customer',
    'supplychain-supplier update customer',
  ]);
  const [entry] = await server.database.query<{ changes: unknown }>(
    "select changes from audit_entries where area = 'customer-request' order by at desc limit 1",
    [],
  );
  expect(entry?.changes).toEqual([{ field: 'sharesFootprints', from: true, to: false }]);
});
