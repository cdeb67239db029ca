import { loadSealingKey } from '../../server/identity/embedded/secrets';
import type { Database } from '../../server/lib/database';
import { publish } from '../../server/lib/events';
import { createSecretBox } from '../../server/lib/secret-box';
import { insertWebhook } from '../../server/modules/webhooks/repository';
import { setSecret } from '../../server/modules/webhooks/secrets-repository';
import { createWebhookSecret } from '../../server/modules/webhooks/sign';
import { startServerProcess } from '../support/cluster/server-process';
import { answer } from '../support/exchange/fake-partner';
import { startReceiver, type WebhookReceiver } from '../support/exchange/webhook-receiver';
import { addressOf } from '../support/server/postgres-admin';
import { onFreePort } from '../support/server/product-process';
import { openTestDatabase } from '../support/server/test-database';

jest.setTimeout(120_000);

let database: Database;
let receivers: WebhookReceiver[];
let projectId: number;
let serverDatabase: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const [project] = await database.query<{ id: number }>('select id from projects order by id limit 1', []);
  projectId = project?.id ?? 0;
  serverDatabase = await addressOf(database);
  receivers = await Promise.all([1, 2, 3].map(() => startReceiver()));
});
afterAll(async () => {
  await Promise.all(receivers.map((receiver) => receiver.close()));
  await database.close();
});

const start = () =>
  onFreePort((port) => startServerProcess(port, serverDatabase, { PRIVATE_HOSTS: '127.0.0.1' }));
const happens = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () => publish(database, { type: 'product', action: 'update', projectId })),
  );

async function addWebhook({ address }: WebhookReceiver): Promise<string> {
  const id = await insertWebhook(database, {
    ...{ projectId, name: address, address, events: ['product'], createdBy: 'anna' },
  });
  if (id === undefined) throw new Error('The webhook was not created.');
  const box = createSecretBox([await loadSealingKey(database)]);
  await setSecret(database, id, box.seal(createWebhookSecret(), id));
  return id;
}

async function untilDelivered(count: number): Promise<void> {
  for (;;) {
    const [row] = await database.query<{ delivered: number }>(
      'select count(*) as delivered from webhook_deliveries where delivered_at is not null',
      [],
    );
    if ((row?.delivered ?? 0) >= count) return;
  }
}

test('with three servers each event is sent once; one that a killed server was sending is sent again by another', async () => {
  const [held, ...free] = receivers as [WebhookReceiver, WebhookReceiver, WebhookReceiver];
  const first = await start();
  await addWebhook(held);
  const isHeld = new Promise<void>((resolve) => held.answers(() => resolve()));
  await happens(1);
  await isHeld;

  for (const receiver of free) await addWebhook(receiver);
  const others = await Promise.all([start(), start()]);
  await happens(50);
  await untilDelivered(100);
  await first.kill();
  // A minute later.
  held.answers(answer(200, ''));
  await database.query(
    `update webhook_endpoints set claimed_until = claimed_until - interval '1 minute'`,
    [],
  );
  await happens(1);
  await untilDelivered(154);
  await Promise.all(others.map((server) => server.kill()));

  const idsOf = ({ received }: WebhookReceiver) => received.map(({ headers }) => headers['webhook-id']);
  for (const receiver of free) {
    expect(receiver.received).toHaveLength(51);
    expect(new Set(idsOf(receiver)).size).toBe(51);
  }
  // The one that was being sent arrived twice, with the same id; the others once.
  const [cut, ...afterwards] = idsOf(held);
  expect(afterwards.filter((id) => id === cut)).toHaveLength(1);
  expect(new Set(afterwards).size).toBe(52);
  expect(afterwards).toHaveLength(52);
});
