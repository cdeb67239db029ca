import type { Supplier, SupplierDetails } from '../../../core/contracts/supply-chain';
import { mailsTo } from '../../support/server/invitations';
import { customer, newSupplier, supplyChainOf, type SupplyChain } from '../../support/server/suppliers';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let nordwerk: SupplyChain;
let alpengussId: number;

beforeAll(async () => {
  server = await createTestApp();
  nordwerk = await supplyChainOf(server, 'Nordwerk Automotive AG', customer);
  alpengussId = await server.projectId('Alpenguss GmbH');
});
afterAll(() => server.close());

const error = (answer: { json(): { error: { code: string; message: string } } }) => answer.json().error;

async function invite(overrides: Parameters<typeof newSupplier>[0] = {}): Promise<Supplier> {
  const input = newSupplier(overrides);
  const { linkingId } = (await nordwerk.post('/invite', input)).json<{ linkingId: string }>();
  return nordwerk.supplier(linkingId);
}

/** As if the supplier had been asked long ago. */
const askLongAgo = ({ linkingId }: Supplier) =>
  server.database.query("update linkings set last_requested_at = now() - interval '30 days' where id = $1", [
    linkingId,
  ]);

async function bySupplier(name: string): Promise<Supplier> {
  const found = (await nordwerk.list()).data.find(({ supplierName }) => supplierName === name);
  if (!found) throw new Error(`Nordwerk has no supplier ${name}.`);
  return found;
}

describe('reminding one', () => {
  test('writes a mail with a new link, in the language of the invitation, and is recorded', async () => {
    const supplier = await invite({ locale: 'pt', message: 'First words' });
    await askLongAgo(supplier);
    const payload = { linkingId: supplier.linkingId, message: 'Second words', dueDate: '2099-06-30' };
    const preview = (await nordwerk.post('/preview-reminder', payload)).json<{
      text: string;
      subject: string;
    }>();
    const answer = await nordwerk.post('/remind', payload);
    expect(answer.json()).toMatchObject({ data: { status: 'invited', dueDate: '2099-06-30' } });
    const [, mail] = await mailsTo(server, supplier.email);
    expect(mail).toMatchObject({ kind: 'reminder', locale: 'pt', subject: preview.subject });
    expect(mail?.text).toMatch(/Second words[^]*\/pt\/\?token=/);
    expect(mail?.text.replace(/\?token=\S+/, '')).toBe(preview.text);
    const { data } = (await nordwerk.get(`/${supplier.linkingId}`)).json<{ data: SupplierDetails }>();
    expect(data.history.map(({ what }) => what)).toEqual(['reminded', 'invited']);
  });

  test('is not done twice within a day unless it is confirmed', async () => {
    const { linkingId, email } = await invite();
    expect(error(await nordwerk.post('/remind', { linkingId }))).toMatchObject({
      code: 'REMINDED_RECENTLY',
      message: 'This supplier was asked within the last 24 hours. Confirm that it is to be asked again.',
    });
    expect((await nordwerk.post('/remind', { linkingId, confirmed: true })).statusCode).toBe(200);
    expect(await mailsTo(server, email)).toHaveLength(2);
  });

  test.each([{}, { linkingId: '' }, { linkingId: 7 }])('needs a linking id: %j', async (payload) => {
    const answer = await nordwerk.post('/remind', payload);
    expect([answer.statusCode, error(answer).message]).toEqual([400, 'Supplier linkage ID is required']);
  });

  test('reaches a colleague who wants such mails, whose address is not revealed', async () => {
    const supplier = await invite({ email: people.mainUser, sectorCode: 'GLASS_CERAMICS' });
    const want = (email: string, wanted: boolean) =>
      server.database.query('update users set email_notifications = $2 where email = $1', [email, wanted]);
    const payload = { linkingId: supplier.linkingId, confirmed: true };
    const reminders = async (email: string) =>
      (await mailsTo(server, email)).filter(({ kind }) => kind === 'reminder').length;
    const before = await reminders(people.user);
    await want(people.mainUser, false);
    const preview = await nordwerk.post('/preview-reminder', { linkingId: supplier.linkingId });
    expect(preview.json()).toMatchObject({ recipient: supplier.supplierName });
    await nordwerk.post('/remind', payload);
    expect(await reminders(people.user)).toBe(before + 1);
    expect((await nordwerk.supplier(supplier.linkingId)).mail).toBeNull();

    await server.database.query('update users set email_notifications = false where project_id = $1', [
      alpengussId,
    ]);
    expect((await nordwerk.supplier(supplier.linkingId)).mail).toBe('unwanted');
    await server.database.query('update users set email_notifications = true where project_id = $1', [
      alpengussId,
    ]);
  });

  test('does not bother suppliers that have declined', async () => {
    const supplier = (await nordwerk.list()).data.find(({ status }) => status === 'declined');
    const answer = await nordwerk.post('/remind', { linkingId: supplier?.linkingId, confirmed: true });
    expect([answer.statusCode, error(answer).code]).toEqual([409, 'SUPPLIER_DECLINED']);
  });
});

describe('reminding all', () => {
  test('needs an action code or linking ids', async () => {
    expect(error(await nordwerk.post('/remind-all', {})).message).toBe(
      'Action code or linking ids are required',
    );
    expect(error(await nordwerk.post('/remind-all', { actionCode: 'ALL' })).message).toBe(
      'Action code must be INVITED or NOT_SUBMITTED',
    );
  });

  test('INVITED asks those who have not answered and were not asked within a day', async () => {
    const [long, recent] = [await invite(), await invite()];
    await askLongAgo(long);
    const answer = (await nordwerk.post('/remind-all', { actionCode: 'INVITED' })).json<object>();
    expect(answer).toMatchObject({ notWaiting: 0, remaining: 0 });
    expect(await mailsTo(server, long.email)).toHaveLength(2);
    expect(await mailsTo(server, recent.email)).toHaveLength(1);
    const again = await nordwerk.post('/remind-all', { actionCode: 'INVITED' });
    expect(again.json()).toMatchObject({ reminded: 0 });
  });

  test('NOT_SUBMITTED asks those who have accepted but not submitted', async () => {
    const supplier = await bySupplier('Tatry Odliatky s.r.o.');
    await server.database.query('update linkings set last_submitted_at = null where id = $1', [
      supplier.linkingId,
    ]);
    const answer = await nordwerk.post('/remind-all', { actionCode: 'NOT_SUBMITTED', message: 'Please.' });
    expect(answer.json()).toMatchObject({ reminded: expect.any(Number), remaining: 0 });
    expect((await nordwerk.supplier(supplier.linkingId)).lastLinkingRequest).not.toBe(
      supplier.lastLinkingRequest,
    );
  });

  test('by ids leaves out declined, unknown and recently asked suppliers', async () => {
    const [long, recent] = [await invite(), await invite()];
    await askLongAgo(long);
    const declined = (await nordwerk.list()).data.find(({ status }) => status === 'declined');
    const unknown = '6f1c0f66-0000-4000-8000-000000000001';
    const linkingIds = [long.linkingId, recent.linkingId, declined?.linkingId, unknown, long.linkingId];
    const answer = await nordwerk.post('/remind-all', { linkingIds });
    const sums = { reminded: 1, askedRecently: 1, notWaiting: 2, overMailLimit: 0, remaining: 0 };
    expect(answer.json()).toEqual(sums);
  });

  test('leaves out an address that has received the mails of the day, and asks the others', async () => {
    const [first, other] = [await invite(), await invite()];
    await askLongAgo(first);
    await askLongAgo(other);
    const invitedOnce = { linkingId: first.linkingId, confirmed: true };
    for (let mails = 1; mails < 5; mails += 1) await nordwerk.post('/remind', invitedOnce);
    await askLongAgo(first);
    const answer = await nordwerk.post('/remind-all', { linkingIds: [first.linkingId, other.linkingId] });
    expect(answer.json()).toMatchObject({ reminded: 1, overMailLimit: 1, remaining: 0 });
    expect(await mailsTo(server, first.email)).toHaveLength(5);
    expect(await mailsTo(server, other.email)).toHaveLength(2);
  });
});
