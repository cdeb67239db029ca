import { notify } from '../../server/lib/notifications/notify';
import { createMails } from '../../server/mail/create-mails';
import { translateTo } from '../../server/mail/texts';
import { writeSummaries } from '../../server/modules/notifications/summaries';
import { mailsTo } from '../support/server/invitations';
import { createTestApp, people, type TestApp } from '../support/server/test-app';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test('news whose write is still running when later news is complete is in the same summary', async () => {
  const { database } = server;
  const projectId = await server.projectId('Alpenguss GmbH');
  await database.query(`update users set created_at = now() - interval '9 days'`, []);
  const today = new Date().toISOString().slice(0, 10);
  const write = () =>
    writeSummaries(database, {
      writeSummary: createMails('https://portal.example').summary,
      translateTo,
      now: () => new Date(`${today}T12:00:00Z`),
    });
  await database.transaction(async (tx) => {
    await notify(tx, { projectId, event: 'answered', from: 'Brightpack' });
    await database.transaction((later) => notify(later, { projectId, event: 'answered', from: 'Ferrum' }));
    await write();
  });
  await write();
  const mails = (await mailsTo(server, people.mainUser)).filter(({ kind }) => kind === 'summary');
  expect(mails).toMatchObject([
    { text: expect.stringContaining('- Brightpack has answered\n- Ferrum has answered') },
  ]);
});
