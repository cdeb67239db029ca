import type { EmissionResult } from '../../../core/contracts/ca-emission-results';
import type { FigureChoice } from '../../../core/contracts/ca-supplier-figures';
import type { RealtimeEvent } from '../../../core/contracts/realtime';
import type { YearReport } from '../../../core/contracts/ca-years';
import { findCompanyTables } from '../../../server/transfer/company-tables';
import { demoYear } from '../../support/server/demo-year';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

const year = demoYear;
const supplierName = 'MoravaPack s.r.o.';
const vaclav = 'vaclav@moravapack.example';
const anna = people.mainUser;
let server: TestApp;
let customerId: number;
let supplierId: number;
let linkingId: string;

beforeEach(async () => {
  server = await createTestApp();
  customerId = await server.projectId('Alpenguss GmbH');
  supplierId = await server.projectId(supplierName);
  const { database } = server;
  await database.query("insert into users (project_id, email, role) values ($1, $2, 'Admin')", [
    supplierId,
    vaclav,
  ]);
  await database.query('delete from ca_shared_figures where customer_project_id = $1', [customerId]);
  await database.query('delete from ca_figure_choices', []);
  await database.query('delete from ca_years where project_id = $1', [supplierId]);
  const [linking] = await database.query<{ id: string }>(
    'select id::text as id from linkings where requester_project_id = $1 and supplier_project_id = $2',
    [customerId, supplierId],
  );
  linkingId = linking?.id ?? '';
  await buy(linkingId);
  await keepAccount();
});
afterEach(() => server.close());

const call = async (email: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const answer = await server.call(email, { method, url, ...(payload && { payload }) });
  if (answer.statusCode !== 200)
    throw new Error(`${method} ${url} answered ${answer.statusCode}: ${answer.body}`);
  return answer;
};

/** A fifth of a sector of the customer's year comes from the supplier, identified by its linking. */
async function buy(id: string): Promise<void> {
  await server.database.query(`delete from ca_supplier_inputs where project_id = $1 and supplier_id = $2`, [
    customerId,
    id,
  ]);
  await server.database.query(
    `insert into ca_supplier_inputs (project_id, distribution_id, year, supplier_id, supplier_name, country, share)
     select project_id, id, year, $2, 'MoravaPack', 'CZ', 20 from ca_spend_distributions d
      where project_id = $1 and year in ($3, $3 - 1)
        and not exists (select from ca_supplier_inputs i where i.project_id = $1 and i.distribution_id = d.id)
        and sector_id = (select min(sector_id) from ca_spend_distributions o where o.project_id = $1 and o.year = d.year
          and not exists (select from ca_supplier_inputs i where i.project_id = $1 and i.distribution_id = o.id))`,
    [customerId, id, year],
  );
}

const of = (resource: string, projectId: number, rest: string) =>
  `/api/${resource}/project/${projectId}${rest}`;
const supplier = (resource: string, rest: string, data: object) =>
  call(vaclav, 'POST', of(resource, supplierId, rest), { data });

/** The supplier enters fuel, electricity and purchases, and calculates. */
async function keepAccount(): Promise<void> {
  const place = { Year: year, CountryCode: 'CZ' };
  await supplier('ca-activities-data', '/create', { ...place, ActivityId: 101, Amount: 100_000 });
  await supplier('ca-activities-data', '/create', { ...place, ActivityId: 401, Amount: 50_000 });
  const spend = { Year: year, TurnoverInThsdUSD: 4000, SpendShareOfTurnover: 40 };
  await supplier('ca-spend-volumes', '/create', spend);
  await calculate(vaclav, supplierId);
}

const calculate = (email = anna, projectId = customerId, of_ = year) =>
  call(email, 'POST', of('ca-emission-results', projectId, '/calculate'), { year: of_ });

const allocation = (rest = '') => of('ca-allocations', supplierId, `/year/${year}${rest}`);
const sell = (TurnoverInThsdUSD: number) =>
  call(vaclav, 'PUT', allocation(`/customer/${customerId}`), { data: { TurnoverInThsdUSD } });
async function share(isShared = true): Promise<number> {
  const answer = await call(vaclav, 'PUT', allocation(`/customer/${customerId}/sharing`), {
    data: { isShared },
  });
  return (
    answer.json<{ data: { shared: { allocated: { total: number } | null } | null } }>().data.shared?.allocated
      ?.total ?? 0
  );
}

const report = async (of_ = year) =>
  (await call(anna, 'GET', of('ca-emission-results', customerId, `/year/${of_}`))).json<{
    data: YearReport;
  }>().data;
async function row(): Promise<EmissionResult> {
  const url = of('ca-emission-results', customerId, `?year=${year}&supplier=${linkingId}`);
  const [found] = (await call(anna, 'GET', url)).json<{ data: EmissionResult[] }>().data;
  if (!found) throw new Error('The purchase has no row.');
  return found;
}
const choice = (data: object, id = linkingId) =>
  server.call(anna, {
    method: 'PUT',
    url: of('ca-supplier-figures', customerId, `/year/${year}/${id}`),
    payload: { data },
  });

test('the tonnes on the row are the supplier’s allocation, and the year lists the figures it depends on', async () => {
  await calculate();
  const before = await row();
  expect([before.scopeDetails, before.figures]).toEqual(['spend-based', null]);
  await sell(400);
  const allocated = await share();
  expect(allocated).toBeGreaterThan(0);
  expect((await row()).baselineEmissionsTonsCO2e).toBe(before.baselineEmissionsTonsCO2e);

  await calculate();
  const after = await row();
  expect(after.scopeDetails).toBe('supplier-allocated');
  expect(after.baselineEmissionsTonsCO2e).toBeCloseTo(allocated, 9);
  expect(after.amount * after.factor.value).toBeCloseTo(1000 * allocated, 6);
  expect(after).toMatchObject({ dataQuality: 2, savedEmissionsTonsCO2e: 0 });
  expect(after.figures).toMatchObject({ linkingId, year, isShared: true, isChosen: false });
  expect(after.figures).not.toHaveProperty('company');
  const { options = [] } = after.figures ?? {};
  expect(options.map(({ method }) => method)).toEqual([
    'supplier-allocated',
    'supplier-intensity',
    'spend-based',
  ]);
  expect((options[2]?.kg ?? 0) / 1000).toBeCloseTo(before.baselineEmissionsTonsCO2e, 9);

  const { ownFigures, supplierNews } = await report();
  expect(ownFigures).toMatchObject({ suppliers: 1, tons: expect.closeTo(allocated, 9) as number });
  expect(ownFigures?.spendPercent).toBeGreaterThan(0);
  expect(supplierNews).toEqual([]);
});

test('a verified account has data quality 1 in the customer’s account', async () => {
  const verification = { provider: 'TÜV', assurance: 'limited', standard: '', completedOn: '2025-01-31' };
  await call(vaclav, 'PUT', of('ca-verifications', supplierId, `/year/${year}`), { data: { verification } });
  await share();
  await calculate();
  expect(await row()).toMatchObject({ scopeDetails: 'supplier-intensity', dataQuality: 1 });
});

test('shared or withdrawn figures are announced, and change the year only at its next calculation', async () => {
  await sell(400);
  const first = await share();
  await calculate();
  await sell(800);
  const second = await share();
  expect(second).toBeCloseTo(2 * first, 9);
  expect(await report()).toMatchObject({
    needsRecalculation: true,
    supplierNews: [{ linkingId, supplierName, what: 'newer' }],
  });
  expect((await row()).baselineEmissionsTonsCO2e).toBeCloseTo(first, 9);
  await calculate();
  expect((await row()).baselineEmissionsTonsCO2e).toBeCloseTo(second, 9);
  expect((await report()).supplierNews).toEqual([]);

  await share(false);
  expect(await report()).toMatchObject({
    needsRecalculation: true,
    supplierNews: [{ linkingId, what: 'withdrawn' }],
  });
  const kept = await row();
  expect(kept.baselineEmissionsTonsCO2e).toBeCloseTo(second, 9);
  expect(kept.figures).toMatchObject({ isShared: false });
  await calculate();
  expect(await row()).toMatchObject({ scopeDetails: 'spend-based', figures: null });
  expect((await report()).supplierNews).toEqual([]);
});

test('a customer is notified immediately about its years, and not about earlier ones', async () => {
  await calculate();
  await calculate(anna, customerId, year - 1);
  const told: RealtimeEvent[] = [];
  let settle = () => {};
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const stop = await server.database.listen('realtime', (payload) => {
    const event = JSON.parse(payload) as RealtimeEvent;
    told.push(event);
    if (event.type === 'allocation') settle();
  });
  await share();
  await settled;
  await stop();
  const emissions = told.filter(({ type, projectId }) => type === 'emissions' && projectId === customerId);
  expect(emissions.map(({ action, year: of_, linkingId: id }) => [action, of_, id])).toEqual([
    ['share', year, linkingId],
  ]);
  expect((await report(year - 1)).needsRecalculation).toBe(false);
});

test('a person chooses the figure for a supplier and a year', async () => {
  await sell(400);
  await share();
  const first = await choice({ method: 'spend-based', version: 0 });
  expect(first.json()).toEqual({ data: { linkingId, method: 'spend-based', version: 1 } });
  await calculate();
  expect(await row()).toMatchObject({ scopeDetails: 'spend-based', figures: { isChosen: true } });
  await choice({ method: 'supplier-intensity', version: 1 });
  expect((await report()).needsRecalculation).toBe(true);
  await calculate();
  const { scopeDetails, dataQuality, figures } = await row();
  expect([scopeDetails, dataQuality, figures?.isChosen]).toEqual(['supplier-intensity', 3, true]);
  const stale = await choice({ method: null, version: 1 });
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    { error: { code: 'STALE_VERSION', details: { linkingId, method: 'supplier-intensity', version: 2 } } },
  ]);
  const url = of('ca-supplier-figures', customerId, `/year/${year}`);
  expect((await call(anna, 'GET', url)).json<{ data: FigureChoice[] }>().data).toEqual([
    { linkingId, method: 'supplier-intensity', version: 2 },
  ]);
  const foreign = await choice({ method: null }, '00000000-0000-4000-8000-000000000000');
  expect(foreign.statusCode).toBe(404);
});

test('a choice is copied with the year', async () => {
  await share();
  await choice({ method: 'spend-based' });
  await call(anna, 'POST', of('ca-emission-results', customerId, `/year/${year - 5}/copy`), { from: year });
  const url = of('ca-supplier-figures', customerId, `/year/${year - 5}`);
  expect((await call(anna, 'GET', url)).json<{ data: FigureChoice[] }>().data).toMatchObject([
    { linkingId, method: 'spend-based' },
  ]);
});

test('the supplier’s export does not contain the choice, the customer’s not what was sold', async () => {
  const names = async (projectId: number) => {
    return server.database.transaction(async (tx) => {
      await tx.query(`select set_config('export.project', $1, true)`, [String(projectId)]);
      const found: string[] = [];
      for (const { name, open } of await findCompanyTables(tx)) {
        await tx.query(open);
        if ((await tx.query('fetch 1 from company', [])).length > 0) found.push(name);
        await tx.query('close company');
      }
      return found;
    });
  };
  await sell(400);
  await share();
  await choice({ method: 'spend-based' });
  await server.database.query('delete from ca_allocations where project_id <> $1', [supplierId]);
  expect(await names(supplierId)).toEqual(expect.arrayContaining(['ca_allocations', 'ca_shared_figures']));
  expect(await names(supplierId)).not.toContain('ca_figure_choices');
  expect(await names(customerId)).toEqual(expect.arrayContaining(['ca_figure_choices', 'ca_shared_figures']));
  expect(await names(customerId)).not.toContain('ca_allocations');
});

test('a change from the average to an own figure is attributed to its cause', async () => {
  await calculate(anna, customerId, year - 1);
  await calculate();
  const before = await report();
  await sell(400);
  const allocated = await share();
  const { baselineEmissionsTonsCO2e: average } = await row();
  await calculate();
  const after = await report();
  const difference = (cause: 'activity' | 'suppliers' | 'factor' | 'method') =>
    (after.change?.[cause] ?? 0) - (before.change?.[cause] ?? 0);
  expect(difference('method')).toBeCloseTo(0, 6);
  expect(difference('factor')).toBeCloseTo(0, 6);
  // The activity of the pool in it moves with its mean factor.
  expect(difference('suppliers') + difference('activity')).toBeCloseTo(allocated - average, 6);
  expect(Math.abs(difference('suppliers'))).toBeGreaterThan(0.9 * Math.abs(allocated - average));
});

test('two companies that are customers of each other calculate with the last shared figures', async () => {
  await server.database.query(
    `insert into linkings (requester_project_id, supplier_project_id, supplier_name, supplier_email,
       requested_sector, requested_country, status)
     values ($1, $2, 'Alpenguss', 'office@alpenguss.example', 'ALUMINIUM', 'AT', 'accepted')`,
    [supplierId, customerId],
  );
  await sell(400);
  const first = await share();
  await calculate();
  const back = `/api/ca-allocations/project/${customerId}/year/${year}/customer/${supplierId}`;
  await call(anna, 'PUT', back, { data: { TurnoverInThsdUSD: 500 } });
  await call(anna, 'PUT', `${back}/sharing`, { data: { isShared: true } });
  await calculate(vaclav, supplierId);
  await calculate();
  expect((await row()).baselineEmissionsTonsCO2e).toBeCloseTo(first, 9);
  const { data } = (await call(vaclav, 'GET', allocation())).json<{
    data: { customers: { customerId: number; isSupplier: boolean }[] };
  }>();
  expect(data.customers.find((each) => each.customerId === customerId)?.isSupplier).toBe(true);
  const drawer = await call(anna, 'GET', of('supplychain-suppliers', customerId, `/${linkingId}`));
  expect(drawer.json()).toMatchObject({ data: { isCustomer: true } });
});
