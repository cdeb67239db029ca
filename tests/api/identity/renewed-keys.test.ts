import { Webhook as Receiver } from 'standardwebhooks';
import { manageKeys } from '../../../server/cli/keys';
import { startReceiver } from '../../support/exchange/webhook-receiver';
import { Browser } from '../../support/realm/browser';
import { openRealm, refresh, signIn } from '../../support/realm/realm';
import { createTestApp, people } from '../../support/server/test-app';
import { deliverWebhooks, webhookCalls } from '../../support/server/webhooks';

test('after the keys were renewed nothing that was issued before opens anything, and people sign in again', async () => {
  const realm = await openRealm();
  const browser = new Browser(realm.app);
  const leaked = await signIn(browser);
  expect(await manageKeys(realm.database, ['renew'], { secretsKeys: [] })).toEqual([
    expect.stringMatching(/^The keys .* again\.$/),
  ]);
  await realm.restart();

  await expect(realm.identity.verify(leaked.access_token)).rejects.toThrow();
  expect((await refresh(new Browser(realm.app), leaked.refresh_token)).statusCode).toBe(400);
  const { access_token } = await signIn(new Browser(realm.app));
  await expect(realm.identity.verify(access_token)).resolves.toMatchObject({ name: 'Anna Berger' });
  await expect(manageKeys(realm.database, [], { secretsKeys: [] })).rejects.toThrow(
    'Say what to do: keys renew',
  );
  await realm.close();
});

test('the secrets of webhooks stay the same when the keys are renewed; those of a lost key are counted', async () => {
  const server = await createTestApp({ PRIVATE_HOSTS: '127.0.0.1' });
  const projectId = await server.projectId('Alpenguss GmbH');
  const receiver = await startReceiver();
  const { make, test: ping } = webhookCalls(() => ({ server, projectId }));
  const { webhook, secret } = await make({ name: 'ERP', address: receiver.address, events: ['api-client'] });
  const renew = () => manageKeys(server.database, ['renew'], { secretsKeys: [] });
  expect(await renew()).toHaveLength(1);
  await server.call(people.mainUser, {
    method: 'POST',
    url: `/api/api-clients/project/${projectId}`,
    payload: { data: { name: 'ERP export', scopes: ['carbon:read'] } },
  });
  await deliverWebhooks(server);
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
  const received = new Receiver(secret).verify(body, headers as Record<string, string>);
  expect(received).toMatchObject({ type: 'api-client', data: { action: 'create' } });

  await server.database.query(`update webhook_secrets set secret_sealed = 'lost'`, []);
  expect(await ping(webhook.id)).toMatchObject({ state: 'abandoned', fault: 'SECRET_UNREADABLE' });
  expect(await renew()).toContain(
    'Secrets of webhooks that were kept with a key which is not known here: 1. Renew them.',
  );
  await receiver.close();
  await server.close();
});
