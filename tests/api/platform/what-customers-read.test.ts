import type { AllocationOfYear } from '../../../core/contracts/ca-allocations';
import type { CustomerRequestList } from '../../../core/contracts/customer-requests';
import type { SpendDistribution } from '../../../core/contracts/ca-spend-distributions';
import type { SupplierInput } from '../../../core/contracts/ca-supplier-inputs';
import type { Product } from '../../../core/contracts/ca-products';
import { demoYear } from '../../support/server/demo-year';
import { wholeSegment } from '../../support/server/answers';
import { readEverything } from '../../support/server/every-response';
import { figure, lineOf } from '../../support/server/products';
import { supplyChainOf, type SupplyChain } from '../../support/server/suppliers';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';
import { bracketValues } from '../../../core/products/test-product';

const year = demoYear;
const vera = 'vera@enns-logistik.example';
/** The main user of the customer: nobody there can read more. */
const anna = people.mainUser;
let server: TestApp;
let customer: SupplyChain;
let supplierId: number;
let linkingId: string;
/** Records of both companies, which the customer tries to read. */
let ids: string[];
let productId: string;
let statementId: string;

/** Texts and figures that occur nowhere else, by the part they belong to; of a figure nine digits. */
let secrets: Record<string, string[]>;

beforeAll(async () => {
  server = await createTestApp();
  customer = await supplyChainOf(server, 'Alpenguss GmbH', anna);
  supplierId = await server.projectId('Enns Logistik GmbH');
  const { data } = await customer.list();
  linkingId = data.find(({ companyName }) => companyName === 'Enns Logistik GmbH')?.linkingId ?? '';
  await server.database.query("insert into users (project_id, email, role) values ($1, $2, 'Admin')", [
    supplierId,
    vera,
  ]);
  await server.database.query(
    `update company_profiles set contact_last_name = 'Quetschenbauer' where project_id = $1`,
    [supplierId],
  );
  await server.database.query('delete from ca_shared_figures where project_id = $1', [supplierId]);
  await server.database.query('delete from ca_years where project_id = $1', [supplierId]);
  secrets = { contact: ['Quetschenbauer'] };
  ids = [];
  await answerQuestions();
  await keepAccount();
  await releaseProduct();
  await writeReport();
  await choose({});
  ids.push((await post(anna, of('ca-products', customer.id), { data: bracketValues })).id);
});
afterAll(() => server.close());

const of = (resource: string, projectId = supplierId, rest = '') =>
  `/api/${resource}/project/${projectId}${rest}`;

async function send<Data>(
  email: string,
  method: 'POST' | 'PUT',
  url: string,
  payload: object,
): Promise<Data> {
  const answer = await server.call(email, { method, url, payload });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<{ data: Data }>().data;
}
const read = async <Data>(email: string, url: string) =>
  (await server.call(email, { url })).json<{ data: Data }>().data;
const post = (email: string, url: string, payload: object) =>
  send<{ id: string }>(email, 'POST', url, payload);
const put = <Data>(url: string, data: object) => send<Data>(vera, 'PUT', url, { data });

async function answerQuestions(): Promise<void> {
  secrets.footprints = ['10413957.1', '20945531.3'];
  secrets.targets = ['31.4159277'];
  await post(vera, of('company-questions', supplierId, '/submit'), {
    data: {
      reductions: [
        { id: 'a', scope: 'SCOPE3', baseYear: 2020, targetYear: 2030, reductionPercent: 31.415_927_7 },
      ],
      footprints: [
        { year: 2024, scope1TonsCO2e: 10_413_957.1, scope2TonsCO2e: 20_945_531.3, scope3TonsCO2e: null },
      ],
    },
  });
  secrets.answers = ['Kühlfracht nach Linz', '37.4321987'];
  const answers = wholeSegment('FREIGHT');
  const own = [
    { questionId: 'products', value: 'Kühlfracht nach Linz' },
    { questionId: 'siteRenewableElectricity', value: 37.432_198_7 },
  ];
  const others = answers.BusinessSegmentAnswers.filter((each) =>
    own.every(({ questionId }) => questionId !== each.questionId),
  );
  await post(vera, of('business-segments', supplierId, '/save-and-calc'), {
    ...{ sectorCode: 'FREIGHT', countryCode: 'AT' },
    answers: { ...answers, BusinessSegmentAnswers: [...others, ...own] },
  });
  await post(vera, of('customer-requests', supplierId, '/submit'), {});
}

const allocation = (rest = '') => of('ca-allocations', supplierId, `/year/${year}${rest}`);

/**
 * What it sells is private. Its allocations and intensity are shared with customers of its choice. Its report
 * contains the whole inventory and the energy, as such a report must.
 */
async function keepAccount(): Promise<void> {
  const place = { Year: year, CountryCode: 'AT' };
  const { id } = await post(vera, of('ca-activities-data', supplierId, '/create'), {
    data: { ...place, ActivityId: 101, Amount: 104_395.303, Note: 'Halle bei den Birken' },
  });
  ids.push(id);
  await post(vera, of('ca-activities-data', supplierId, '/create'), {
    data: { ...place, ActivityId: 401, Amount: 50_867.7557 },
  });
  await post(vera, of('ca-spend-volumes', supplierId, '/create'), {
    data: { Year: year, TurnoverInThsdUSD: 4127.348_81, SpendShareOfTurnover: 40.217_377_3 },
  });
  await post(vera, of('ca-emission-results', supplierId, '/calculate'), { year });
  await put(of('ca-verifications', supplierId, `/year/${year}`), {
    verification: {
      ...{ provider: 'Prüfhaus Hirschenstein', assurance: 'limited', standard: '' },
      completedOn: `${year}-12-31`,
    },
  });
  await attachStatement();
  await put(allocation(`/customer/${customer.id}`), {
    TurnoverInThsdUSD: 413.567_813,
    quantity: 87_654.3211,
  });
  await put(allocation('/basis'), { method: 'economic', quantity: 987_654.333, unit: 'kg' });
  const { account } = await read<AllocationOfYear>(vera, allocation());
  if (!account?.intensity) throw new Error('The supplier has no account.');
  const part = (tons: number) => String((tons * 413.567_813) / 4127.348_81);
  const { scope1, scope2, scope3, total } = account.tonnes;
  secrets.emissions = [
    ...[scope1, scope2, scope3, total].map(part),
    ...[String(account.intensity), 'Prüfhaus Hirschenstein'],
  ];
  secrets.statement = ['Vermerk-Zwieselbach.pdf', 'Feststellungen zum Zwieselwerk'];
  secrets.inventory = ['50867.7557', ...[scope1, scope2, scope3, total].map(String)];
  secrets.never = [
    ...['104395.303', 'Halle bei den Birken', '4127.34881', '40.2173773'],
    ...['413.567813', '87654.3211', '987654.333'],
  ];
}

async function attachStatement(): Promise<void> {
  const answer = await server.call(vera, {
    method: 'POST',
    url: `${of('ca-verifications', supplierId, `/year/${year}`)}/evidence?fileName=Vermerk-Zwieselbach.pdf`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from('%PDF-1.7 Feststellungen zum Zwieselwerk'),
  });
  statementId = answer.json<{ data: { id: string } }>().data.id;
  ids.push(statementId);
}

async function releaseProduct(): Promise<void> {
  const path = of('ca-products');
  const { id } = await post(vera, path, { data: { ...bracketValues, name: 'Palette der Zukunft' } });
  const line = lineOf('Fichte aus dem Sengsengebirge', figure(3.257_119_33), { amount: 17.924_311_9 });
  const { footprint } = await put<Product>(`${path}/${id}`, { lines: [line] });
  const seenKg = footprint?.kg ?? 0;
  const release = await post(vera, `${path}/${id}/releases`, {
    data: { validFrom: `${year}-01-01`, validUntil: `${year + 2}-12-31`, seenKg },
  });
  productId = id;
  ids.push(id, release.id);
  secrets.products = ['Palette der Zukunft', String(seenKg)];
  secrets.never?.push('Fichte aus dem Sengsengebirge', '3.25711933', '17.9243119');
}

async function writeReport(): Promise<void> {
  const reports = of('sustainability-reports');
  await post(vera, reports, { data: { year, module: 'basic' } });
  await post(vera, `${reports}/${year}/save`, {
    data: { values: [{ concept: 'NumberOfEmployees', member: '', value: 471_193_127 }] },
  });
  secrets.reports = ['471193127'];
}

const parts = ['contact', 'targets', 'footprints', 'plans', 'emissions'];
interface Choice {
  shared?: string[];
  sharedAnswers?: string[];
  sharedReports?: { year: number; sharedAt: null }[];
}

async function choose({ shared = [], sharedAnswers = [], sharedReports = [] }: Choice): Promise<void> {
  const requests = of('customer-requests');
  const asked = await read<CustomerRequestList['data']>(vera, requests);
  const version = asked.find(({ LinkingId }) => LinkingId === linkingId)?.version;
  const withheld = parts.filter((part) => !shared.includes(part));
  await send(vera, 'PUT', `${requests}/${linkingId}/visibility`, {
    data: { withheld, sharedAnswers, sharedReports },
    version,
  });
}

/** A figure may be converted or rounded, so nine of its digits are searched, ignoring the decimal point. */
const digitsOf = (text: string) => text.replaceAll(/(\d)\.(?=\d)/g, '$1');
const isFigure = (text: string) => /^[\d.]+$/.test(text);
const markOf = (secret: string) =>
  isFigure(secret) ? digitsOf(secret).replace(/^0+/, '').slice(0, 9) : secret;

/** The secrets of each part that the customer finds in any response. */
async function found() {
  const { text, unanswered } = await readEverything(server, {
    ...{ email: anna, projectId: customer.id, linkingId, year },
    ...{ projects: [supplierId], ids },
  });
  const digits = digitsOf(text);
  const seen: Record<string, string[]> = {};
  for (const [part, texts] of Object.entries(secrets))
    for (const secret of texts)
      if ((isFigure(secret) ? digits : text).includes(markOf(secret)))
        seen[part] = [...(seen[part] ?? []), secret];
  return { seen, unanswered };
}

/** Half of a sector without a named supplier comes from this one. */
async function buy(): Promise<void> {
  const list = <Data>(resource: string) =>
    read<Data[]>(anna, `${of(resource, customer.id)}?year=${year}&pageSize=1000`);
  const inputs = await list<SupplierInput>('ca-supplier-inputs');
  const free = (await list<SpendDistribution>('ca-spend-distributions')).find(({ id }) =>
    inputs.every(({ distributionId }) => distributionId !== id),
  );
  await post(anna, of('ca-supplier-inputs', customer.id, '/create'), {
    data: { DistributionId: free?.id, SupplierId: linkingId, SupplierName: 'Enns', ShareOfSectorInput: 50 },
  });
}

test('all routes are read, except those without data for the customer: requests of others, evidence and webhooks', async () => {
  expect((await found()).unanswered).toEqual([
    // Redirects to the one with a slash.
    '/api/docs',
    '/api/customer-requests/project/:projectId/:linkingId/preview',
    '/api/sustainability-reports/project/:projectId/:year/evidence/:fileId',
    '/api/ca-activities-data/project/:projectId/:id/evidence/:fileId',
    '/api/ca-product-lines/project/:projectId/:id/evidence/:fileId',
    '/api/ca-verifications/project/:projectId/year/:year/evidence/:fileId',
    '/api/webhooks/project/:projectId/:id/deliveries',
    '/api/supplychain-suppliers/project/:projectId/:linkingId/statements/:fileId',
  ]);
});

test('a customer finds nothing that is not shared in any response, and exactly what is shared', async () => {
  expect((await found()).seen).toEqual({});
  const { never: _never, ...ofParts } = secrets;

  for (const part of ['contact', 'targets', 'footprints']) {
    await choose({ shared: [part] });
    expect((await found()).seen).toEqual({ [part]: ofParts[part] });
  }
  await choose({ sharedAnswers: ['segmentBasics', 'siteEnergy'] });
  expect((await found()).seen).toEqual({ answers: ofParts.answers });
  await choose({ sharedReports: [{ year, sharedAt: null }] });
  expect((await found()).seen).toEqual({ reports: ofParts.reports, inventory: ofParts.inventory });
  await choose({});
  await put(of('ca-products', supplierId, `/${productId}/customers/${customer.id}`), { isOffered: true });
  expect((await found()).seen).toEqual({ products: ofParts.products });
  await put(of('ca-products', supplierId, `/${productId}/customers/${customer.id}`), { isOffered: false });
  expect((await found()).seen).toEqual({});
});

test('an allocation is found once it is shared, in the calculation too, and what was sold never', async () => {
  await buy();
  const calculate = () => post(anna, of('ca-emission-results', customer.id, '/calculate'), { year });
  const sharing = (isShared: boolean) => put(allocation(`/customer/${customer.id}/sharing`), { isShared });
  await calculate();
  expect((await found()).seen).toEqual({});
  await sharing(true);
  await calculate();
  expect((await found()).seen).toEqual({ emissions: secrets.emissions });
  await sharing(false);
  await calculate();
  expect((await found()).seen).toEqual({});
});

test('the verifier’s statement is found once it is shared with the figures, and not after that', async () => {
  const share = (...statement: string[]) =>
    put(allocation(`/customer/${customer.id}/sharing`), { isShared: true, statement });
  const { emissions, statement } = secrets;
  await share(statementId);
  expect((await found()).seen).toEqual({ emissions, statement });
  await share();
  expect((await found()).seen).toEqual({ emissions });
});
