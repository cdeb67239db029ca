import type { CustomerRequest, CustomerRequestList } from '../../../core/contracts/customer-requests';
import type { CustomerView, ReportChoice } from '../../../core/contracts/customer-view';
import type { SupplierDetails } from '../../../core/contracts/supply-chain';
import { demoYear } from '../../support/server/demo-year';
import { everyResponse } from '../../support/server/every-response';
import { supplyChainOf, type SupplyChain } from '../../support/server/suppliers';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

const driver = 'vera@enns-logistik.example';
const year = demoYear;
let server: TestApp;
let customer: SupplyChain;
let supplierId: number;
let requests: string;
let reports: string;
let linkingId: string;

beforeEach(async () => {
  server = await createTestApp();
  customer = await supplyChainOf(server, 'Alpenguss GmbH', people.user);
  supplierId = await server.projectId('Enns Logistik GmbH');
  await server.database.query("insert into users (project_id, email, role) values ($1, $2, 'Admin')", [
    supplierId,
    driver,
  ]);
  requests = `/api/customer-requests/project/${supplierId}`;
  reports = `/api/sustainability-reports/project/${supplierId}`;
  const { data } = await customer.list();
  linkingId = data.find(({ companyName }) => companyName === 'Enns Logistik GmbH')?.linkingId ?? '';
  await post(reports, { data: { year, module: 'basic' } });
  await save({ values: [employees(37)] });
});
afterEach(() => server.close());

const post = (url: string, payload: object) => server.call(driver, { method: 'POST', url, payload });
const employees = (value: number) => ({ concept: 'NumberOfEmployees', member: '', value });

async function save(data: object): Promise<void> {
  const answer = await post(`${reports}/${year}/save`, { data });
  expect(answer.statusCode).toBe(200);
}

async function request(): Promise<CustomerRequest> {
  const { data } = (await server.call(driver, { url: requests })).json<CustomerRequestList>();
  const found = data.find(({ LinkingId }) => LinkingId === linkingId);
  if (!found) throw new Error('There is no such request.');
  return found;
}

async function choose(sharedReports: ReportChoice[] | undefined, withheld = ['emissions']) {
  const { version } = await request();
  const payload = { data: { withheld, sharedReports }, version };
  return server.call(driver, { method: 'PUT', url: `${requests}/${linkingId}/visibility`, payload });
}
const share = (...years: number[]) => choose(years.map((each) => ({ year: each, sharedAt: null })));

const seen = async () => (await customer.get(`/${linkingId}`)).json<{ data: SupplierDetails }>().data.reports;
const valueOf = (of: CustomerView['reports'], concept: string) =>
  of?.[0]?.facts.find((fact) => fact.concept === concept && fact.member === '')?.value;

test('a customer reads no report until one is shared, then a copy that can be renewed and withdrawn', async () => {
  expect((await request()).reports).toEqual([{ year, isShared: false, sharedAt: null }]);
  expect(await seen()).toEqual([]);

  expect((await share(year)).statusCode).toBe(200);
  const [{ sharedAt = null } = {}] = (await request()).reports ?? [];
  expect(sharedAt).not.toBeNull();
  expect(await seen()).toMatchObject([
    { year, sharedAt, module: 'basic', companyName: 'Enns Logistik GmbH', currency: 'EUR' },
  ]);
  expect(valueOf(await seen(), 'NumberOfEmployees')).toBe(37);

  await save({ values: [employees(41)] });
  await choose([{ year, sharedAt }], ['contact', 'emissions']);
  expect(valueOf(await seen(), 'NumberOfEmployees')).toBe(37);
  await share(year);
  expect(valueOf(await seen(), 'NumberOfEmployees')).toBe(41);

  // An older app does not know reports, and does not change their sharing.
  await choose(undefined);
  expect(await seen()).toHaveLength(1);
  await choose([]);
  expect(await seen()).toEqual([]);
});

test('the preview is what the customer will see; of a shared copy it says whether the report has changed', async () => {
  const preview = async () =>
    (await server.call(driver, { url: `${requests}/${linkingId}/preview` })).json<{ data: CustomerView }>()
      .data.reports;
  const before = await preview();
  expect(before).toMatchObject([{ year, sharedAt: null }]);
  await share(year);
  const [copy] = (await seen()) ?? [];
  expect(before).toEqual([{ ...copy, sharedAt: null }]);
  expect(await preview()).toEqual([{ ...copy, hasChanged: false }]);
  await save({ values: [employees(41)] });
  expect(await preview()).toEqual([{ ...copy, hasChanged: true }]);
});

test('no API response to the customer contains what is not shared, left out, overwritten, or private', async () => {
  await post(`/api/company-questions/project/${supplierId}/submit`, {
    data: {
      reductions: [
        { id: 'a', scope: 'SCOPE1_2', baseYear: 2019, targetYear: 2037, reductionPercent: 30.417_265 },
      ],
      footprints: [],
    },
  });
  await server.database.query("update company_profiles set city = 'Kematen' where project_id = $1", [
    supplierId,
  ]);
  await save({
    values: [
      employees(471_193_127),
      {
        concept: 'NumberOfFatalitiesAsAResultOfWorkRelatedInjuriesAndWorkRelatedIllHealth',
        member: '',
        value: 815_773_904,
      },
      { concept: 'CityOfSite', member: '1', value: 'Zwischenwasser' },
      // In the comprehensive module, which is not reported.
      {
        concept: 'TotalNumberOfSelfEmployedWorkersWithoutPersonnelThatAreWorkingExclusivelyForTheUndertaking',
        member: '',
        value: 234_290_851,
      },
    ],
    omissions: [
      { section: 'healthAndSafety', kind: 'sensitive', reason: 'Das Verfahren läuft noch' },
      { section: 'cooperative', kind: 'notApplicable', reason: 'Wir sind keine Genossenschaft' },
    ],
  });
  const reader = { email: people.user, projectId: customer.id, linkingId, year };
  // Too long to occur in an identifier by chance.
  const texts = [
    '471193127',
    '815773904',
    'Zwischenwasser',
    '234290851',
    'Das Verfahren',
    'Wir sind keine',
    '30.417265',
    'Kematen',
  ];
  const shown = async () => {
    const text = await everyResponse(server, reader);
    return texts.filter((each) => text.includes(each));
  };
  expect(await shown()).toEqual([]);
  await share(year);
  expect(await shown()).toEqual(['471193127', 'Zwischenwasser', 'Wir sind keine']);
  const [report] = (await seen()) ?? [];
  expect(report?.omissions).toEqual([
    { section: 'cooperative', kind: 'notApplicable', reason: 'Wir sind keine Genossenschaft' },
    { section: 'healthAndSafety', kind: 'sensitive', reason: '' },
  ]);
  expect(report?.facts).toContainEqual({
    ...{ concept: 'CityOfSite', member: '1', value: 'Zwischenwasser', origin: 'entered' },
  });
});

test('it is shared with the chosen customer, until the request is declined or the report is removed', async () => {
  await share(year);
  const { data } = (await server.call(driver, { url: requests })).json<CustomerRequestList>();
  const others = data.filter(({ RequesterCompanyName }) => RequesterCompanyName !== 'Alpenguss GmbH');
  expect(others.flatMap((each) => each.reports ?? []).filter(({ isShared }) => isShared)).toEqual([]);

  await post(`${requests}/respond`, { linkingId, action: 'DECLINE' });
  expect(await seen()).toEqual([]);
  await post(`${requests}/respond`, { linkingId, action: 'ACCEPT' });
  expect((await request()).reports).toEqual([{ year, isShared: false, sharedAt: null }]);

  await share(year);
  const { version } = await request();
  await server.call(driver, { method: 'DELETE', url: `${reports}/${year}` });
  expect(await seen()).toEqual([]);
  expect(await request()).toMatchObject({ reports: [], version: version + 1 });
});

test('the customer has the reports of all its suppliers in one list, and those of nobody else', async () => {
  const before = await customer.list();
  expect(before.meta.sharedReports).toBe(1);
  await share(year);
  expect((await customer.list()).meta.sharedReports).toBe(2);
  const [copy] = (await seen()) ?? [];
  const listed = before.data.find((each) => each.linkingId === linkingId);
  const toolmaker = { supplierName: 'Kolben & Söhne Werkzeugbau KG' };
  expect((await customer.get('/reports')).json()).toMatchObject({
    data: [{ supplierName: listed?.supplierName, supplierId: listed?.supplierId, report: copy }, toolmaker],
    meta: { pagination: { total: 2, pageCount: 1 } },
  });
  await customer.setPrivilege('RESTRICTED_TRIAL_EXPIRED');
  expect((await customer.get('/reports')).json()).toMatchObject({
    data: [],
    meta: { pagination: { total: 0 } },
  });
  await customer.setPrivilege('GRANTED_PAID');
  expect((await customer.get('/reports')).json()).toMatchObject({ meta: { pagination: { total: 2 } } });
  await post(`${requests}/respond`, { linkingId, action: 'DECLINE' });
  expect((await customer.get('/reports')).json()).toMatchObject({ data: [toolmaker] });
  const other = await supplyChainOf(server, 'Nordwerk Automotive AG', 'henrik.dahl@nordwerk.example');
  expect((await other.get('/reports')).json()).toMatchObject({ data: [] });
});

test('a year without a report gets 404, and the audit trail shows what is shared', async () => {
  expect((await share(year - 1)).statusCode).toBe(404);
  await share(year);
  const [entry] = await server.database.query<{ changes: unknown }>(
    "select changes from audit_entries where area = 'customer-request' order by at desc limit 1",
    [],
  );
  const [{ sharedAt = null } = {}] = (await request()).reports ?? [];
  expect(entry?.changes).toEqual([{ field: `sharesReport/${year}`, from: null, to: sharedAt }]);
});
