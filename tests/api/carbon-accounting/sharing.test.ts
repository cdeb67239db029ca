import type { RealtimeEvent } from '../../../core/contracts/realtime';
import { carbonResults } from '../../support/server/carbon-results';
import {
  alpenguss,
  henrik,
  prepareSharing,
  sharingCalls,
  year,
  type Sharing,
} from '../../support/server/emission-sharing';
import { everyResponse } from '../../support/server/every-response';
import { linkedSupplier } from '../../support/server/linked-supplier';
import type { SupplyChain } from '../../support/server/suppliers';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let sharing: Sharing;
let server: TestApp;
let projectId: number;
let nordwerk: number;
let customer: SupplyChain;
let linkingId: string;

beforeEach(async () => {
  sharing = await prepareSharing(await createTestApp());
  ({ server, projectId, nordwerk, customer, linkingId } = sharing);
});
afterEach(() => server.close());

const { path, put, allocation, toNordwerk, sell, share, details } = sharingCalls(() => sharing);

test('an account also covers what its boundary declares as absent', async () => {
  const withoutFuels = async () => {
    await server.database.query(
      `delete from ca_emission_results where project_id = $1 and year = $2 and scope = 1`,
      [projectId, year],
    );
    return (await allocation()).account?.covers;
  };
  expect(await withoutFuels()).toEqual({ scope1: false, scope2: true, purchases: true });
  await server.database.query(
    `update ca_years set boundary = boundary || '{"absences": [{"parts": ["scope1"], "reason": "Rented offices"}]}'
      where project_id = $1 and year = $2`,
    [projectId, year],
  );
  expect(await withoutFuels()).toEqual({ scope1: true, scope2: true, purchases: true });
});

test('the sold share becomes a part of each scope, and the customer sees only that part', async () => {
  const before = await allocation();
  expect(before.account?.covers).toEqual({ scope1: true, scope2: true, purchases: true });
  const all = before.turnover?.turnoverInThsdUSD ?? 0;
  expect((await sell({ TurnoverInThsdUSD: all / 4 })).statusCode).toBe(200);
  expect(await details()).toMatchObject({ emissions: [], withheld: expect.arrayContaining(['emissions']) });

  const answer = await share();
  expect(answer.statusCode).toBe(200);
  const { scope1 = 0, scope2 = 0, scope3 = 0, total = 0 } = before.account?.tonnes ?? {};
  const seen = await details();
  expect(seen.withheld).not.toContain('emissions');
  expect(seen.emissions).toHaveLength(1);
  expect(seen.emissions[0]).toMatchObject({
    year,
    method: 'economic',
    isVerified: false,
    intensity: before.account?.intensity,
    allocated: { scope1: scope1 / 4, scope2: scope2 / 4, scope3: scope3 / 4 },
  });
  expect(seen.emissions[0]?.allocated?.total).toBeCloseTo(total / 4, 6);
});

test('the boundary of the calculated year is shared with the figure, but not the responsible person', async () => {
  const leftOut = { name: 'Office', reason: 'Below 1 percent', category: null };
  const boundary = { approach: 'equity-share', exclusions: [leftOut], responsibleName: 'Anna Berger' };
  const settings = { method: 'PUT', url: `/api/ca-boundary/project/${projectId}` } as const;
  await server.call(alpenguss, { ...settings, payload: { data: boundary } });
  const calculate = `/api/ca-emission-results/project/${projectId}/calculate`;
  await server.call(alpenguss, { method: 'POST', url: calculate, payload: { year } });
  await sell({ TurnoverInThsdUSD: 1000 });
  await share();
  await server.call(alpenguss, { ...settings, payload: { data: { exclusions: [] } } });
  const [seen] = (await details()).emissions;
  expect(seen?.boundary).toMatchObject({ approach: 'equity-share', exclusions: [leftOut] });
  expect(JSON.stringify(seen)).not.toContain('Anna Berger');
});

test('a customer gets its part of the inventory: suppliers’ savings are not deducted', async () => {
  const SupplierId = await linkedSupplier(server, projectId, 'STEEL', 'DE', year);
  await server.database.query('delete from ca_spend_distributions where project_id = $1 and year = $2', [
    projectId,
    year,
  ]);
  const { create, calculate, report } = carbonResults(() => ({ server, projectId }));
  const { id } = await create('ca-spend-distributions', { Year: year, Scope3SectorId: 1, ShareOfInput: 90 });
  await create('ca-supplier-inputs', {
    ...{ DistributionId: id, SupplierId, CountryCode: 'DE', ShareOfSectorInput: 90 },
  });
  await calculate(year);
  const { totals, intensity } = await report(year);
  expect(totals.scope3Saved).toBeGreaterThan(1);
  const { turnover } = await allocation();
  await sell({ TurnoverInThsdUSD: (turnover?.turnoverInThsdUSD ?? 0) / 4 });
  await share();
  const [seen] = (await details()).emissions;
  expect(seen?.allocated?.scope3).toBeCloseTo((totals.scope3 + totals.scope3Saved) / 4, 6);
  expect(seen?.allocated?.total).toBeCloseTo((totals.totalWithMeasures + totals.scope3Saved) / 4, 6);
  expect(seen?.intensity).toBe(intensity);
});

test('a later calculation does not change what is shared; sharing again does', async () => {
  await sell({ TurnoverInThsdUSD: 1000 });
  await share();
  const [first] = (await details()).emissions;
  await server.database.query('update ca_activity_data set amount = amount * 2 where project_id = $1', [
    projectId,
  ]);
  const url = `/api/ca-emission-results/project/${projectId}/calculate`;
  await server.call(alpenguss, { method: 'POST', url, payload: { year } });
  expect((await details()).emissions).toEqual([first]);

  const seen = { total: first?.allocated?.total ?? null, intensity: first?.intensity ?? null };
  const stale = await share({ isShared: true, seen });
  expect([stale.statusCode, stale.json()]).toMatchObject([409, { error: { code: 'FIGURE_CHANGED' } }]);
  await share();
  const [second] = (await details()).emissions;
  expect(second?.allocated?.scope1).toBeGreaterThan(first?.allocated?.scope1 ?? 0);
});

test('sharing ends when it is withdrawn for the year, when its part is withheld, and with the request', async () => {
  await share();
  await share({ isShared: false });
  expect(await details()).toMatchObject({ emissions: [], withheld: expect.arrayContaining(['emissions']) });

  await share();
  const requests = `/api/customer-requests/project/${projectId}`;
  const [{ version = 0 } = {}] = await server.database.query<{ version: number }>(
    'select version from linkings where id = $1',
    [linkingId],
  );
  const withheld = { data: { withheld: ['emissions'] }, version };
  await server.call(alpenguss, {
    method: 'PUT',
    url: `${requests}/${linkingId}/visibility`,
    payload: withheld,
  });
  expect((await details()).emissions).toEqual([]);
  expect((await toNordwerk())?.shared).toBeNull();

  await share();
  const answer = (action: string) =>
    server.call(alpenguss, { method: 'POST', url: `${requests}/respond`, payload: { linkingId, action } });
  await answer('DECLINE');
  const refused = await share();
  expect([refused.statusCode, (await toNordwerk())?.isCustomer]).toEqual([404, undefined]);
  await answer('ACCEPT');
  expect(await details()).toMatchObject({ emissions: [], withheld: expect.arrayContaining(['emissions']) });
});

test('a former customer keeps its part of what was sold, and gets nothing', async () => {
  await sell({ TurnoverInThsdUSD: 1000 });
  await server.database.query('delete from projects where id = $1', [nordwerk]);
  expect(await toNordwerk()).toMatchObject({
    name: 'Nordwerk Automotive AG',
    isCustomer: false,
    shared: null,
  });
  const refused = await share();
  expect([refused.statusCode, refused.json<{ error: { code: string } }>().error.code]).toEqual([
    409,
    'NO_CUSTOMER',
  ]);
});

test('both sides are notified, and the audit trail of the supplier shows what was shared', async () => {
  const told: string[] = [];
  let settle = () => {};
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const stop = await server.database.listen('realtime', (payload) => {
    const event = JSON.parse(payload) as RealtimeEvent;
    told.push(`${event.type} ${event.projectId === nordwerk ? 'customer' : 'supplier'}`);
    if (event.type === 'allocation') settle();
  });
  await share();
  await settled;
  await stop();
  expect(told).toEqual(
    expect.arrayContaining([
      'customer-request supplier',
      'supplychain-supplier customer',
      'allocation supplier',
    ]),
  );
  const [entry] = await server.database.query<{ subject: string; changes: { field: string }[] }>(
    'select subject, changes from audit_entries where project_id = $1 order by number desc limit 1',
    [projectId],
  );
  expect(entry?.subject).toBe(`allocation {"year":${year},"customer":"Nordwerk Automotive AG"}`);
  expect(entry?.changes.map(({ field }) => field)).toEqual(['sharedIntensity']);
});

test('view-only people change nothing', async () => {
  await server.setViewOnly(people.user, true);
  const read = await server.call(people.user, { url: path() });
  const writes = [
    await put('/basis', { method: 'physical' }, people.user),
    await put(`/customer/${nordwerk}`, { quantity: 1 }, people.user),
    await put(`/customer/${nordwerk}/sharing`, { isShared: true }, people.user),
  ];
  expect([read, ...writes].map(({ statusCode }) => statusCode)).toEqual([200, 403, 403, 403]);
});

const allAnswers = () => everyResponse(server, { email: henrik, projectId: customer.id, linkingId, year });

test('no response to a customer contains a figure that is not shared, and none ever what was sold', async () => {
  await sell({ TurnoverInThsdUSD: 1234.5678, quantity: 87_654.25 });
  const { account } = await allocation();
  const { turnover } = await allocation();
  const whole = account?.tonnes.total ?? 0;
  const part = (whole * 1234.5678) / (turnover?.turnoverInThsdUSD ?? 1);
  const figures = [part, account?.intensity ?? 0].map((figure) => String(figure).slice(0, 12));
  const before = await allAnswers();
  for (const figure of [...figures, '1234.5678', '87654.25']) expect(before).not.toContain(figure);

  await share();
  const after = await allAnswers();
  expect(after).toContain(figures[1]);
  for (const secret of [
    '1234.5678',
    '87654.25',
    String(whole).slice(0, 12),
    String(turnover?.turnoverInThsdUSD),
  ])
    expect(after).not.toContain(secret);

  await share({ isShared: false });
  const withdrawn = await allAnswers();
  for (const figure of figures) expect(withdrawn).not.toContain(figure);
});
