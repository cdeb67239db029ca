import type { CustomerRequestList } from '../../core/contracts/customer-requests';
import { demoYear } from '../support/server/demo-year';
import { waitForBlockedTransactions } from '../support/server/blocked-transactions';
import { supplyChainOf } from '../support/server/suppliers';
import { createTestApp, people, type TestApp } from '../support/server/test-app';

const year = demoYear;
let server: TestApp;

beforeEach(async () => {
  server = await createTestApp();
});
afterEach(() => server.close());

test('a report that is shared while it is removed is gone for its customer, too', async () => {
  const customer = await supplyChainOf(server, 'Nordwerk Automotive AG', 'henrik.dahl@nordwerk.example');
  const projectId = await server.projectId('Alpenguss GmbH');
  const reports = `/api/sustainability-reports/project/${projectId}`;
  const requests = `/api/customer-requests/project/${projectId}`;
  const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    server.call(people.mainUser, { method, url, ...(payload && { payload }) });
  const [linking] = await server.database.query<{ id: string }>(
    `update linkings set status = 'accepted' where supplier_project_id = $1 and requester_project_id = $2
     returning id::text as id`,
    [projectId, customer.id],
  );
  const linkingId = linking?.id ?? '';
  await server.database.query('delete from shared_reports where project_id = $1', [projectId]);
  await call('DELETE', `${reports}/${year}`);
  await call('POST', reports, { data: { year, module: 'basic' } });
  const list = (await server.call(people.mainUser, { url: requests })).json<CustomerRequestList>();
  const version = list.data.find(({ LinkingId }) => LinkingId === linkingId)?.version;

  let sharing: ReturnType<typeof call> | undefined;
  let removing: ReturnType<typeof call> | undefined;
  const undone = new Error('undone');
  await server.database
    .transaction(async (tx) => {
      // The copy waits for this one, after the report was read.
      await tx.query(
        `insert into shared_reports (project_id, customer_project_id, year, report) values ($1, $2, $3, '{}')`,
        [projectId, customer.id, year],
      );
      const data = { withheld: [], sharedReports: [{ year, sharedAt: null }] };
      sharing = call('PUT', `${requests}/${linkingId}/visibility`, { data, version });
      await waitForBlockedTransactions(server.database);
      removing = call('DELETE', `${reports}/${year}`);
      await Promise.race([removing, waitForBlockedTransactions(server.database, 2)]);
      throw undone;
    })
    .catch((error: unknown) => expect(error).toBe(undone));
  expect((await sharing)?.statusCode).toBe(200);
  expect((await removing)?.statusCode).toBeLessThan(300);
  const seen = (await customer.get(`/${linkingId}`)).json<{ data: { reports: { year: number }[] } }>();
  expect(seen.data.reports.map((report) => report.year)).not.toContain(year);
});
