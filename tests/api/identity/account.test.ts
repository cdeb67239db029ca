import type { AccountSettings } from '../../../core/contracts/account';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const get = (url: string, who: string = people.user) => server.call(who, { url });

test('the person’s own settings', async () => {
  const { data } = (await get('/api/account/settings')).json<{ data: AccountSettings }>();
  expect(data).toMatchObject({
    email: people.user,
    name: 'Luis Ortega',
    locale: 'es',
    theme: 'system',
    emailNotifications: true,
  });
});

test('the export contains the person’s data, and nothing of others', async () => {
  const projectId = await server.projectId('Alpenguss GmbH');
  const [request] = await server.database.query<{ id: string }>(
    `select id from linkings where supplier_project_id = $1 and status = 'invited' limit 1`,
    [projectId],
  );
  for (const [who, action] of [
    [people.user, 'ACCEPT'],
    [people.mainUser, 'DECLINE'],
  ] as const) {
    await server.call(who, {
      method: 'POST',
      url: `/api/customer-requests/project/${projectId}/respond`,
      payload: { linkingId: request?.id, action },
    });
  }
  await server.database.query(
    `with campaign as (
       insert into relaunch_campaigns (version, relaunch_date, video_url, texts)
       values ('2026.11', '2026-01-15', '', '{"en":{"title":"New","content":"New."}}') returning version)
     insert into relaunch_views (campaign_version, user_id)
     select campaign.version, u.id from campaign, users u where u.email = $1`,
    [people.user],
  );
  const answer = await get('/api/account/export');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.json"');
  const own = answer.json<Record<'person' | 'activity' | 'seenAnnouncements', object>>();
  expect(own.person).toMatchObject({ email: people.user, firstName: 'Luis', projectId });
  expect(own.seenAnnouncements).toEqual([{ campaignVersion: '2026.11', viewedAt: expect.any(String) }]);
  expect(own.activity).toMatchObject([{ actor: people.user, action: 'accept' }]);
  expect(answer.body).not.toContain(people.mainUser);
});

test('nobody can end another person’s session', async () => {
  const answer = await server.call(people.user, { method: 'DELETE', url: '/api/account/devices/nothing' });
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { error: { code: 'NOT_FOUND', message: 'The session was not found.' } },
  ]);
});
