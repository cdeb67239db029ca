import type {
  NewWebhookSecret,
  Webhook,
  WebhookBody,
  WebhookChangeBody,
  WebhookDelivery,
} from '../../../core/contracts/webhooks';
import { faultsOf } from '../../../core/records/faults-of';
import { cleanText } from '../../../core/registration/clean-text';
import { webhookFormFaults, webhookSchema } from '../../../core/webhooks/webhook.schema';
import { maxWebhooks, webhookEvents } from '../../../core/webhooks/webhooks';
import { ApiError, notFound } from '../../lib/api-error';
import { changesBetween } from '../../lib/audit/audit';
import { recordChange, type Author } from '../../lib/audit/record-change';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';
import { hostOf, isPrivateHost } from '../../lib/outgoing/public-address';
import { refuseFaults } from '../../lib/refuse-faults';
import type { SecretBox } from '../../lib/secret-box';
import { findDelivery, resend } from './deliveries-repository';
import * as repository from './repository';
import type { WebhookValues } from './repository';
import { setSecret } from './secrets-repository';
import { createWebhookSecret } from './sign';

export interface Keeping {
  box: SecretBox;
  /** Hosts that may be private and without TLS. */
  privateHosts: readonly string[];
}

/**
 * A webhook with a secret that is shown only once.
 * @throws ApiError 400; 409 WEBHOOKS_MANY, WEBHOOK_EXISTS
 */
export async function createWebhook(
  tx: Queryable,
  keeping: Keeping,
  author: Author,
  given: WebhookBody['data'],
): Promise<NewWebhookSecret['data']> {
  const { projectId, email } = author;
  const requested = readWebhook(given);
  refuseAddress(requested, keeping);
  await repository.lockWebhooks(tx, projectId);
  const existing = await repository.findWebhooks(tx, projectId);
  if (existing.length >= maxWebhooks)
    throw new ApiError(409, 'WEBHOOKS_MANY', `A company has at most ${maxWebhooks} webhooks.`);
  refuseName(requested.name, existing);
  const id = await repository.insertWebhook(tx, {
    ...requested,
    id: given.id,
    projectId,
    createdBy: email,
  });
  if (id === undefined) throw exists();
  const secret = await newSecret(tx, keeping.box, id);
  const webhook = await found(tx, projectId, id);
  await recordChange(tx, author, {
    ...named(webhook),
    action: 'create',
    changes: changesBetween({}, requested),
  });
  return { webhook, secret };
}

/** @throws ApiError 400; 404; 409 WEBHOOK_EXISTS */
export async function changeWebhook(
  tx: Queryable,
  keeping: Keeping,
  author: Author,
  { id, isActive, ...given }: WebhookChangeBody['data'] & { id: string },
): Promise<Webhook> {
  const { projectId } = author;
  await repository.lockWebhooks(tx, projectId);
  const before = await found(tx, projectId, id);
  const requested = readWebhook({ ...before, ...given });
  const isMoved = requested.address !== before.address;
  if (isMoved) refuseAddress(requested, keeping);
  const others = (await repository.findWebhooks(tx, projectId)).filter((each) => each.id !== id);
  refuseName(requested.name, others);
  await repository.updateWebhook(tx, { projectId, id }, requested);
  if (isMoved) await repository.startAfresh(tx, { projectId, id });
  if (isActive === true && !before.isActive) await repository.switchOn(tx, { projectId, id });
  if (isActive === false && before.isActive) await repository.switchOff(tx, { projectId, id }, null);
  const after = await found(tx, projectId, id);
  const { name, address, events } = after;
  const changes = changesBetween(before, { name, address, events, isActive: after.isActive });
  if (changes.length > 0) await recordChange(tx, author, { ...named(after), action: 'update', changes });
  return after;
}

/** A secret that is shown only once; the previous one signs for another day. @throws ApiError 404 */
export async function renewSecret(
  tx: Queryable,
  { box }: Keeping,
  author: Author,
  id: string,
): Promise<NewWebhookSecret['data']> {
  await repository.lockWebhooks(tx, author.projectId);
  await found(tx, author.projectId, id);
  const secret = await newSecret(tx, box, id);
  const webhook = await found(tx, author.projectId, id);
  await recordChange(tx, author, { ...named(webhook), action: 'renew-secret' });
  return { webhook, secret };
}

/** Including its deliveries. @throws ApiError 404 */
export async function removeWebhook(tx: Queryable, author: Author, id: string): Promise<Webhook> {
  await repository.lockWebhooks(tx, author.projectId);
  const webhook = await found(tx, author.projectId, id);
  await repository.deleteWebhook(tx, { projectId: author.projectId, id });
  await recordChange(tx, author, { ...named(webhook), action: 'delete' });
  return webhook;
}

/** Repeats a delivery that was sent or given up. @throws ApiError 404; 409 WEBHOOK_OFF */
export async function replayDelivery(
  tx: Queryable,
  projectId: number,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<WebhookDelivery> {
  const { isActive } = await found(tx, projectId, id);
  const delivery = await foundDelivery(tx, id, deliveryId);
  if (!isActive) throw new ApiError(409, 'WEBHOOK_OFF', 'Switch the webhook on first.');
  await resend(tx, deliveryId);
  await publish(tx, { type: 'webhook', action: 'deliver', projectId, data: { id } });
  return foundDelivery(tx, id, delivery.id);
}

/** @throws ApiError 404 */
export async function found(db: Queryable, projectId: number, id: string): Promise<Webhook> {
  const [webhook] = await repository.findWebhooks(db, projectId, id);
  if (!webhook) throw notFound('The webhook');
  return webhook;
}

/** @throws ApiError 404 */
export async function foundDelivery(db: Queryable, webhookId: string, id: string): Promise<WebhookDelivery> {
  const delivery = await findDelivery(db, webhookId, id);
  if (!delivery) throw notFound('The delivery');
  return delivery;
}

function readWebhook(given: WebhookBody['data']): WebhookValues {
  const requested = {
    name: cleanText(given.name),
    address: given.address.trim(),
    events: webhookEvents.filter((event) => given.events.includes(event)),
  };
  refuseFaults(faultsOf(webhookSchema, requested), webhookFormFaults);
  return requested;
}

/** What would never be called. A name is resolved only when it is called (decision 064). */
function refuseAddress({ address }: WebhookValues, { privateHosts }: Keeping): void {
  const url = new URL(address);
  const host = hostOf(url);
  if (privateHosts.includes(host)) return;
  if (url.protocol !== 'https:')
    throw new ApiError(400, 'ADDRESS_NOT_HTTPS', 'Enter an address that begins with https://.');
  if (isPrivateHost(host))
    throw new ApiError(400, 'PRIVATE_ADDRESS', 'Enter an address on the public internet.');
}

function refuseName(name: string, others: readonly Webhook[]): void {
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) throw exists();
}

const exists = () => new ApiError(409, 'WEBHOOK_EXISTS', 'There is a webhook of this name already.');

async function newSecret(tx: Queryable, box: SecretBox, id: string): Promise<string> {
  const secret = createWebhookSecret();
  await setSecret(tx, id, box.seal(secret, id));
  return secret;
}

/** How events and the audit trail describe a webhook. */
const named = ({ id, name }: { id: string; name: string }) =>
  ({ type: 'webhook', area: 'webhook', id, subject: name }) as const;
