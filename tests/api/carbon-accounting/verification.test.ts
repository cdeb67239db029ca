import { readSubject } from '../../../core/audit/subject';
import type { AuditChange } from '../../../core/contracts/audit';
import type { YearVerification } from '../../../core/contracts/ca-verifications';
import type { RealtimeEvent } from '../../../core/contracts/realtime';
import { carbonResults } from '../../support/server/carbon-results';
import {
  henrik,
  prepareSharing,
  sharingCalls,
  year,
  type Sharing,
} from '../../support/server/emission-sharing';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let sharing: Sharing;
let server: TestApp;
let projectId: number;

beforeAll(async () => {
  sharing = await prepareSharing(await createTestApp());
  ({ server, projectId } = sharing);
  await calculate(year);
});
beforeEach(async () => {
  await server.database.query('delete from ca_verifications', []);
  await server.database.query('delete from ca_shared_figures where project_id = $1', [projectId]);
});
afterAll(() => server.close());

const { url, get, send, calculate, report } = carbonResults(() => ({ server, projectId }));
const { allocation, toNordwerk, sell, share, details } = sharingCalls(() => sharing);

const verification = {
  provider: 'TÜV SÜD',
  assurance: 'limited',
  standard: 'ISO 14064-3',
  completedOn: `${year}-12-31`,
};
const path = (of = year) => url('ca-verifications', `/year/${of}`);
const state = (data: object, email?: string, of = year) => send('PUT', path(of), { data }, email);
const stated = async () => (await get<{ data: YearVerification }>(path())).data;
const errorOf = (answer: Awaited<ReturnType<typeof state>>) =>
  answer.json<{ error: { code: string; message: string } }>().error;
async function tonnes() {
  const { totals } = await report(year);
  const { scope1, scope2, scope3Baseline: scope3, total } = totals;
  return { scope1, scope2, scope3, total };
}
const double = (factor: number) =>
  server.database.query(
    'update ca_activity_data set amount = amount * $3 where project_id = $1 and year = $2',
    [projectId, year, factor],
  );

test('a verification is stored with the figures of the results, with texts trimmed', async () => {
  expect(await stated()).toEqual({ stated: null, version: 0 });
  const answer = await state({
    verification: { ...verification, provider: ' TÜV\n SÜD\u200B' },
    version: 0,
  });
  const expected = { stated: { ...verification, tonnes: await tonnes() }, version: 1 };
  expect([answer.statusCode, answer.json<object>()]).toEqual([200, { data: expected }]);
  expect(await stated()).toEqual(expected);
  expect((await report(year)).verification).toEqual(expected);
});

test('the figures are never those of the caller, and figures that have changed are not stated', async () => {
  const seen = await tonnes();
  const late = await state({ verification, seen: { ...seen, scope3: 1, total: seen.total - 5 } });
  expect([late.statusCode, errorOf(late).code]).toEqual([409, 'FIGURE_CHANGED']);
  expect(await stated()).toEqual({ stated: null, version: 0 });
  expect((await state({ verification, seen })).statusCode).toBe(200);
  expect((await state({ verification: { ...verification, tonnes: { total: 1 } } })).statusCode).toBe(200);
  expect((await stated()).stated?.tonnes).toEqual(seen);
});

const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
test.each([
  [{ provider: '\u200B' }, 'State who has verified the account'],
  [
    { completedOn: `${year - 1}-12-31` },
    'A year is verified after it has begun; the date of the verification is before that',
  ],
  [{ completedOn: inThreeDays }, 'A verification is stated once it is completed; its date is in the future'],
])('%j is refused with a sentence', async (wrong, message) => {
  const answer = await state({ verification: { ...verification, ...wrong } });
  expect([answer.statusCode, errorOf(answer).message]).toEqual([400, message]);
});

test.each([{ completedOn: '2026-02-31' }, { assurance: 'absolute' }, { provider: '' }])(
  '%j does not fit the contract',
  async (wrong) =>
    expect((await state({ verification: { ...verification, ...wrong } })).statusCode).toBe(400),
);

test('a year without results has nothing to verify', async () => {
  const answer = await state({ verification }, undefined, 2010);
  expect([answer.statusCode, errorOf(answer).code]).toEqual([422, 'NOT_CALCULATED']);
});

test('a change based on an older state is refused with the current one, also after a withdrawal', async () => {
  await state({ verification, version: 0 });
  const late = await state({ verification: null, version: 0 });
  expect([late.statusCode, late.json<object>()]).toMatchObject([
    409,
    { error: { code: 'STALE_VERSION', details: { stated: verification, version: 1 } } },
  ]);
  expect((await state({ verification: null, version: 1 })).json()).toEqual({
    data: { stated: null, version: 2 },
  });
  expect((await state({ verification, version: 1 })).statusCode).toBe(409);
});

test('withdrawing nothing changes nothing, and is not in the audit trail', async () => {
  const entries = () =>
    server.database.query('select number from audit_entries where project_id = $1', [projectId]);
  const before = (await entries()).length;
  expect((await state({ verification: null, version: 0 })).json()).toEqual({
    data: { stated: null, version: 0 },
  });
  expect(await entries()).toHaveLength(before);
});

test('a view-only person sees the verification and cannot change it; another company does neither', async () => {
  await state({ verification });
  await server.setViewOnly(people.user, true);
  expect((await state({ verification: null }, people.user)).statusCode).toBe(403);
  const seen = await server.call(people.user, { url: path() });
  expect(seen.json()).toMatchObject({ data: { stated: verification } });
  await server.setViewOnly(people.user, false);
  expect((await state({ verification: null }, henrik)).statusCode).toBe(404);
  expect((await server.call(henrik, { url: path() })).statusCode).toBe(404);
});

test('colleagues are notified, and the audit trail shows what was stated', async () => {
  let settle = (_event: RealtimeEvent) => {};
  const published = new Promise<RealtimeEvent>((resolve) => (settle = resolve));
  const stop = await server.database.listen('realtime', (payload) =>
    settle(JSON.parse(payload) as RealtimeEvent),
  );
  await state({ verification });
  expect(await published).toMatchObject({ type: 'emissions', action: 'update', projectId, year });
  await stop();
  const [entry] = await server.database.query<{ subject: string; changes: AuditChange[] }>(
    `select subject, changes from audit_entries where project_id = $1 and area = 'carbon-accounting'
      order by number desc limit 1`,
    [projectId],
  );
  expect(readSubject(entry?.subject ?? '')).toEqual({ code: 'verification', values: { year } });
  expect(entry?.changes).toEqual([
    { field: 'verifiedBy', from: '', to: 'TÜV SÜD' },
    { field: 'assurance', from: '', to: 'limited' },
    { field: 'verificationStandard', from: '', to: 'ISO 14064-3' },
    { field: 'verifiedOn', from: '', to: `${year}-12-31` },
    { field: 'verifiedTonsCO2e', from: null, to: (await tonnes()).total },
  ]);
});

test('a customer sees who has verified the account; nothing of the verified figures', async () => {
  await sell({ TurnoverInThsdUSD: 1000 });
  await state({ verification });
  await share();
  const [seen] = (await details()).emissions;
  expect(seen).toMatchObject({ isVerified: true, verification });
  expect(seen?.verification).toEqual(verification);
});

test('a calculation with the same result keeps the verification; with another it is not shared any more', async () => {
  await sell({ TurnoverInThsdUSD: 1000 });
  await state({ verification });
  await share();
  await calculate(year);
  expect((await allocation()).account?.verification).toEqual(verification);

  await double(2);
  await calculate(year);
  expect((await allocation()).account).not.toHaveProperty('verification');
  expect((await report(year)).verification?.stated).toMatchObject(verification);
  // The customer has the figures that were verified until it gets others.
  expect((await details()).emissions[0]).toMatchObject({ isVerified: true, verification });
  await share();
  expect((await details()).emissions[0]?.isVerified).toBe(false);
  expect((await toNordwerk())?.shared).not.toHaveProperty('verification');

  await double(0.5);
  await calculate(year);
  expect((await allocation()).account?.verification).toEqual(verification);
});

test('confirming states that the present figures are verified', async () => {
  await state({ verification });
  await double(3);
  await calculate(year);
  expect((await allocation()).account).not.toHaveProperty('verification');
  await state({ verification, seen: await tonnes() });
  expect((await allocation()).account?.verification).toEqual(verification);
  await double(1 / 3);
  await calculate(year);
});

test('a person who saw an unverified figure does not share a verification unseen', async () => {
  await sell({ TurnoverInThsdUSD: 1000 });
  await share();
  const { allocated, intensity } = (await toNordwerk())?.shared ?? {};
  const seen = { total: allocated?.total ?? null, intensity: intensity ?? null, verification: null };
  await state({ verification });
  expect((await share({ isShared: true, seen })).statusCode).toBe(409);
  expect((await share({ isShared: true, seen: { ...seen, verification } })).statusCode).toBe(200);
});

test('exported results name the verifier as long as the figures are those verified', async () => {
  await state({ verification });
  const lines = async () => {
    const csv = await server.call(people.mainUser, {
      url: url('ca-exports', `/year/${year}?part=results&format=csv&locale=en`),
    });
    return csv.body.split('\n').slice(0, 2);
  };
  const [headers, row] = await lines();
  expect(headers).toContain('Verified by,Level of assurance,Standard of the verification,Verified on');
  expect(row).toContain(`TÜV SÜD,Limited,ISO 14064-3,${year}-12-31`);
  await state({ verification: null });
  expect((await lines())[1]).not.toContain('TÜV');
});

test('results exported for machines do not name the verifier of other figures', async () => {
  const exported = async () => {
    const json = await server.call(people.mainUser, {
      url: url('ca-exports', `/year/${year}?part=results&format=json`),
    });
    return json.json<{ report: object }>().report;
  };
  await state({ verification });
  expect(await exported()).toMatchObject({ verification });
  await double(2);
  await calculate(year);
  expect(await exported()).toMatchObject({ verification: null });
  await double(0.5);
  await calculate(year);
});
