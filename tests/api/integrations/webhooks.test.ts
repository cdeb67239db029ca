import { Webhook as Receiver } from 'standardwebhooks';
import type { AuditList } from '../../../core/contracts/audit';
import type { NewWebhookSecret } from '../../../core/contracts/webhooks';
import { startReceiver, type WebhookReceiver } from '../../support/exchange/webhook-receiver';
import { newApiClient } from '../../support/server/api-clients';
import { eventsOf } from '../../support/server/events';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';
import { passHours, webhookCalls } from '../../support/server/webhooks';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp({ PRIVATE_HOSTS: '127.0.0.1' });
  projectId = await server.projectId('Alpenguss GmbH');
});
afterAll(() => server.close());
beforeEach(() => server.database.query('delete from webhook_endpoints', []));

const { send, list, make, test: ping } = webhookCalls(() => ({ server, projectId }));
const erp = {
  name: 'ERP',
  address: 'https://erp.example.com/hooks',
  events: ['calculation', 'api-client'] as const,
};
const wanted = (data: object = {}) => ({ ...erp, events: [...erp.events], ...data });
const errorOf = (answer: { json: () => unknown }) =>
  (answer.json() as { error: { code: string; message: string } }).error;
const trail = async () =>
  (
    await server.call(people.mainUser, { url: `/api/audit/project/${projectId}?area=webhook` })
  ).json<AuditList>().data;

test('an administrator creates a webhook; its secret is shown once and stored encrypted', async () => {
  const { webhook, secret } = await make(wanted({ name: ' ERP  hook ', address: ` ${erp.address} ` }));
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(webhook).toMatchObject({
    ...{ name: 'ERP hook', address: erp.address, events: ['calculation', 'api-client'] },
    ...{ isActive: true, offReason: null, failingSince: null, deliveredAt: null },
  });
  expect(await list()).toEqual([webhook]);
  const stored = await server.database.query('select to_jsonb(s)::text as row from webhook_secrets s', []);
  expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
});

test('no user, other company or API client can see or create one', async () => {
  const { webhook } = await make(wanted());
  const { call } = await newApiClient(server, { projectId, name: 'Any', scopes: ['company:read'] });
  expect((await send('GET', '', undefined, people.user)).statusCode).toBe(403);
  expect((await send('POST', '', { data: wanted() }, people.user)).statusCode).toBe(403);
  expect((await send('GET', '', undefined, people.stranger)).statusCode).toBe(404);
  expect((await call({ url: `/api/webhooks/project/${projectId}` })).statusCode).toBe(403);
  const other = await server.projectId('BrightPack (Suzhou) Co., Ltd.');
  for (const [method, rest] of [
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/secret'],
    ['POST', '/test'],
    ['GET', '/deliveries'],
  ] as const) {
    const answer = await server.call(people.stranger, {
      method,
      url: `/api/webhooks/project/${other}/${webhook.id}${rest}`,
      ...(method === 'PATCH' && { payload: { data: {} } }),
    });
    expect([method, rest, answer.statusCode]).toEqual([method, rest, 404]);
  }
});

test.each([
  ['without a name', { name: '  ' }, 'NAME_REQUIRED'],
  ['with a long name', { name: 'x'.repeat(81) }, 'NAME_TOO_LONG'],
  ['without an address', { address: ' ' }, 'ADDRESS_REQUIRED'],
  ['with words for an address', { address: 'our ERP' }, 'ADDRESS_INVALID'],
  ['with a password in its address', { address: 'https://me:secret@erp.example.com/' }, 'ADDRESS_INVALID'],
  ['with a fragment', { address: 'https://erp.example.com/#hooks' }, 'ADDRESS_INVALID'],
  ['with an invalid port', { address: 'https://erp.example.com:99999/' }, 'ADDRESS_INVALID'],
  ['of another protocol', { address: 'ftp://erp.example.com/' }, 'ADDRESS_INVALID'],
  ['with a long address', { address: `https://erp.example.com/${'x'.repeat(500)}` }, 'ADDRESS_TOO_LONG'],
  ['without TLS', { address: 'http://erp.example.com/hooks' }, 'ADDRESS_NOT_HTTPS'],
  ['of this machine', { address: 'https://localhost/hooks' }, 'PRIVATE_ADDRESS'],
  ['of a private network', { address: 'https://10.0.0.1/' }, 'PRIVATE_ADDRESS'],
  ['of a private network in IPv6', { address: 'https://[fd00::1]/' }, 'PRIVATE_ADDRESS'],
  ['without events', { events: [] }, 'NOTHING_CHOSEN'],
  ['with an unknown event', { events: ['webhook'] }, 'INVALID_INPUT'],
])('no webhook %s', async (_case, data, code) => {
  const answer = await send('POST', '', { data: wanted(data) });
  expect([answer.statusCode, errorOf(answer).code]).toEqual([400, code]);
});

test('a caller that chooses the id finds its webhook when the answer was lost', async () => {
  const id = 'b9f7e1c2-0000-4000-8000-000000000001';
  expect((await send('POST', '', { data: wanted({ id }) })).json()).toMatchObject({
    data: { webhook: { id } },
  });
  const other = await send('POST', '', { data: wanted({ id, name: 'Other' }) });
  expect([other.statusCode, errorOf(other).code]).toEqual([409, 'WEBHOOK_EXISTS']);
});

test('names of webhooks are unique, and a company has at most 10', async () => {
  await make(wanted());
  const again = await send('POST', '', { data: wanted({ name: 'erp' }) });
  expect([again.statusCode, errorOf(again).code]).toEqual([409, 'WEBHOOK_EXISTS']);
  for (let number = 2; number <= 10; number += 1) await make(wanted({ name: `Webhook ${number}` }));
  const more = await send('POST', '', { data: wanted({ name: 'One more' }) });
  expect([more.statusCode, errorOf(more).code]).toEqual([409, 'WEBHOOKS_MANY']);
});

test('a webhook is changed, switched off and on, and removed', async () => {
  const [{ webhook }] = [await make(wanted()), await make(wanted({ name: 'BI' }))];
  const path = `/${webhook.id}`;
  const moved = { name: 'ERP 2', address: 'https://erp2.example.com/', events: ['user'] };
  expect((await send('PATCH', path, { data: moved })).json()).toMatchObject({ data: moved });
  expect((await send('PATCH', path, { data: { isActive: false } })).json()).toMatchObject({
    data: { ...moved, isActive: false, offReason: null },
  });
  expect((await send('PATCH', path, { data: { isActive: true } })).json()).toMatchObject({
    data: { isActive: true, offAt: null },
  });
  const taken = await send('PATCH', path, { data: { name: 'bi' } });
  expect([taken.statusCode, errorOf(taken).code]).toEqual([409, 'WEBHOOK_EXISTS']);
  const bad = await send('PATCH', path, { data: { address: 'nowhere' } });
  expect([bad.statusCode, errorOf(bad).code]).toEqual([400, 'ADDRESS_INVALID']);
  expect((await send('DELETE', path)).statusCode).toBe(200);
  expect((await list()).map(({ name }) => name)).toEqual(['BI']);
  expect((await send('DELETE', path)).statusCode).toBe(404);
});

test('a webhook to a host that the operator no longer allows can still be switched off, but not moved there', async () => {
  const { webhook } = await make(wanted());
  const address = 'http://10.0.0.1/';
  await server.database.query('update webhook_endpoints set address = $1', [address]);
  expect((await send('PATCH', `/${webhook.id}`, { data: { address, isActive: false } })).statusCode).toBe(
    200,
  );
  expect((await send('PATCH', `/${webhook.id}`, { data: { address: `${address}x` } })).statusCode).toBe(400);
});

test('changes to a webhook are in the audit trail, and colleagues are notified', async () => {
  const events = await eventsOf(server, projectId, async () => {
    const { webhook } = await make(wanted({ name: 'Trail' }));
    await send('PATCH', `/${webhook.id}`, { data: { isActive: false } });
    await send('POST', `/${webhook.id}/secret`);
    await send('DELETE', `/${webhook.id}`);
  });
  expect(events).toEqual(['create', 'update', 'renew-secret', 'delete'].map((action) => `webhook ${action}`));
  const entries = (await trail()).filter(({ subject }) => subject === 'Trail');
  expect(entries.map(({ action, actor }) => [action, actor])).toEqual(
    ['delete', 'renew-secret', 'update', 'create'].map((action) => [action, people.mainUser]),
  );
  expect(entries[2]?.changes).toEqual([{ field: 'isActive', from: true, to: false }]);
  expect(entries[3]?.changes).toContainEqual({ field: 'address', from: null, to: erp.address });
});

describe('the secret', () => {
  let receiver: WebhookReceiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.close());
  const verified = (secret: string) => {
    const { body, headers } = receiver.received.at(-1) ?? { body: '', headers: {} };
    try {
      return new Receiver(secret).verify(body, headers as Record<string, string>) as object;
    } catch {
      return undefined;
    }
  };

  test('is renewed; the previous one still signs for a day', async () => {
    const { webhook, secret } = await make(wanted({ address: receiver.address }));
    const renewed = (await send('POST', `/${webhook.id}/secret`)).json<NewWebhookSecret>().data;
    expect(renewed.secret).not.toBe(secret);
    await ping(webhook.id);
    expect(verified(renewed.secret)).toMatchObject({ type: 'ping', data: { projectId } });
    expect(verified(secret)).toBeDefined();
    await passHours(server, 25);
    await ping(webhook.id);
    expect(verified(renewed.secret)).toBeDefined();
    expect(verified(secret)).toBeUndefined();
  });

  test('that a system has stays valid for its day, however often it is renewed', async () => {
    const { webhook, secret } = await make(wanted({ address: receiver.address }));
    await send('POST', `/${webhook.id}/secret`);
    await passHours(server, 23);
    await send('POST', `/${webhook.id}/secret`);
    await ping(webhook.id);
    expect(verified(secret)).toBeDefined();
    await passHours(server, 2);
    await send('POST', `/${webhook.id}/secret`);
    await ping(webhook.id);
    expect(verified(secret)).toBeUndefined();
  });
});
