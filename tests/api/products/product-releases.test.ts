import { Value } from 'typebox/value';
import { readSubject } from '../../../core/audit/subject';
import type { ProductRelease } from '../../../core/contracts/ca-product-releases';
import { PactFootprint } from '../../../core/contracts/pact';
import { toPact } from '../../../core/products/to-pact';
import { figure, lineOf, productCalls } from '../../support/server/products';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(async () => {
  await server.database.query('delete from ca_products', []);
  await server.database.query('delete from ca_product_releases', []);
});
afterAll(() => server.close());

const { url, send, create, changed } = productCalls(() => ({ server, projectId }));
const validity = { validFrom: '2026-01-01', validUntil: '2028-12-31' };

async function bracket(fossil = 6) {
  const { id } = await create();
  const line = lineOf('Aluminium', figure(fossil), { amount: 10 });
  await changed(id, { lines: [line] });
  return { id, line };
}
const release = (id: string, data: object, email?: string) =>
  send('POST', url(`/${id}/releases`), { data: { ...validity, ...data } }, email);
const releases = async (id: string) =>
  (await server.call(people.user, { url: url(`/${id}/releases`) })).json<{ data: ProductRelease[] }>().data;
const errorOf = (answer: Awaited<ReturnType<typeof release>>) =>
  answer.json<{ error: { code: string; message: string } }>().error;

test('a release keeps the data it was made from, and a newer one deprecates it', async () => {
  const { id, line } = await bracket();
  const made = (await release(id, { seenKg: 60 })).json<{ data: ProductRelease }>().data;
  expect(made).toMatchObject({
    ...{ number: 1, deprecatedAt: null, companyName: 'Alpenguss GmbH', companyId: projectId, ...validity },
    ...{ values: { name: 'Bracket, cast' }, lines: [{ name: 'Aluminium' }], footprint: { kg: 60 } },
    ...{ precedingIds: [] },
  });
  await changed(id, { values: { name: 'Bracket II' }, lines: [{ ...line, amount: 12 }] });
  expect(await releases(id)).toEqual([made]);
  expect((await release(id, { seenKg: 72 })).statusCode).toBe(200);
  const [second, first] = await releases(id);
  expect(second).toMatchObject({
    number: 2,
    deprecatedAt: null,
    precedingIds: [made.id],
    footprint: { kg: 72 },
  });
  expect(first).toEqual({ ...made, deprecatedAt: first?.deprecatedAt });
  expect(first?.deprecatedAt).not.toBeNull();
  for (const each of [second, first]) expect(Value.Check(PactFootprint, each && toPact(each))).toBe(true);
});

test('only the footprint that was seen is released', async () => {
  const { id, line } = await bracket();
  await changed(id, { lines: [{ ...line, amount: 11 }] });
  const late = await release(id, { seenKg: 60 });
  expect([late.statusCode, errorOf(late).code]).toEqual([409, 'FIGURE_CHANGED']);
  expect(await releases(id)).toEqual([]);
});

test.each([
  [{ validUntil: '2029-01-01' }, 'A footprint is valid for three years after its reference period at most'],
  [{ validUntil: '2026-01-01' }, 'The validity must end after it begins'],
])('a validity of %j is refused with a sentence', async (wrong, message) => {
  const { id } = await bracket();
  const answer = await release(id, { seenKg: 60, ...wrong });
  expect([answer.statusCode, errorOf(answer).message]).toEqual([400, message]);
});

test('a verification in the future is refused with a sentence', async () => {
  const { id } = await bracket();
  const completedOn = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const verification = { provider: 'TÜV SÜD', coverage: 'product', completedOn, standard: '' };
  const answer = await release(id, { seenKg: 60, verification });
  expect([answer.statusCode, errorOf(answer).code]).toEqual([400, 'VERIFIED_IN_FUTURE']);
  const stated = { ...verification, completedOn: '2026-01-15' };
  expect((await release(id, { seenKg: 60, verification: stated })).statusCode).toBe(200);
});

test('a product without a footprint cannot be released', async () => {
  const { id } = await create();
  const answer = await release(id, { seenKg: 0 });
  expect([answer.statusCode, errorOf(answer).code]).toEqual([400, 'NOT_COMPLETE']);
});

test('a released product cannot be deleted', async () => {
  const { id } = await bracket();
  await release(id, { seenKg: 60 });
  const answer = await send('DELETE', url(`/${id}`));
  expect([answer.statusCode, errorOf(answer).code]).toEqual([409, 'PRODUCT_RELEASED']);
});

test('a view-only person sees releases and cannot make any', async () => {
  const { id } = await bracket();
  await release(id, { seenKg: 60 });
  await server.setViewOnly(people.user, true);
  expect((await release(id, { seenKg: 60 }, people.user)).statusCode).toBe(403);
  expect(await releases(id)).toHaveLength(1);
  await server.setViewOnly(people.user, false);
});

test('the audit trail shows which release of which product had which result', async () => {
  const { id } = await bracket();
  await release(id, { seenKg: 60 });
  const [entry] = await server.database.query<{ subject: string; changes: unknown }>(
    `select subject, changes from audit_entries where project_id = $1 and area = 'carbon-accounting' order by number desc limit 1`,
    [projectId],
  );
  expect(readSubject(entry?.subject ?? '')).toEqual({
    code: 'productRelease',
    values: { name: 'Bracket, cast', number: 1 },
  });
  expect(entry?.changes).toEqual([{ field: 'kgCO2e', from: null, to: 60 }]);
});

test('who has verified a release is stored as one line, and is in the audit trail', async () => {
  const { id } = await bracket();
  const verification = { provider: ' TÜV\n SÜD\u200B', coverage: 'product', completedOn: null, standard: '' };
  await release(id, { seenKg: 60, verification: { ...verification, provider: '\u200B' } });
  await release(id, { seenKg: 60, verification });
  const [verified, unverified] = await releases(id);
  expect(verified?.verification).toEqual({ ...verification, provider: 'TÜV SÜD' });
  expect(unverified).not.toHaveProperty('verification');
  const [entry] = await server.database.query<{ changes: unknown }>(
    `select changes from audit_entries where project_id = $1 and area = 'carbon-accounting' order by number desc limit 1`,
    [projectId],
  );
  expect(entry?.changes).toEqual([{ field: 'verifiedBy', from: '', to: 'TÜV SÜD' }]);
});
