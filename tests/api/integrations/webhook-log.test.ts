import { randomUUID } from 'node:crypto';
import type { WebhookMessage } from '../../../core/contracts/webhooks';
import { publish } from '../../../server/lib/events';
import { deleteOld } from '../../../server/modules/webhooks/deliveries-repository';
import { answer } from '../../support/exchange/fake-partner';
import { startReceiver, type WebhookReceiver } from '../../support/exchange/webhook-receiver';
import { createTestApp, type TestApp } from '../../support/server/test-app';
import { deliverWebhooks, passHours, webhookCalls } from '../../support/server/webhooks';

let server: TestApp;
let projectId: number;
let receiver: WebhookReceiver;
let id: string;

beforeAll(async () => {
  server = await createTestApp({ PRIVATE_HOSTS: '127.0.0.1', PUBLIC_URL: 'https://portal.example' });
  projectId = await server.projectId('Alpenguss GmbH');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.query('delete from webhook_endpoints', []);
  await server.database.query('delete from mails', []);
  receiver = await startReceiver();
  const made = await make({ name: 'ERP', address: receiver.address, events: ['product'] });
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

test('the log shows messages and responses, newest first', async () => {
  receiver.answers(answer(400, `${'é'.repeat(1_500)}\u0000`));
  await happens();
  await deliver();
  await happens();
  const [waiting, tried] = await log(id);
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 0, status: null, answer: '' });
  expect(tried).toMatchObject({
    ...{ type: 'product', state: 'waiting', attempts: 1, status: 400, fault: 'REFUSED' },
    ...{ answer: 'é'.repeat(1_000), body: receiver.received[0]?.body, id: ids()[0] },
  });
});

test('a response with NUL characters is stored without them', async () => {
  receiver.answers(answer(200, 'a\u0000b'));
  expect(await ping(id)).toMatchObject({ answer: 'ab', state: 'delivered' });
});

test('a delivered message is resent manually, with its original id', async () => {
  await happens();
  await deliver();
  const [delivery] = await log(id);
  expect((await replay(delivery?.id)).json()).toMatchObject({ data: { state: 'waiting', attempts: 0 } });
  await deliver();
  expect(ids()).toEqual([delivery?.id, delivery?.id]);
  expect(await log(id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  expect((await replay(randomUUID())).statusCode).toBe(404);
});

test('a test sends a ping immediately and shows the response, even if the webhook is off', async () => {
  await send('PATCH', `/${id}`, { data: { isActive: false } });
  const tried = await ping(id);
  expect(tried).toMatchObject({
    ...{ type: 'ping', state: 'delivered', status: 200, answer: '{"taken":true}', fault: null },
  });
  expect(messages()).toMatchObject([{ type: 'ping', data: { action: 'test', projectId } }]);
  receiver.answers(answer(500, 'broken'));
  expect(await ping(id)).toMatchObject({ state: 'abandoned', status: 500, answer: 'broken' });
  expect(await webhook()).toMatchObject({ failingSince: null });
});

test('messages are deleted after 30 days', async () => {
  await happens();
  await deliver();
  await passHours(server, 24 * 29);
  await deleteOld(server.database);
  expect(await log(id)).toHaveLength(1);
  await passHours(server, 48);
  await deleteOld(server.database);
  expect(await log(id)).toEqual([]);
});
