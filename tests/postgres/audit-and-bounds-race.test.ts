import { randomUUID } from 'node:crypto';
import { carbonResults } from '../support/server/carbon-results';
import { waitForBlockedTransactions } from '../support/server/blocked-transactions';
import { newCaller, partnerCalls } from '../support/server/partners';
import { createTestApp, people, type TestApp } from '../support/server/test-app';

const year = 2004;
let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp({ PUBLIC_URL: 'https://portal.example', PRIVATE_HOSTS: '127.0.0.1' });
  projectId = await server.projectId('Alpenguss GmbH');
});
afterAll(() => server.close());

const { url, send, create, calculate } = carbonResults(() => ({ server, projectId }));
const partners = partnerCalls(() => ({ server, projectId }));

type Answers = Promise<{ statusCode: number }>[];

/** Two requests, both of which have read what they need before either may write to the table. */
async function atOnce(table: string, start: () => Answers): Promise<number[]> {
  const { answers } = await server.database.transaction(async (tx) => {
    await tx.query(`lock table ${table} in share mode`, []);
    const answers = Promise.all(start());
    await waitForBlockedTransactions(server.database, 2);
    return { answers };
  });
  return (await answers).map(({ statusCode }) => statusCode).sort((a, b) => a - b);
}

interface Change {
  field: string;
  from: unknown;
  to: unknown;
}
/** The changes of the audit trail's newest two entries, the older first. */
async function lastChanges(): Promise<Change[][]> {
  const entries = await server.database.query<{ changes: Change[] }>(
    'select changes from audit_entries where project_id = $1 order by number desc limit 2',
    [projectId],
  );
  return entries.map(({ changes }) => changes).reverse();
}

test('of two calculations at once the second starts from the figures of the first', async () => {
  const id = randomUUID();
  const data = { ActivityDataId: id, Year: year, ActivityId: 101, Amount: 1000, CountryCode: 'DE' };
  await create('ca-activities-data', data);
  await calculate(year);
  await send('PUT', url('ca-activities-data', `/${id}`), { data: { Amount: 2000 } });
  const again = () => send('POST', url('ca-emission-results', '/calculate'), { year });
  expect(await atOnce('ca_years', () => [again(), again()])).toEqual([200, 200]);
  const [first, second] = await lastChanges();
  expect(first?.map(({ field }) => field)).toContain('total');
  expect(second).toEqual([]);
});

test('of two answers at once about what may count twice, the second replaces the first', async () => {
  const answer = (given: string) =>
    send('PUT', url('ca-overlaps', `/year/${year}/sector/ROAD_FREIGHT`), { data: { answer: given } });
  expect(await atOnce('ca_overlaps', () => [answer('accepted'), answer('separate')])).toEqual([200, 200]);
  const [first, second] = await lastChanges();
  expect(first).toMatchObject([{ field: 'overlap', from: null }]);
  expect(second).toMatchObject([{ field: 'overlap', from: first?.[0]?.to }]);
});

test('two requests at once to different partners do not exceed the bound of a company', async () => {
  const callers = await Promise.all(['Gamma', 'Delta'].map((name) => newCaller(server, { projectId, name })));
  for (const { id } of callers)
    await partners.send('PUT', partners.url(`/${id}/source`), {
      data: { address: 'http://127.0.0.1:9', clientId: 'me', clientSecret: 'secret' },
    });
  await server.database.query(
    `insert into pact_asked (id, project_id, partner_id, product_ids, comment)
     select gen_random_uuid(), $1, $2, '[]', '' from generate_series(1, 999)`,
    [projectId, callers[0]?.id],
  );
  const ask = (id: string) =>
    partners.send('POST', partners.url(`/${id}/ask`), { data: { partNumber: 'B-1', comment: '' } });
  expect(await atOnce('pact_asked', () => callers.map(({ id }) => ask(id)))).toEqual([200, 409]);
});

test('two requests at once of a partner do not exceed its bound', async () => {
  const caller = await newCaller(server, { projectId, name: 'Epsilon' });
  await server.database.query(
    `insert into pact_requests (project_id, partner_id, event_id, source, criteria)
     select $1, $2, 'event ' || n, '//epsilon.example', '{}' from generate_series(1, 999) as n`,
    [projectId, caller.id],
  );
  const ask = () =>
    caller.call('/3/events', {
      method: 'POST',
      headers: { 'content-type': 'application/cloudevents+json; charset=UTF-8' },
      payload: JSON.stringify({
        type: 'org.wbcsd.pact.ProductFootprint.RequestCreatedEvent.3',
        ...{ specversion: '1.0', id: randomUUID(), source: '//epsilon.example' },
        ...{ time: '2026-03-05T17:31:00Z', data: { productId: ['urn:epsilon:1'] } },
      }),
    });
  expect(await atOnce('pact_requests', () => [ask(), ask()])).toEqual([200, 429]);
});

test('two partners added at once do not exceed their bound', async () => {
  await server.database.query(
    `insert into pact_partners (project_id, name)
     select $1, 'Partner ' || n from generate_series(1, 499 - (
       select count(*)::integer from pact_partners where project_id = $1)) as n`,
    [projectId],
  );
  const add = (name: string) => partners.send('POST', partners.url(), { data: { name } }, people.mainUser);
  expect(await atOnce('pact_partners', () => [add('Zeta'), add('Eta')])).toEqual([200, 409]);
});
