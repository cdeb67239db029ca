import { waitForBlockedTransactions } from '../support/server/blocked-transactions';
import { makeInvitation } from '../support/server/invitations';
import { createTestApp, people, type TestApp } from '../support/server/test-app';

let server: TestApp;

beforeEach(async () => {
  server = await createTestApp();
});
afterEach(() => server.close());

test('an invitation is followed while a colleague responds to its request', async () => {
  const projectId = await server.projectId('Alpenguss GmbH');
  const { token, linkingId } = await makeInvitation(server);
  await server.database.query('update linkings set supplier_project_id = $1 where id = $2', [
    projectId,
    linkingId,
  ]);
  const post = (url: string, payload: object) =>
    server.call(people.mainUser, { method: 'POST', url, payload });
  const respond = () =>
    post(`/api/customer-requests/project/${projectId}/respond`, { linkingId, action: 'ACCEPT' });
  const follow = () =>
    post('/api/landing/accept-invitation', { linkingId, invitationToken: token, projectId });

  let both: ReturnType<typeof post>[] = [];
  await server.database.transaction(async (tx) => {
    await tx.query('select 1 from projects where id = $1 for update', [projectId]);
    both = [respond()];
    await waitForBlockedTransactions(server.database);
    both.push(follow());
    await waitForBlockedTransactions(server.database, 2);
  });
  const answers = await Promise.all(both);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});
