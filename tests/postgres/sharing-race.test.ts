import { demoYear } from '../support/server/demo-year';
import { supplyChainOf, type SupplyChain } from '../support/server/suppliers';
import { createTestApp, people, type TestApp } from '../support/server/test-app';
import { waitForBlockedTransactions } from '../support/server/blocked-transactions';

const year = demoYear;
let server: TestApp;
let customer: SupplyChain;
let projectId: number;
let nordwerk: number;
let linkingId: string;

beforeEach(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
  customer = await supplyChainOf(server, 'Nordwerk Automotive AG', 'henrik.dahl@nordwerk.example');
  nordwerk = customer.id;
  const linkings = await server.database.query<{ id: string }>(
    `update linkings set status = 'accepted' where supplier_project_id = $1 and requester_project_id = $2
     returning id::text as id`,
    [projectId, nordwerk],
  );
  linkingId = linkings[0]?.id ?? '';
  await server.database.query(
    'delete from linkings where supplier_project_id = $1 and requester_project_id = $2 and id <> $3',
    [projectId, nordwerk, linkingId],
  );
});
afterEach(() => server.close());

const put = (rest: string, data: object) =>
  server.call(people.mainUser, {
    method: 'PUT',
    url: `/api/ca-allocations/project/${projectId}/year/${year}/customer/${nordwerk}${rest}`,
    payload: { data },
  });
const share = (isShared: boolean) => put('/sharing', { isShared });

/** With the current version. */
const respond = (action: 'ACCEPT' | 'DECLINE') =>
  server.call(people.mainUser, {
    method: 'POST',
    url: `/api/customer-requests/project/${projectId}/respond`,
    payload: { linkingId, action },
  });

const emissionsSeen = async () =>
  (await customer.get(`/${linkingId}`)).json<{ data: { emissions: { year: number }[] } }>().data.emissions;

test('a figure that is shared while its customer is declined is gone when the customer is accepted again', async () => {
  await put('', { TurnoverInThsdUSD: 1 });
  await share(true);
  expect((await emissionsSeen()).map((seen) => seen.year)).toContain(year);
  await server.database.query('delete from ca_shared_figures where project_id = $1 and year <> $2', [
    projectId,
    year,
  ]);
  await share(false);

  let sharing: ReturnType<typeof share> | undefined;
  let declining: ReturnType<typeof respond> | undefined;
  await server.database.transaction(async (tx) => {
    // The last write of sharing: it waits there, with its figure written.
    await tx.query(
      'select 1 from withheld_parts where project_id = $1 and customer_project_id = $2 for update',
      [projectId, nordwerk],
    );
    sharing = share(true);
    await waitForBlockedTransactions(server.database);
    declining = respond('DECLINE');
    await Promise.race([declining, waitForBlockedTransactions(server.database, 2)]);
  });
  expect((await sharing)?.statusCode).toBe(200);
  expect((await declining)?.statusCode).toBe(200);
  expect((await respond('ACCEPT')).statusCode).toBe(200);
  expect(await emissionsSeen()).toEqual([]);
});
