import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import type { SupplierDetails } from '../../../core/contracts/supply-chain';
import { sendScheduledReminders } from '../../../server/modules/supply-chain/scheduled-reminders';
import { mailsTo } from '../../support/server/invitations';
import {
  customer,
  newSupplier,
  supplyChainOf,
  supplyChainParts,
  type SupplyChain,
} from '../../support/server/suppliers';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let nordwerk: SupplyChain;

beforeAll(async () => {
  server = await createTestApp();
  nordwerk = await supplyChainOf(server, 'Nordwerk Automotive AG', customer);
});
beforeEach(() => endSchedules());
afterAll(() => server.close());

/** `YYYY-MM-DD` in this many days, as the server counts them. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const unexpected = (error: unknown) => {
  throw error;
};
const send = () => sendScheduledReminders(server.database, supplyChainParts(), unexpected);

const endSchedules = () => server.database.query('update linkings set remind_days_before = null', []);

/** Retried if the day has changed meanwhile. */
async function withinOneDay<Result>(count: () => Promise<Result>): Promise<Result> {
  const today = inDays(0);
  const result = await count();
  if (inDays(0) === today) return result;
  await endSchedules();
  return count();
}

/** A supplier asked two days ago. */
async function asked(overrides: Parameters<typeof newSupplier>[0]) {
  const input = newSupplier(overrides);
  const { linkingId } = (await nordwerk.post('/invite', input)).json<{ linkingId: string }>();
  const asLongAgo = "last_requested_at = now() - interval '2 days', created_at = now() - interval '2 days'";
  await server.database.query(`update linkings set ${asLongAgo} where id = $1`, [linkingId]);
  return { ...input, linkingId };
}

describe('a scheduled reminder', () => {
  test('is sent once, the set number of days before the due date, and is in the history and the audit trail', async () => {
    const { due, later, sent } = await withinOneDay(async () => ({
      due: await asked({ dueDate: inDays(3), remindDaysBefore: 3, locale: 'fr' }),
      later: await asked({ dueDate: inDays(4), remindDaysBefore: 3 }),
      sent: [await send(), await send()],
    }));
    expect(sent).toEqual([1, 0]);
    const [, mail] = await mailsTo(server, due.email);
    expect(mail).toMatchObject({ kind: 'reminder', locale: 'fr' });
    expect(mail?.text).toContain('https://suppliers.example/fr/?token=');
    expect(await mailsTo(server, later.email)).toHaveLength(1);
    const { data } = (await nordwerk.get(`/${due.linkingId}`)).json<{ data: SupplierDetails }>();
    expect(data.history.map(({ what }) => what)).toEqual(['reminded', 'invited']);
    const trail = await server.call(customer, { url: `/api/audit/project/${nordwerk.id}?area=supplier` });
    expect(trail.json<{ data: object[] }>().data[0]).toMatchObject({
      actor: 'supplier+s',
      action: 'remind',
      subject: due.supplierName,
    });
  });

  test('is sent automatically once the server runs', async () => {
    const own = await createTestApp();
    try {
      const company = await supplyChainOf(own, 'Nordwerk Automotive AG', customer);
      const input = newSupplier({ dueDate: inDays(1), remindDaysBefore: 7 });
      await company.post('/invite', input);
      await own.database.query("update linkings set last_requested_at = now() - interval '2 days'", []);
      await own.app.listen({ port: 0, host: '127.0.0.1' });
      // Waits for jobs in progress.
      await own.app.close();
      expect((await mailsTo(own, input.email)).map(({ kind }) => kind)).toContain('reminder');
    } finally {
      await own.close();
    }
  });

  test('is sent again for another due date', async () => {
    const { linkingId } = await asked({ dueDate: inDays(1), remindDaysBefore: 7 });
    expect(await send()).toBe(1);
    await server.database.query("update linkings set last_requested_at = now() - interval '2 days'", []);
    expect(await send()).toBe(0);
    const { version } = await nordwerk.supplier(linkingId);
    await nordwerk.put(`/${linkingId}`, { data: { dueDate: inDays(5) }, version });
    expect(await send()).toBe(1);
  });

  test.each<[string, object, string]>([
    ['was asked within a day', {}, 'last_requested_at = now()'],
    ['has declined', {}, "status = 'declined', status_changed_at = now()"],
    ['has submitted', {}, "status = 'accepted', status_changed_at = now(), last_submitted_at = now()"],
    ['let the due date pass', {}, "due_on = due_on - interval '9 days'"],
    ['has no schedule', { remindDaysBefore: null }, 'version = version'],
  ])('is not sent to a supplier that %s', async (_what, overrides, change) => {
    const { linkingId } = await asked({ dueDate: inDays(2), remindDaysBefore: 7, ...overrides });
    await server.database.query(`update linkings set ${change} where id = $1`, [linkingId]);
    expect(await send()).toBe(0);
  });

  test('is not sent for a company that has lost its access', async () => {
    const { email } = await asked({ dueDate: inDays(2), remindDaysBefore: 7 });
    await nordwerk.setPrivilege('RESTRICTED_TRIAL_EXPIRED');
    expect(await send()).toBe(0);
    expect(await mailsTo(server, email)).toHaveLength(1);
    await nordwerk.setPrivilege('GRANTED_PAID');
  });

  test('does not block others if it fails, and is retried', async () => {
    for (const supplierName of ['Broken', 'Whole'])
      await server.database.query(
        `insert into linkings (requester_project_id, supplier_name, supplier_email, requested_sector,
           requested_country, created_at, last_requested_at, due_on, remind_days_before)
         values ($1, $2, $3, 'STEEL', 'DE', now() - interval '2 days', now() - interval '2 days', $4, 5)`,
        [nordwerk.id, supplierName, `${supplierName.toLowerCase()}@newcomer.example`, inDays(1)],
      );
    const { mails, ...parts } = supplyChainParts();
    const failing = {
      ...mails,
      reminder: async (...[tx, mail]: Parameters<typeof mails.reminder>) => {
        if (mail.supplierName === 'Broken') await tx.query('select 1 / 0', []);
        await mails.reminder(tx, mail);
      },
    };
    const failures: unknown[] = [];
    const sendFailing = () =>
      sendScheduledReminders(server.database, { ...parts, mails: failing }, (error) => failures.push(error));
    expect([await sendFailing(), failures.length]).toEqual([1, 1]);
    expect(await mailsTo(server, 'whole@newcomer.example')).toHaveLength(1);
    expect([await sendFailing(), failures.length]).toEqual([0, 2]);
    expect(await send()).toBe(1);
    expect(await mailsTo(server, 'broken@newcomer.example')).toHaveLength(1);
  });

  test('for many suppliers is split into several transactions', async () => {
    for (let count = 0; count < 60; count += 1)
      await server.database.query(
        `insert into linkings (requester_project_id, supplier_name, supplier_email, requested_sector,
           requested_country, created_at, last_requested_at, due_on, remind_days_before)
         values ($1, 'Many', $2, 'STEEL', 'DE', now() - interval '2 days', now() - interval '2 days', $3, 5)`,
        [nordwerk.id, `many-${count}@newcomer.example`, inDays(1)],
      );
    expect(await send()).toBe(60);
  });
});

describe('the due date', () => {
  test('is shown to the supplier in its requests, and is a calendar file in the mail', async () => {
    const dueDate = inDays(20);
    const { linkingId } = await asked({
      email: people.user,
      sectorCode: 'TEXTILES',
      countryCode: 'AT',
      dueDate,
    });
    const alpengussId = await server.projectId('Alpenguss GmbH');
    const answer = await server.call(people.user, { url: `/api/customer-requests/project/${alpengussId}` });
    const request = answer
      .json<{ data: CustomerRequest[] }>()
      .data.find(({ LinkingId }) => LinkingId === linkingId);
    expect(request?.DueDate).toBe(dueDate);
    const [mail] = await server.database.query<{ calendar: string }>(
      'select calendar from mails where linking_id = $1',
      [linkingId],
    );
    const lines = (mail?.calendar ?? '').replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain(`UID:${linkingId}@localhost`);
    expect(lines).toContain(`DTSTART;VALUE=DATE:${dueDate.replaceAll('-', '')}`);
    expect(lines).toContain('SUMMARY:Responder a Nordwerk Automotive AG: datos de carbono');
  });

  test('that is missing leaves the mail without a calendar file', async () => {
    const { linkingId } = await asked({});
    const mails = await server.database.query('select calendar from mails where linking_id = $1', [
      linkingId,
    ]);
    expect(mails).toEqual([{ calendar: '' }]);
  });

  test('in the past is refused everywhere, but an existing one may stay', async () => {
    const { linkingId } = await asked({});
    const past = { dueDate: inDays(-2) };
    const answers = [
      await nordwerk.post('/remind', { linkingId, ...past }),
      await nordwerk.post('/remind-all', { linkingIds: [linkingId], ...past }),
      await nordwerk.put(`/${linkingId}`, { data: past, version: 1 }),
    ];
    expect(answers.map((answer) => answer.json<{ error: { code: string } }>().error.code)).toEqual(
      answers.map(() => 'DUE_DATE_PAST'),
    );
    await server.database.query('update linkings set due_on = $2 where id = $1', [linkingId, past.dueDate]);
    const { version } = await nordwerk.supplier(linkingId);
    const kept = await nordwerk.put(`/${linkingId}`, { data: { ...past, remindDaysBefore: 3 }, version });
    expect(kept.json()).toMatchObject({ data: { ...past, remindDaysBefore: 3 } });
  });
});
