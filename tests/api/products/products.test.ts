import { readSubject } from '../../../core/audit/subject';
import type { AuditChange } from '../../../core/contracts/audit';
import type { LineOrigin, Product } from '../../../core/contracts/ca-products';
import { carbonResults, withoutAccounts } from '../../support/server/carbon-results';
import { removeUnlinkedEvidence } from '../../../server/modules/carbon-accounting/evidence/repository';
import { bracketValues } from '../../../core/products/test-product';
import { figure, lineOf, productCalls } from '../../support/server/products';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(() => server.database.query('delete from ca_products', []));
afterAll(() => server.close());

const { url, send, list, get, create, change, changed } = productCalls(() => ({ server, projectId }));
const accounts = carbonResults(() => ({ server, projectId }));
const errorOf = (answer: Awaited<ReturnType<typeof change>>) =>
  answer.json<{ error: { code: string; message: string; details: unknown } }>().error;
const partOf = (productId: string): LineOrigin => ({ basis: 'product', productId });

test('a product is created, gets lines, and is their sum', async () => {
  const made = await create({ name: ' Bracket, cast ' });
  expect(made).toMatchObject({ name: 'Bracket, cast', version: 1, lines: [], footprint: null });
  const aluminium = lineOf('Aluminium', figure(6.7), { amount: 10 });
  const gas = lineOf(
    'Gas',
    { basis: 'activity', activityId: 101, country: 'AT' },
    { kind: 'energy', unit: 'MWh' },
  );
  const frame = lineOf('Frame', figure(0.31, { uptake: 1.6 }), { kind: 'packaging', amount: 0.5 });
  const product = await changed(made.id, { lines: [aluminium, gas, frame], version: 1 });
  const [first, second] = product.lines;
  expect(first).toMatchObject({ result: { kg: 67 }, fault: null });
  expect(second?.result?.terms.map(({ what, unit }) => [what, unit])).toEqual([
    ['use', 'kWh'],
    ['upstream', 'kWh'],
  ]);
  const sum = product.lines.reduce((kg, { result }) => kg + (result?.kg ?? NaN), 0);
  expect(product.footprint?.kg).toBeCloseTo(sum, 9);
  expect(product.footprint).toMatchObject({ packaging: 0.155, uptake: -0.8, gwp: ['AR5', 'AR6'] });
  expect(await list()).toEqual([product]);
  expect(await get(made.id)).toEqual(product);
});

test('texts of a product and its lines are stored clean, and invisible ones are refused', async () => {
  const made = await create({ name: 'Bracket,\u200B\n cast\u2060', description: ' Two\nlines ' });
  expect(made).toMatchObject({ name: 'Bracket,\u200B cast', description: 'Two\nlines' });
  const line = lineOf(' Alu\n minium ', figure(6.7, { source: ' Study\t7 ' }));
  const { lines } = await changed(made.id, { lines: [line], version: 1 });
  expect(lines).toMatchObject([{ name: 'Alu minium', origin: { source: 'Study 7' } }]);
  const nameless = await change(made.id, { lines: [{ ...line, name: '\u200B' }], version: 2 });
  expect(errorOf(nameless)).toMatchObject({ code: 'LINE_NAME_MISSING' });
  const unnamed = await change(made.id, { values: { name: '\u00AD' }, version: 2 });
  expect(errorOf(unnamed)).toMatchObject({ code: 'PRODUCT_NAME_MISSING' });
});

test("a site's account is allocated as calculated, and a year without results is shown on the line", async () => {
  const year = 2023;
  const made = await create({ periodStart: '2023-01-01', periodEnd: '2023-12-31' });
  const share = lineOf(
    'Energy of the site',
    { basis: 'account', year, part: 'energy', key: 'mass', total: 500_000 },
    { kind: 'energy', amount: 12 },
  );
  await withoutAccounts(server);
  expect((await changed(made.id, { lines: [share] })).lines[0]).toMatchObject({ fault: 'ACCOUNT_MISSING' });
  await accounts.create('ca-activities-data', {
    Year: year,
    ActivityId: 101,
    Amount: 1e6,
    CountryCode: 'AT',
  });
  await accounts.create('ca-activities-data', {
    Year: year,
    ActivityId: 401,
    Amount: 2e6,
    CountryCode: 'AT',
  });
  await accounts.calculate(year);
  const { totals } = await accounts.report(year);
  const [line] = (await get(made.id)).lines;
  const terms = new Map(line?.result?.terms.map(({ what, factor }) => [what, factor]));
  expect(terms.get('scope1')).toBeCloseTo(totals.scope1 * 1000, 6);
  expect(terms.get('scope2')).toBeCloseTo(totals.scope2 * 1000, 6);
  // No other scope 3 data was entered.
  expect(terms.get('energyUpstream')).toBeCloseTo(totals.scope3Baseline * 1000, 6);
  expect(line?.result?.kg).toBeCloseTo(((totals.total * 1000) / 500_000) * 12, 6);

  // Energy is complete, but without purchases "all up to the gate" is not.
  expect((await get(made.id)).footprint).not.toHaveProperty('isPartial');
  const gate = { ...share, origin: { ...share.origin, part: 'gate' as const } };
  const partial = await changed(made.id, { lines: [gate] });
  expect(partial).toMatchObject({ footprint: { isPartial: true }, lines: [{ result: { isPartial: true } }] });
});

test('two people can change two lines of a product at once, but not the same line unseen', async () => {
  const made = await create();
  const [steel, paint] = [lineOf('Steel', figure(2)), lineOf('Paint', figure(3))];
  const seen = (await changed(made.id, { lines: [steel, paint], version: 1 })).version;
  await changed(made.id, { lines: [{ ...steel, amount: 2 }], version: seen });
  const both = await changed(made.id, { lines: [{ ...paint, amount: 5 }], version: seen });
  expect(both.lines.map(({ name, amount }) => [name, amount])).toEqual([
    ['Steel', 2],
    ['Paint', 5],
  ]);
  const late = await change(made.id, { lines: [{ ...steel, amount: 9 }], version: seen });
  expect(late.statusCode).toBe(409);
  expect(errorOf(late)).toMatchObject({
    code: 'STALE_VERSION',
    details: { id: made.id, version: both.version },
  });
  expect((await change(made.id, { removed: [paint.id], version: seen })).statusCode).toBe(409);
  // Nobody has changed the values since.
  await changed(made.id, { values: { site: 'Maribor' }, version: seen });
  expect((await change(made.id, { values: { site: 'Linz' }, version: seen })).statusCode).toBe(409);
});

test('a changed line that a colleague has removed meanwhile is added again only by somebody who knows', async () => {
  const made = await create();
  const steel = lineOf('Steel', figure(2));
  const { version } = await changed(made.id, { lines: [steel], version: 1 });
  const without = await changed(made.id, { removed: [steel.id], version });
  const lines = [{ ...steel, amount: 9 }];
  const late = await change(made.id, { lines, replaced: [steel.id], version });
  expect(errorOf(late)).toMatchObject({ code: 'STALE_VERSION', details: { lines: [] } });
  const again = await changed(made.id, { lines, replaced: [steel.id], version: without.version });
  expect(again.lines).toMatchObject([{ name: 'Steel', amount: 9 }]);
});

test.each([
  [{ declaredAmount: 0 }, 'The declared unit must be an amount of more than zero'],
  [{ name: '  ' }, 'Give the product a name'],
  [{ periodEnd: '2024-12-31' }, 'The reference period must end after it begins'],
  [{ exemptedPercent: 3 }, 'Say what is left out, and why'],
  [{ exemptedPercent: 101, exemptedReason: 'All' }, 'What is left out must be between 0 and 100 percent'],
  [{ mass: -1 }, 'The mass must be 0 kg or more'],
])('values %j are refused with a sentence', async (values, message) => {
  const made = await send('POST', url(), { data: { ...bracketValues, ...values } });
  expect([made.statusCode, errorOf(made).message]).toEqual([400, message]);
  const { id } = await create();
  const later = await change(id, { values });
  expect([later.statusCode, errorOf(later).message]).toEqual([400, message]);
  expect(await get(id)).toMatchObject({ version: 1 });
});

test.each([
  [lineOf('Oil', figure(1), { unit: 'l' }), /unit that the figure does not know/],
  [lineOf('Bush', figure(1, { year: 2021 })), /more than three years older/],
  [lineOf('Steel', figure(1), { amount: 0 }), /amount of more than zero/],
  [lineOf('Steel', figure(1, { source: ' ' })), /where the figure comes from/],
  [lineOf('Gas', { basis: 'activity', activityId: 1, country: 'AT' }), /in no list any more/],
  [lineOf('Gas', { basis: 'activity', activityId: 101, country: 'XX' }), /not a country code/],
  [
    lineOf(
      'Energy',
      { basis: 'account', year: 2023, part: 'energy', key: 'mass', total: 10 },
      { amount: 11 },
    ),
    /cannot take more than the whole site/,
  ],
])('an invalid line is refused, and identified', async (line, message) => {
  const { id } = await create();
  const answer = await change(id, { lines: [line, lineOf('Good', figure(1))] });
  expect(answer.statusCode).toBe(400);
  expect(errorOf(answer).message).toMatch(message);
  expect((await get(id)).lines).toEqual([]);
});

test('a product contains neither itself nor parts of parts', async () => {
  const [whole, part, deep] = [
    await create(),
    await create({ name: 'Bush' }),
    await create({ name: 'Ring' }),
  ];
  const codeOf = async (id: string, inside: string) =>
    errorOf(await change(id, { lines: [lineOf('Part', partOf(inside), { kind: 'part', unit: 'piece' })] }))
      .code;
  expect(await codeOf(whole.id, whole.id)).toBe('CONTAINS_ITSELF');
  await changed(part.id, { lines: [lineOf('Steel', figure(2), { amount: 3 })] });
  const bush = lineOf('Bush', partOf(part.id), { kind: 'part', amount: 2, unit: 'piece' });
  expect((await changed(whole.id, { lines: [bush] })).footprint?.kg).toBe(12);
  expect(await codeOf(part.id, whole.id)).toBe('CONTAINS_ITSELF');
  expect(await codeOf(part.id, deep.id)).toBe('NESTED_TOO_DEEP');
  expect(await codeOf(deep.id, whole.id)).toBe('NESTED_TOO_DEEP');
});

test('a part stays while a product contains it', async () => {
  const [whole, part] = [await create(), await create({ name: 'Bush' })];
  const bush = lineOf('Bush', partOf(part.id), { kind: 'part', unit: 'piece' });
  // Not complete yet: the line shows that until it is.
  expect((await changed(whole.id, { lines: [bush] })).lines[0]).toMatchObject({ fault: 'PART_INCOMPLETE' });
  const refused = await send('DELETE', url(`/${part.id}`));
  expect([refused.statusCode, errorOf(refused).message]).toEqual([
    409,
    'The product is a part of Bracket, cast; take it out there first.',
  ]);
  await changed(whole.id, { removed: [bush.id] });
  expect((await send('DELETE', url(`/${part.id}`))).statusCode).toBe(200);
  expect((await list()).map(({ id }) => id)).toEqual([whole.id]);
});

test('a view-only person sees products and cannot change them', async () => {
  const { id } = await create();
  await server.setViewOnly(people.user, true);
  expect((await change(id, { values: { site: 'Linz' } }, people.user)).statusCode).toBe(403);
  const seen = await server.call(people.user, { url: url() });
  expect(seen.json<{ data: Product[] }>().data).toHaveLength(1);
  await server.setViewOnly(people.user, false);
});

test('the audit trail shows what was changed in which product', async () => {
  const { id } = await create();
  await changed(id, { values: { site: 'Maribor' }, lines: [lineOf('Steel', figure(2), { amount: 3 })] });
  const [entry] = await server.database.query<{ subject: string; changes: AuditChange[] }>(
    `select subject, changes from audit_entries where project_id = $1 and area = 'carbon-accounting' order by number desc limit 1`,
    [projectId],
  );
  expect(readSubject(entry?.subject ?? '')).toEqual({ code: 'product', values: { name: 'Bracket, cast' } });
  expect(entry?.changes).toEqual([
    { field: 'site', from: 'Steyr', to: 'Maribor' },
    { field: 'line/Steel', from: null, to: '3 kg × 2 kg CO2e/kg' },
  ]);
});

test('the document of a study outlives a clean-up and the removal of its line, which can be undone, by a month', async () => {
  const { id } = await create();
  const study = lineOf('Study of the alloy', figure(5, { by: 'study', source: 'LCA 7, verified by TÜV' }));
  await changed(id, { lines: [study] });
  const evidence = `/api/ca-product-lines/project/${projectId}/${study.id}/evidence`;
  const attached = await server.call(people.mainUser, {
    method: 'POST',
    url: `${evidence}?fileName=study.pdf`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from('%PDF-1.7\nstudy'),
  });
  expect(attached.statusCode).toBe(200);
  await server.database.query(
    "update ca_evidence set created_at = now() - interval '40 days' where record_id = $1",
    [study.id],
  );
  const files = async () =>
    (await server.call(people.user, { url: evidence })).json<{ data: { name: string }[] }>().data;
  await server.database.transaction((tx) => removeUnlinkedEvidence(tx, projectId));
  expect(await files()).toMatchObject([{ name: 'study.pdf' }]);
  await changed(id, { removed: [study.id] });
  await server.database.transaction((tx) => removeUnlinkedEvidence(tx, projectId));
  expect(await files()).toMatchObject([{ name: 'study.pdf' }]);
  await server.database.query(
    "update ca_evidence set unlinked_at = unlinked_at - interval '31 days' where record_id = $1",
    [study.id],
  );
  await server.database.transaction((tx) => removeUnlinkedEvidence(tx, projectId));
  expect(await files()).toEqual([]);
});
