import { createMails } from '../../../server/mail/create-mails';
import { translateTo } from '../../../server/mail/texts';
import { findOne } from '../../../server/modules/customer-requests/repository';
import { notifyDueDates } from '../../../server/modules/notifications/due-dates';
import { writeSummaries } from '../../../server/modules/notifications/summaries';
import { wholeSegment } from '../../support/server/answers';
import { mailsTo } from '../../support/server/invitations';
import { notificationCalls, usualChoices } from '../../support/notifications/notification-calls';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let alpenguss: number;

beforeEach(async () => {
  server = await createTestApp();
  alpenguss = await server.projectId('Alpenguss GmbH');
  await server.database.query(`update users set created_at = now() - interval '9 days'`, []);
});
afterEach(() => server.close());

const { settings, choose, happens } = notificationCalls(() => ({ server }));
const anna = people.mainUser;
const luis = people.user;
const henrik = 'henrik.dahl@nordwerk.example';
const mails = createMails('https://portal.example');
/** The background work of a running server. @param time of today, UTC, or of a later day */
const write = (time = '12:00', days = 0) => {
  const now = new Date(`${new Date().toISOString().slice(0, 10)}T${time}:00Z`);
  now.setUTCDate(now.getUTCDate() + days);
  return writeSummaries(server.database, { writeSummary: mails.summary, translateTo, now: () => now });
};
const summariesTo = async (email: string) =>
  (await mailsTo(server, email)).filter(({ kind }) => kind === 'summary');
const answered = (from: string) => happens({ projectId: alpenguss, event: 'answered', from });

test('news is sent once a day, in the reader’s language, each item once', async () => {
  await server.database.query(`update users set locale = 'de' where email = $1`, [luis]);
  await answered('Brightpack');
  await answered('Brightpack');
  await answered('Ferrum');
  await Promise.all([write(), write()]);
  await write('13:00');
  const [english, ...others] = await summariesTo(anna);
  expect(others).toEqual([]);
  expect(english).toMatchObject({ locale: 'en', subject: '2 updates for Alpenguss GmbH' });
  expect(english?.text).toContain('- Brightpack has answered\n- Ferrum has answered');
  expect(english?.html).toContain('<li style="margin:0 0 8px">Ferrum has answered</li>');
  expect(await summariesTo(luis)).toMatchObject([
    { locale: 'de', subject: '2 Neuigkeiten für Alpenguss GmbH' },
  ]);

  await answered('Ligna');
  await write('18:00');
  expect(await summariesTo(anna)).toHaveLength(1);
  await write('07:00', 1);
  const [, next] = await summariesTo(anna);
  expect(next).toMatchObject({ subject: 'Ligna has answered' });
  expect(next?.text).not.toContain('Ferrum');
});

test('it is sent from seven in the morning on, in the reader’s time zone', async () => {
  await choose(anna, { timeZone: 'Asia/Shanghai' });
  await answered('Brightpack');
  await write('22:59', -1);
  expect(await summariesTo(anna)).toEqual([]);
  await write('23:00', -1);
  expect(await summariesTo(anna)).toHaveLength(1);
  expect(await summariesTo(luis)).toHaveLength(1);
});

test('a day without news brings no mail', async () => {
  await write();
  expect(await summariesTo(anna)).toEqual([]);
});

test('people with their own mail, without the option, or who have just joined are left out', async () => {
  await server.database.query('update users set email_notifications = false where email = $1', [luis]);
  await happens({ projectId: alpenguss, event: 'asked', from: 'Nordwerk', emailedTo: anna });
  await write();
  expect(await summariesTo(anna)).toEqual([]);
  expect(await summariesTo(luis)).toEqual([]);

  await choose(anna, { mailed: ['requests'] });
  await answered('Brightpack');
  await write();
  expect(await summariesTo(anna)).toEqual([]);

  await server.database.query('update users set created_at = now(), email_notifications = true', []);
  await write('12:00', 1);
  expect(await summariesTo(luis)).toEqual([]);
});

test('names do not become placeholders or HTML', async () => {
  await answered('{{product}} <b>AG</b>');
  await write();
  const [mail] = await summariesTo(anna);
  expect(mail?.subject).toBe('{{product}} <b>AG</b> has answered');
  expect(mail?.html).toContain('{{product}} &lt;b&gt;AG&lt;/b&gt; has answered');
});

describe('the link in the mail', () => {
  const offPath = async () => {
    const [mail] = await server.database.query<{ url: string }>(
      `select off_url as url from mails where recipient = $1 and kind = 'summary'`,
      [anna],
    );
    return new URL(mail?.url ?? '').pathname;
  };
  const visit = (method: 'GET' | 'POST', url: string, language = 'en') =>
    server.app.inject({
      method,
      url,
      headers: {
        'accept-language': language,
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(method === 'POST' && { payload: 'List-Unsubscribe=One-Click' }),
    });

  test('asks first, and one press unsubscribes from the summaries and nothing else', async () => {
    await choose(anna, { ...usualChoices, pushed: ['answers'] });
    await answered('Brightpack');
    await write();
    const path = await offPath();
    const asked = await visit('GET', path, 'de');
    expect([asked.statusCode, asked.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(asked.body).toContain('Tägliche Zusammenfassung ausschalten?');
    expect((await settings(anna)).choices.mailed).toEqual(usualChoices.mailed);
    expect((await visit('POST', path)).body).toContain('The daily summary is off');
    expect((await settings(anna)).choices).toMatchObject({ mailed: [], pushed: ['answers'] });
    expect((await settings(luis)).choices.mailed).toEqual(usualChoices.mailed);
    await answered('Ferrum');
    await write('12:00', 1);
    expect(await summariesTo(anna)).toHaveLength(1);
  });

  test('of nobody looks the same', async () => {
    const path = '/api/notifications/summary-off/7a1d2f06-5f34-4e6c-9c52-0a8f3a0f6b11';
    expect((await visit('POST', path)).body).toContain('The daily summary is off');
    expect((await visit('POST', '/api/notifications/summary-off/x')).statusCode).toBe(400);
  });
});

describe('due dates', () => {
  const due = (days: number, status = 'accepted') =>
    server.database.query(
      `update linkings set due_on = (now() at time zone 'UTC')::date + $2::integer, status = $3, last_submitted_at = null
        where id = (select id from linkings where supplier_project_id = $1 order by id limit 1)`,
      [alpenguss, days, status],
    );
  const look = () => notifyDueDates(server.database, { findRequest: findOne });
  const told = () =>
    server.database.query<{ event: string; subject: string }>(
      `select event, subject from notifications where project_id = $1`,
      [alpenguss],
    );
  beforeEach(() => server.database.query('update linkings set due_on = null', []));

  test.each([7, 1])('are announced %i days before, once', async (days) => {
    await due(days);
    await Promise.all([look(), look()]);
    await look();
    expect(await told()).toMatchObject([{ event: 'due' }]);
  });

  test.each([
    ['another day', 6, 'accepted'],
    ['a declined request', 7, 'declined'],
  ])('are not announced on %s', async (_what, days, status) => {
    await due(days, status);
    await look();
    expect(await told()).toEqual([]);
  });
});

test('a customer is told once for all its requests that its supplier has responded', async () => {
  const send = (path: string, payload?: object) =>
    server.call(luis, { method: 'POST', url: path, ...(payload && { payload }) });
  await server.database.query(`update linkings set status = 'accepted' where supplier_project_id = $1`, [
    alpenguss,
  ]);
  await send(`/api/business-segments/project/${alpenguss}/save-and-calc`, {
    sectorCode: 'ALUMINIUM',
    countryCode: 'AT',
    answers: wholeSegment('ALUMINIUM'),
  });
  expect((await send(`/api/customer-requests/project/${alpenguss}/submit`)).statusCode).toBe(200);
  await write();
  const [mail] = await summariesTo(henrik);
  expect(mail).toMatchObject({ subject: 'Alpenguss GmbH hat geantwortet' });
});
