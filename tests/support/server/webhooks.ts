import type {
  NewWebhookSecret,
  Webhook,
  WebhookBody,
  WebhookDelivery,
  WebhookDeliveryList,
} from '../../../core/contracts/webhooks';
import { loadSealingKey } from '../../../server/identity/embedded/secrets';
import { createOutgoing } from '../../../server/lib/outgoing/outgoing';
import { createSecretBox } from '../../../server/lib/secret-box';
import { createMails } from '../../../server/mail/create-mails';
import { deliverDue } from '../../../server/modules/webhooks/deliver';
import { people, type TestApp } from './test-app';

type Payload = object | undefined;

/** What an administrator of a company does with its webhooks. */
export function webhookCalls(place: () => { server: TestApp; projectId: number }) {
  const send = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    rest = '',
    payload?: Payload,
    email?: string,
  ) => {
    const { server, projectId } = place();
    return server.call(email ?? people.mainUser, {
      method,
      url: `/api/webhooks/project/${projectId}${rest}`,
      ...(payload && { payload }),
    });
  };
  return {
    send,
    list: async () => (await send('GET')).json<{ data: Webhook[] }>().data,
    make: async (data: WebhookBody['data']) =>
      (await send('POST', '', { data })).json<NewWebhookSecret>().data,
    log: async (id: string) => (await send('GET', `/${id}/deliveries`)).json<WebhookDeliveryList>().data,
    test: async (id: string) => (await send('POST', `/${id}/test`)).json<{ data: WebhookDelivery }>().data,
  };
}

/** The background work of a running server. */
export async function deliverWebhooks(
  { database }: TestApp,
  { stopping, timeoutMs = 20_000 }: { stopping?: AbortSignal; timeoutMs?: number | undefined } = {},
): Promise<void> {
  const parts = {
    outgoing: createOutgoing({ privateHosts: ['127.0.0.1'], timeoutMs, maxBytes: 64 * 1024 }),
    box: createSecretBox([await loadSealingKey(database)]),
    mailWebhookOff: createMails('https://portal.example').webhookOff,
  };
  await deliverDue(database, parts, stopping);
}

/** As if that many hours had passed. */
export async function passHours({ database }: TestApp, hours: number): Promise<void> {
  await database.query(
    `update webhook_deliveries set created_at = created_at - $1::float8 * interval '1 hour',
            next_attempt_at = next_attempt_at - $1::float8 * interval '1 hour',
            first_attempt_at = first_attempt_at - $1::float8 * interval '1 hour'`,
    [hours],
  );
  await database.query(
    `update webhook_endpoints set failing_since = failing_since - $1::float8 * interval '1 hour',
            claimed_until = claimed_until - $1::float8 * interval '1 hour'`,
    [hours],
  );
  await database.query(`update webhook_secrets set ends_at = ends_at - $1::float8 * interval '1 hour'`, [
    hours,
  ]);
}
