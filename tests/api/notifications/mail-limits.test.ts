import { randomUUID } from 'node:crypto';
import { sendDue } from '../../../server/mail/sender';
import type { Mail } from '../../../server/mail/mail';
import { mailsTo } from '../../support/server/invitations';
import { customer, newSupplier, supplyChainOf, type SupplyChain } from '../../support/server/suppliers';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let nordwerk: SupplyChain;
beforeEach(async () => {
  server = await createTestApp();
  nordwerk = await supplyChainOf(server, 'Nordwerk Automotive AG', customer);
});
afterEach(() => server.close());

/** Sends every waiting mail through a mail server that accepts all. */
async function letMailsLeave(): Promise<Mail[]> {
  const left: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void left.push(mail), close: () => undefined };
  const ignore = () => undefined;
  await sendDue({ database: server.database, mailer, onRefusal: ignore, onFailure: ignore });
  return left;
}

const invite = async (email: string) => {
  const answer = await nordwerk.post('/invite', newSupplier({ email }));
  return { answer, linkingId: answer.json<{ linkingId: string }>().linkingId };
};

test('a stranger who is repeatedly invited and withdrawn gets five mails a day from one company', async () => {
  const statuses: number[] = [];
  let mails = 0;
  for (let round = 0; round < 8; round += 1) {
    const { answer, linkingId } = await invite('stranger@elsewhere.example');
    statuses.push(answer.statusCode);
    mails += (await letMailsLeave()).filter(
      ({ recipient }) => recipient === 'stranger@elsewhere.example',
    ).length;
    if (answer.statusCode === 200) await nordwerk.remove(linkingId);
  }
  expect([statuses, mails]).toEqual([[200, 200, 200, 200, 200, 429, 429, 429], 5]);
  const { answer } = await invite('stranger@elsewhere.example');
  expect(answer.json()).toMatchObject({ error: { code: 'DAILY_MAILS' } });
  expect((await invite('another@elsewhere.example')).answer.statusCode).toBe(200);
});

test('a person who is repeatedly added and deleted gets five mails a day', async () => {
  const projectId = await server.projectId('Alpenguss GmbH');
  const email = 'stranger@elsewhere.example';
  const statuses: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const added = await server.call(people.mainUser, {
      method: 'POST',
      url: `/api/user-management/project/${projectId}/users`,
      payload: { email },
      headers: { 'idempotency-key': randomUUID() },
    });
    statuses.push(added.statusCode);
    const { data } = added.json<{ data?: { id: string } }>();
    if (data)
      await server.call(people.mainUser, { method: 'DELETE', url: `/api/user-management/users/${data.id}` });
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  expect(await mailsTo(server, email)).toHaveLength(5);
});

test('a supplier who is repeatedly asked gets five mails a day, including the invitation', async () => {
  const { linkingId } = await invite('stranger@elsewhere.example');
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1)
    statuses.push((await nordwerk.post('/remind', { linkingId, confirmed: true })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});

test('the refusal does not name the colleague who gets the mails of the person that the customer knows', async () => {
  await server.database.query(
    'update users set proved_at = now(), email_notifications = email <> $1 where email in ($1, $2)',
    [people.mainUser, people.user],
  );
  const { linkingId } = await invite(people.mainUser);
  expect(await mailsTo(server, people.user)).toHaveLength(1);
  await server.database.query('update daily_mails set mails = 5', []);
  const refusal = await nordwerk.post('/remind', { linkingId, confirmed: true });
  expect(refusal.json()).toMatchObject({ error: { code: 'DAILY_MAILS' } });
  expect(refusal.body).not.toContain(people.user);
});

test('the next day they can be sent mails again', async () => {
  const { linkingId } = await invite('stranger@elsewhere.example');
  await server.database.query('update daily_mails set mails = 5', []);
  expect((await nordwerk.post('/remind', { linkingId, confirmed: true })).statusCode).toBe(429);
  await server.database.query('update daily_mails set day = day - 1', []);
  expect((await nordwerk.post('/remind', { linkingId, confirmed: true })).statusCode).toBe(200);
  expect(await server.database.query('select 1 from daily_mails', [])).toHaveLength(1);
});

test('one company sends at most 2,000 mails a day', async () => {
  await server.database.query(
    `insert into daily_mails (project_id, day, recipient_hash, mails)
     select $1, (now() at time zone 'utc')::date, n::text, 1 from generate_series(1, 1999) n`,
    [nordwerk.id],
  );
  expect((await invite('one@elsewhere.example')).answer.statusCode).toBe(200);
  expect((await invite('other@elsewhere.example')).answer.statusCode).toBe(429);
});

test('a line that exceeds the limit is named, so that the others can be invited', async () => {
  const suppliers = ['STEEL', 'ALUMINIUM', 'FREIGHT', 'TEXTILES', 'CHEMICALS', 'MACHINERY'].map(
    (sectorCode) => newSupplier({ email: 'stranger@elsewhere.example', sectorCode }),
  );
  await server.database.query('delete from mails', []);
  const answer = await nordwerk.post('/invite-many', { suppliers });
  const sixth = { row: 5, code: 'RECIPIENT_DAILY_MAILS' };
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { error: { code: 'INVALID_ROWS', details: [sixth] } },
  ]);
  expect(await server.database.query('select 1 from mails', [])).toEqual([]);

  // The check names the line before anything is sent; the others can be invited.
  const elsewhere = newSupplier({ email: 'another@elsewhere.example' });
  const check = await nordwerk.post('/invite-many', { suppliers: [...suppliers, elsewhere], check: true });
  expect(check.json()).toMatchObject({ invited: 0, faults: [sixth] });
  const others = [...suppliers.slice(0, 5), elsewhere];
  const sent = await nordwerk.post('/invite-many', { suppliers: others });
  expect(sent.json()).toMatchObject({ invited: 6, faults: [] });
});

test('a withdrawn invitation no longer counts, unless its mail was sent on the same day', async () => {
  const left = async () => (await nordwerk.list()).meta.permissions.remainingInvites;
  const yesterday = (column: string, table: string) =>
    server.database.query(`update ${table} set ${column} = ${column} - interval '1 day'`, []);
  const before = await left();
  const early = await invite('one@elsewhere.example');
  expect((await nordwerk.remove(early.linkingId)).json()).toEqual({ remainingInvites: before });

  const [late, older] = [await invite('two@elsewhere.example'), await invite('three@elsewhere.example')];
  await letMailsLeave();
  expect((await nordwerk.remove(late.linkingId)).json()).toEqual({ remainingInvites: before - 2 });
  await yesterday('mailed_at', 'linkings');
  expect((await nordwerk.remove(older.linkingId)).json()).toEqual({ remainingInvites: before - 1 });
  await yesterday('spent_on', 'projects');
  expect(await left()).toBe(before);

  const { linkingId } = await invite('four@elsewhere.example');
  await letMailsLeave();
  expect((await nordwerk.remove(linkingId)).json()).toEqual({ remainingInvites: before - 1 });
});
