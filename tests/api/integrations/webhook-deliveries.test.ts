import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Webhook as Receiver } from 'standardwebhooks';
import type { WebhookMessage } from '../../../core/contracts/webhooks';
import { publish } from '../../../server/lib/events';
import { answer } from '../../support/exchange/fake-partner';
import { startReceiver, type WebhookReceiver } from '../../support/exchange/webhook-receiver';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';
import { deliverWebhooks, passHours, webhookCalls } from '../../support/server/webhooks';

let server: TestApp;
let projectId: number;
let receiver: WebhookReceiver;
let id: string;
let secret: string;

beforeAll(async () => {
  server = await createTestApp({ PRIVATE_HOSTS: '127.0.0.1', PUBLIC_URL: 'https://portal.example' });
  projectId = await server.projectId('Alpenguss GmbH');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.query('delete from webhook_endpoints', []);
  await server.database.query('delete from mails', []);
  receiver = await startReceiver();
  const made = await make({ name: 'ERP', address: receiver.address, events: ['calculation', 'product'] });
  ({ secret } = made);
  ({ id } = made.webhook);
});
afterEach(() => receiver.close());

const { send, list, make, log, test: ping } = webhookCalls(() => ({ server, projectId }));
const deliver = () => deliverWebhooks(server);
const happens = (data: object = {}) =>
  publish(server.database, { type: 'product', action: 'update', projectId, data });
const webhook = async () => (await list()).find((each) => each.id === id);
const ids = () => receiver.received.map(({ headers }) => headers['webhook-id']);
const messages = () => receiver.received.map(({ body }) => JSON.parse(body) as WebhookMessage);
const replay = (deliveryId = '') => send('POST', `/${id}/deliveries/${deliveryId}/replay`);

test('an event of the company is sent once, signed, with names and ids and no figures', async () => {
  await server.call(people.mainUser, {
    method: 'POST',
    url: `/api/ca-emission-results/project/${projectId}/calculate`,
    payload: { year: 2024 },
  });
  await Promise.all([deliver(), deliver()]);
  await deliver();
  const completed = receiver.received.find(({ body }) => body.includes('completed'));
  const headers = completed?.headers as Record<string, string>;
  const message = new Receiver(secret).verify(completed?.body ?? '', headers) as WebhookMessage;
  expect(message).toEqual({
    type: 'calculation',
    timestamp: expect.any(String) as string,
    data: { eventId: expect.any(String) as string, action: 'completed', projectId, year: 2024 },
  });
  expect(messages().filter(({ data }) => data.action === 'completed')).toHaveLength(1);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(await webhook()).toMatchObject({ deliveredAt: expect.any(String) as string, failingSince: null });
});

test('a message names the record that changed', async () => {
  const record = randomUUID();
  await happens({ id: record, secretFigure: 12 });
  await publish(server.database, {
    ...{ type: 'product', action: 'delete', projectId, linkingId: record },
  });
  await deliver();
  expect(messages().map(({ data }) => data)).toMatchObject([
    { action: 'update', id: record },
    { action: 'delete', linkingId: record },
  ]);
  expect(receiver.received[0]?.body).not.toContain('secretFigure');
});

test('events that were not chosen, belong to other companies, or are rolled back are not sent', async () => {
  const other = await server.projectId('BrightPack (Suzhou) Co., Ltd.');
  await publish(server.database, { type: 'user', action: 'update', projectId });
  await publish(server.database, { type: 'product', action: 'update', projectId: other });
  await server.database
    .transaction(async (tx) => {
      await publish(tx, { type: 'product', action: 'update', projectId });
      throw new Error('undone');
    })
    .catch(() => undefined);
  await deliver();
  expect(receiver.calls).toEqual([]);
  expect(await log(id)).toEqual([]);
});

test.each([
  ['answers 503', answer(503, 'later'), undefined],
  ['answers 404', answer(404, 'nothing here'), undefined],
  ['redirects', answer(307, '', { location: '/elsewhere' }), undefined],
  ['does not respond', () => undefined, 2_000],
  ['answers 5 MB', answer(200, 'x'.repeat(5_000_000)), undefined],
])('a receiver that %s gets the same message again, with the same id', async (_what, handler, timeoutMs) => {
  receiver.answers(handler);
  await happens();
  await deliverWebhooks(server, { timeoutMs });
  await deliver();
  expect(receiver.calls).toEqual(['POST /hook']);
  expect(await log(id)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  expect(await webhook()).toMatchObject({ isActive: true, failingSince: expect.any(String) as string });
  receiver.answers(answer(204, ''));
  await passHours(server, 1);
  await deliver();
  const [first, second] = receiver.received;
  expect(second?.body).toBe(first?.body);
  expect(new Set(ids()).size).toBe(1);
  expect(await log(id)).toMatchObject([{ state: 'delivered', attempts: 2, status: 204, fault: null }]);
  expect(await webhook()).toMatchObject({ failingSince: null });
});

test.each([
  [1, 30],
  [2, 60],
  [5, 480],
  [10, 4 * 3600],
  [14, 4 * 3600],
])('the delay after attempt %i is about %i s', async (attempts, seconds) => {
  receiver.answers(answer(500, ''));
  await happens();
  await server.database.query('update webhook_deliveries set attempts = $1', [attempts - 1]);
  await deliver();
  const [{ attemptedAt, nextAttemptAt } = { attemptedAt: null, nextAttemptAt: null }] = await log(id);
  const wait = (Date.parse(nextAttemptAt ?? '') - Date.parse(attemptedAt ?? '')) / 1000;
  expect(wait).toBeGreaterThan(seconds * 0.79);
  expect(wait).toBeLessThan(seconds * 1.21);
});

test('after a day a message fails; a webhook without any success is switched off, and administrators are told', async () => {
  receiver.answers(answer(500, 'broken'));
  await happens();
  await deliver();
  await passHours(server, 23);
  await happens();
  await deliver();
  expect(await webhook()).toMatchObject({ isActive: true });
  await passHours(server, 4);
  await deliver();
  expect(await webhook()).toMatchObject({ isActive: false, offReason: 'failing' });
  expect((await log(id)).map(({ state }) => state)).toEqual(['abandoned', 'abandoned']);
  const mails = await server.database.query<{ recipient: string; subject: string; text: string }>(
    'select recipient, subject, text_body as text from mails',
    [],
  );
  expect(mails).toEqual([
    {
      recipient: people.mainUser,
      subject: expect.stringContaining('ERP') as string,
      text: expect.stringContaining('https://portal.example/') as string,
    },
  ]);
  const before = receiver.received.length;
  await happens();
  await passHours(server, 24);
  await deliver();
  expect(receiver.received).toHaveLength(before);
});

test('if a message is refused for a day while others arrive, only that message fails', async () => {
  receiver.answers(answer(422, 'not this one'));
  await happens();
  await deliver();
  receiver.answers(answer(200, ''));
  await happens();
  await deliver();
  receiver.answers(answer(422, 'not this one'));
  await passHours(server, 25);
  await deliver();
  expect((await log(id)).map(({ state }) => state)).toEqual(['delivered', 'abandoned']);
  expect(await webhook()).toMatchObject({ isActive: true });
});

test('a corrected address gets what waits immediately, and may fail for a day again', async () => {
  receiver.answers(answer(500, 'broken'));
  await happens();
  await deliver();
  await passHours(server, 23);
  await deliver();
  await receiver.close();
  receiver = await startReceiver();
  receiver.answers(answer(500, 'not ready yet'));
  await send('PATCH', `/${id}`, { data: { address: receiver.address } });
  await deliver();
  expect(receiver.received).toHaveLength(1);
  await happens();
  await passHours(server, 2);
  await deliver();
  expect(await webhook()).toMatchObject({ isActive: true, offReason: null });
});

test('a receiver that is gone (410) is not called again until it is switched on', async () => {
  receiver.answers(answer(410, 'gone'));
  await happens();
  await happens();
  await deliver();
  expect(receiver.received).toHaveLength(1);
  expect(await webhook()).toMatchObject({ isActive: false, offReason: 'gone' });
  const refused = await replay((await log(id))[0]?.id);
  expect([refused.statusCode, refused.json<{ error: { code: string } }>().error.code]).toEqual([
    ...[409, 'WEBHOOK_OFF'],
  ]);
  receiver.answers(answer(200, ''));
  await send('PATCH', `/${id}`, { data: { isActive: true } });
  await happens();
  await deliver();
  expect(receiver.received).toHaveLength(2);
  expect(await webhook()).toMatchObject({ isActive: true, offReason: null, offAt: null });
});

test('somebody who wants no notifications gets no mail', async () => {
  await server.database.query('update users set email_notifications = false where email = $1', [
    people.mainUser,
  ]);
  receiver.answers(answer(410, ''));
  await happens();
  await deliver();
  expect(await webhook()).toMatchObject({ isActive: false });
  expect(await server.database.query('select 1 from mails', [])).toEqual([]);
  await server.database.query('update users set email_notifications = true', []);
});

test.each(['https://127.0.0.2/', 'https://[::1]/', 'https://169.254.169.254/latest', 'https://localhost/'])(
  'nothing is sent to %s, which is private and was allowed before',
  async (address) => {
    await server.database.query('update webhook_endpoints set address = $2 where id = $1', [id, address]);
    expect(await ping(id)).toMatchObject({ status: null, fault: 'PRIVATE_ADDRESS' });
  },
);

test('a receiver that does not respond does not block others', async () => {
  let respond = (_response: ServerResponse) => {};
  const held = new Promise<ServerResponse>((resolve) => (respond = resolve));
  receiver.answers((_request, response) => respond(response));
  const quick = await startReceiver();
  const others = new Promise<void>((resolve) =>
    quick.answers((_request, response) => response.end(() => quick.received.length === 2 && resolve())),
  );
  await make({ name: 'Quick', address: quick.address, events: ['product'] });
  await happens();
  await happens();
  const delivered = deliver();
  await others;
  const slow = await held;
  expect(receiver.received).toHaveLength(1);
  receiver.answers(answer(200, ''));
  slow.end();
  await delivered;
  expect(receiver.received).toHaveLength(2);
  expect(quick.received).toHaveLength(2);
  await quick.close();
});

test('a webhook that is removed during a delivery is gone', async () => {
  receiver.answers((_request, response) => {
    void send('DELETE', `/${id}`).then(() => response.end());
  });
  await happens();
  await deliver();
  expect(await list()).toEqual([]);
});

test('a message is sent again when the server that was sending it has died', async () => {
  await happens();
  await server.database.query(`update webhook_endpoints set claimed_until = now() + interval '1 minute'`, []);
  await deliver();
  expect(receiver.received).toEqual([]);
  await passHours(server, 0.02);
  await deliver();
  expect(receiver.received).toHaveLength(1);
});

test('a server that stops hands over what it is sending, and starts nothing else', async () => {
  const stopping = new AbortController();
  receiver.answers(() => stopping.abort());
  await happens();
  await happens();
  await deliverWebhooks(server, { stopping: stopping.signal });
  expect(receiver.received).toHaveLength(1);
  expect(await webhook()).toMatchObject({ failingSince: null });
  receiver.answers(answer(200, ''));
  await deliver();
  const [cut, ...afterwards] = ids();
  expect(afterwards).toHaveLength(2);
  expect(afterwards).toContain(cut);
});
