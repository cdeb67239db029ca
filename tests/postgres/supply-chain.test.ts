import { remind } from '../../server/modules/supply-chain/remind';
import { sendScheduledReminders } from '../../server/modules/supply-chain/scheduled-reminders';
import { mailsTo } from '../support/server/invitations';
import { waitForBlockedTransactions } from '../support/server/blocked-transactions';
import { newSupplier, supplyChainOf, supplyChainParts, type SupplyChain } from '../support/server/suppliers';
import { createTestApp, people, type TestApp } from '../support/server/test-app';

let server: TestApp;
let alpenguss: SupplyChain;

beforeEach(async () => {
  server = await createTestApp();
  alpenguss = await supplyChainOf(server, 'Alpenguss GmbH', people.mainUser);
});
afterEach(() => server.close());

const fail = (error: unknown) => {
  throw error;
};

const counts = async () => {
  const { data, meta } = await alpenguss.list();
  return { suppliers: data.length, remaining: meta.permissions.remainingInvites };
};

test('fifty invitations at once do not exceed the quota', async () => {
  const { suppliers, remaining } = await counts();
  expect(remaining).toBe(5);
  const inputs = Array.from({ length: 50 }, () => newSupplier());
  const answers = await Promise.all(inputs.map((input) => alpenguss.post('/invite', input)));
  const codes = answers.map((answer) =>
    answer.statusCode === 200 ? 'invited' : answer.json<{ error: { code: string } }>().error.code,
  );
  expect(codes.filter((code) => code === 'invited')).toHaveLength(5);
  expect(codes.filter((code) => code === 'QUOTA_REACHED')).toHaveLength(45);
  const left = answers
    .filter(({ statusCode }) => statusCode === 200)
    .map((answer) => answer.json<{ remainingInvites: number }>().remainingInvites);
  expect(left.sort()).toEqual([0, 1, 2, 3, 4]);
  expect(await counts()).toEqual({ suppliers: suppliers + 5, remaining: 0 });
  const mails = await Promise.all(inputs.map(({ email }) => mailsTo(server, email)));
  expect(mails.flat()).toHaveLength(5);
});

test('neither do concurrent lists and single invitations', async () => {
  const lists = Array.from({ length: 10 }, () => ({ suppliers: [newSupplier(), newSupplier()] }));
  const answers = await Promise.all([
    ...lists.map((list) => alpenguss.post('/invite-many', list)),
    ...Array.from({ length: 10 }, () => alpenguss.post('/invite', newSupplier())),
  ]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  expect(await counts()).toMatchObject({ remaining: 0, suppliers: 30 });
});

test('servers that check for scheduled reminders at the same time send each once', async () => {
  const parts = supplyChainParts();
  await server.database.query(
    `insert into linkings (requester_project_id, supplier_name, supplier_email, requested_sector, requested_country,
       created_at, last_requested_at, due_on, remind_days_before)
     select $1, 'Many', 'many-' || number || '@newcomer.example', 'STEEL', 'DE', now() - interval '2 days',
            now() - interval '2 days', current_date + 1, 5
       from generate_series(1, 120) as number`,
    [alpenguss.id],
  );
  const sent = await Promise.all(
    [1, 2, 3, 4].map(() => sendScheduledReminders(server.database, parts, fail)),
  );
  expect(sent.reduce((sum, each) => sum + each, 0)).toBe(120);
  const [written] = await server.database.query<{ mails: number; recipients: number }>(
    `select count(*) as mails, count(distinct recipient) as recipients from mails where recipient like 'many-%'`,
    [],
  );
  expect(written).toEqual({ mails: 120, recipients: 120 });
});

test('two windows that remind the same supplier at the same time send one mail', async () => {
  const { email, ...input } = newSupplier();
  const { linkingId } = (await alpenguss.post('/invite', { email, ...input })).json<{ linkingId: string }>();
  await server.database.query(
    "update linkings set last_requested_at = now() - interval '3 days' where id = $1",
    [linkingId],
  );
  const answers = await Promise.all([
    alpenguss.post('/remind', { linkingId }),
    alpenguss.post('/remind', { linkingId }),
    alpenguss.post('/remind-all', { linkingIds: [linkingId] }),
  ]);
  const reminded = answers.map((answer) => {
    const { data, reminded: count } = answer.json<{ data?: object; reminded?: number }>();
    return data ? 1 : (count ?? 0);
  });
  expect(reminded.reduce((sum, each) => sum + each, 0)).toBe(1);
  expect((await mailsTo(server, email)).filter(({ kind }) => kind === 'reminder')).toHaveLength(1);
});

test('a supplier being reminded in one window is not reminded by "all who owe an answer" in another', async () => {
  const parts = supplyChainParts();
  const { email, ...input } = newSupplier();
  const { linkingId } = (await alpenguss.post('/invite', { email, ...input })).json<{ linkingId: string }>();
  await server.database.query(
    "update linkings set last_requested_at = now() - interval '3 days' where id = $1",
    [linkingId],
  );
  const editor = { projectId: alpenguss.id, email: people.mainUser };
  let all: ReturnType<SupplyChain['post']> | undefined;
  await server.database.transaction(async (tx) => {
    await remind(tx, parts, editor, { linkingId });
    all = alpenguss.post('/remind-all', { actionCode: 'INVITED' });
    await waitForBlockedTransactions(server.database);
  });
  expect((await all)?.statusCode).toBe(200);
  expect((await mailsTo(server, email)).filter(({ kind }) => kind === 'reminder')).toHaveLength(1);
});
