import type { RealtimeEvent } from '../../../core/contracts/realtime';
import type { SupplierDetails } from '../../../core/contracts/supply-chain';
import { signal } from '../../../server/lib/signals';
import { sendDue } from '../../../server/mail/sender';
import { createSmtpMailer } from '../../../server/mail/smtp';
import { customer, newSupplier, supplyChainOf, type SupplyChain } from '../../support/server/suppliers';
import { startSmtpStub, type SmtpStub } from '../../support/server/smtp-stub';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let smtp: SmtpStub;
let nordwerk: SupplyChain;
let stopListening: () => Promise<void>;
const told: string[] = [];

beforeEach(async () => {
  smtp = await startSmtpStub();
  server = await createTestApp();
  await server.database.query('delete from mails', []);
  nordwerk = await supplyChainOf(server, 'Nordwerk Automotive AG', customer);
  told.length = 0;
  stopListening = await server.database.listen('realtime', (payload) => {
    const { type, action, projectId } = JSON.parse(payload) as RealtimeEvent;
    told.push(`${type} ${action} ${projectId === nordwerk.id}`);
  });
});
afterEach(async () => {
  await stopListening();
  await server.close();
  await smtp.close();
});

async function send(): Promise<void> {
  const mailer = createSmtpMailer({ url: smtp.url, from: 'supplier+s <no-reply@platform.example>' });
  await server.database.query(
    'update mails set next_attempt_at = now() where next_attempt_at is not null',
    [],
  );
  await sendDue({
    database: server.database,
    mailer,
    onRefusal: () => undefined,
    onFailure: () => undefined,
  });
  mailer.close();
}

async function invite(overrides: Parameters<typeof newSupplier>[0] = {}): Promise<string> {
  const answer = await nordwerk.post('/invite', newSupplier(overrides));
  return answer.json<{ linkingId: string }>().linkingId;
}

const mailOf = async (linkingId: string) => (await nordwerk.supplier(linkingId)).mail;
let marks = 0;
/** How often the customer was notified: events arrive in order, so an event of our own comes after them. */
async function changes(): Promise<number> {
  marks += 1;
  const mark = { type: 'mark', action: String(marks), projectId: null };
  await signal(server.database, 'realtime', JSON.stringify(mark));
  while (!told.includes(`mark ${marks} false`)) await new Promise(setImmediate);
  return told.filter((each) => each === 'supplychain-supplier update true').length;
}

test('an invitation waits while the mail server is down, is shown as waiting, and is sent later', async () => {
  const linkingId = await invite();
  smtp.refuse = 1;
  await send();
  expect([await mailOf(linkingId), await changes()]).toEqual(['delayed', 1]);
  await send();
  expect([await mailOf(linkingId), await changes(), smtp.mails.length]).toEqual([null, 2, 1]);
});

test('a failed mail is shown as failed, until another one arrives', async () => {
  const linkingId = await invite();
  await server.database.query('update mails set attempts = 19', []);
  smtp.refuse = 1;
  await send();
  expect([await mailOf(linkingId), await changes()]).toEqual(['failed', 1]);
  const details = (await nordwerk.get(`/${linkingId}`)).json<{ data: SupplierDetails }>();
  expect(details.data.history.map(({ what }) => what)).toEqual(['mailFailed', 'invited']);
  await nordwerk.post('/remind', { linkingId, confirmed: true });
  await send();
  expect(await mailOf(linkingId)).toBeNull();
});

test('a mail sent immediately is not announced', async () => {
  const linkingId = await invite();
  await send();
  expect([await mailOf(linkingId), await changes()]).toEqual([null, 0]);
});

test('the mail of a request with a due date has the calendar file', async () => {
  await invite({ dueDate: '2030-01-31' });
  await send();
  const data = smtp.mails[0]?.data ?? '';
  expect(data).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH;/m);
  expect(data).toMatch(/^Content-Disposition: attachment; filename=request\.ics/m);
  expect(await server.database.query('select calendar from mails', [])).toEqual([{ calendar: '' }]);
});

test.each([
  ['sends mails once it listens', true],
  ['that does not listen sends none', false],
])('a server %s', async (_what, listens) => {
  const own = await createTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@platform.example' });
  try {
    const input = newSupplier();
    await (await supplyChainOf(own, 'Nordwerk Automotive AG', customer)).post('/invite', input);
    if (listens) await own.app.listen({ port: 0, host: '127.0.0.1' });
    // Waits for jobs in progress.
    await own.app.close();
    const sent = smtp.mails.filter(({ to }) => to.includes(input.email));
    expect(sent).toHaveLength(listens ? 1 : 0);
  } finally {
    await own.close();
  }
});
