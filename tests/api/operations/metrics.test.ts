import { serveMetrics } from '../../../server/metrics/serve-metrics';
import type { Database } from '../../../server/lib/database';
import { listen, openSocket, ticketOf } from '../../support/server/live-socket';
import { onFreePort } from '../../support/server/product-process';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';
import { openTestDatabase } from '../../support/server/test-database';

let server: TestApp;
let isAway = false;

async function openFragileDatabase(): Promise<Database> {
  const database = await openTestDatabase();
  const away = () => Promise.reject(new Error('away'));
  return { ...database, query: (text, values) => (isAway ? away() : database.query(text, values)) };
}

beforeAll(async () => {
  server = await createTestApp({ METRICS_PORT: '9464' }, openFragileDatabase);
});
afterEach(() => {
  isAway = false;
});
afterAll(() => server.close());

const read = () => server.metrics?.read() ?? '';
/** The value after `name` in its line. */
const valueOf = async (name: string) =>
  (await read())
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1);

it('has no age of a backup if no backup folder is configured', async () => {
  expect(await valueOf('backup_age_seconds')).toBe('Nan');
});

it('counts requests by method, route and status, never by address', async () => {
  for (const id of [1, 2, 3]) await server.app.inject({ url: `/api/company-profile/${id}?secret=1` });
  await server.app.inject({ url: '/api/nothing/of/the/kind' });
  const text = await read();
  expect(
    await valueOf('http_requests_total{method="GET",route="/api/company-profile/:projectId",status="401"}'),
  ).toBe('3');
  expect(
    await valueOf(
      'http_request_duration_seconds_count{method="GET",route="/api/company-profile/:projectId"}',
    ),
  ).toBe('3');
  expect(text).toContain('route="/api/*",status="404"');
  expect(text).not.toMatch(/secret|company-profile\/\d/);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
});

it('counts open sockets', async () => {
  const projectId = await server.projectId('Alpenguss GmbH');
  const address = await listen(server);
  const ticket = await ticketOf(server, people.user);
  expect(await valueOf('realtime_sockets')).toBe('0');
  await openSocket(address, { projectId, ticket });
  expect(await valueOf('realtime_sockets')).toBe('1');
});

it('shows how many mails wait, and respond while the database does not', async () => {
  await server.database.query(`update mails set next_attempt_at = null`, []);
  expect(await valueOf('mails_waiting')).toBe('0');
  await server.database.query(
    `insert into mails (kind, recipient, locale, subject, text_body, html_body) values ('x', 'a@b.example', 'en', '', '', '')`,
    [],
  );
  expect(await valueOf('mails_waiting')).toBe('1');
  isAway = true;
  expect(await valueOf('mails_waiting')).toBe('Nan');
});

it('shows how many mails have failed, and how long the oldest one has waited', async () => {
  await server.database.query('update mails set next_attempt_at = null', []);
  const before = Number(await valueOf('mails_failed'));
  await server.database.query(
    `insert into mails (kind, recipient, locale, subject, text_body, html_body, created_at, next_attempt_at)
     values ('x', 'a@b.example', 'en', '', '', '', now() - interval '2 hours', now()),
            ('x', 'a@b.example', 'en', '', '', '', now() - interval '2 hours', null)`,
    [],
  );
  expect(Number(await valueOf('mails_failed'))).toBe(before + 1);
  expect(Math.round(Number(await valueOf('mails_oldest_waiting_seconds')) / 60)).toBe(120);
});

it('shows how many events wait for partners, and how late the first is', async () => {
  expect(await valueOf('deliveries_waiting')).toBe('0');
  expect(await valueOf('deliveries_overdue_seconds')).toBe('0');
  const projectId = await server.projectId('Alpenguss GmbH');
  const [{ id } = { id: '' }] = await server.database.query<{ id: string }>(
    `insert into pact_partners (project_id, name) values ($1, 'Partner') returning id`,
    [projectId],
  );
  const deliver = (due: string) =>
    server.database.query(
      `insert into pact_deliveries (project_id, partner_id, event, next_try_at)
       values ($1, $2, '{}', now() + $3::interval)`,
      [projectId, id, due],
    );
  await deliver('-2 hours');
  // The address of the partner's system is not configured yet.
  expect(await valueOf('deliveries_waiting')).toBe('0');
  await server.database.query(
    `insert into pact_sources (project_id, partner_id, address, client_id, client_secret_sealed)
     values ($1, $2, 'https://partner.example', 'x', 'x')`,
    [projectId, id],
  );
  await deliver('1 hour');
  expect(await valueOf('deliveries_waiting')).toBe('2');
  expect(Math.round(Number(await valueOf('deliveries_overdue_seconds')) / 60)).toBe(120);
});

it('includes waiting webhook events, except for one that is being sent', async () => {
  await server.database.query('delete from pact_partners', []);
  const projectId = await server.projectId('Alpenguss GmbH');
  const [{ id } = { id: '' }] = await server.database.query<{ id: string }>(
    `insert into webhook_endpoints (project_id, name, address, events, created_by)
     values ($1, 'ERP', 'https://erp.example', '{user}', 'anna') returning id`,
    [projectId],
  );
  await server.database.query(
    `insert into webhook_deliveries (endpoint_id, type, body, next_attempt_at)
     values ($1, 'user', '{}', now() - interval '1 hour')`,
    [id],
  );
  expect(await valueOf('deliveries_waiting')).toBe('1');
  expect(Math.round(Number(await valueOf('deliveries_overdue_seconds')) / 60)).toBe(60);
  await server.database.query(`update webhook_endpoints set claimed_until = now() + interval '1 minute'`, []);
  expect(await valueOf('deliveries_overdue_seconds')).toBe('0');
});

it('contains failures and the version', async () => {
  expect(await valueOf('trouble{code="DISK_FULL"}')).toBe('0');
  server.faults.begin('DISK_FULL', 'no room');
  expect(await valueOf('trouble{code="DISK_FULL"}')).toBe('1');
  server.faults.end('DISK_FULL');
  expect(await valueOf(`build_info{version="test",node="${process.versions.node}"}`)).toBe('1');
});

it('shows the duration of calculations', async () => {
  const projectId = await server.projectId('Alpenguss GmbH');
  const answer = await server.call(people.mainUser, {
    method: 'POST',
    url: `/api/ca-emission-results/project/${projectId}/calculate`,
    payload: { year: 2024 },
  });
  expect(answer.statusCode).toBe(200);
  expect(await valueOf('carbon_calculation_duration_seconds_count')).toBe('1');
});

it('is served at /metrics of a separate port, and nowhere else', async () => {
  const { metrics } = server;
  if (!metrics) throw new Error('METRICS_PORT makes metrics.');
  const { port, stop } = await onFreePort(async (free) => ({
    port: free,
    stop: await serveMetrics(metrics, { host: '127.0.0.1', port: free }),
  }));
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, metrics.contentType]);
  expect(await answer.text()).toContain('http_requests_total');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await stop();
  expect((await server.app.inject({ url: '/metrics' })).body).not.toContain('http_requests_total');
});
