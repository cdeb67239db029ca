import { Type, type Static } from 'typebox';
import { webhookDeliveryStates, webhookEvents, webhookFaults, webhookOffReasons } from '../webhooks/webhooks';
import { Instant, PageMeta, ProjectParams } from './common';

const Id = Type.String({ format: 'uuid' });
const maybe = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema, description = '') =>
  Type.Union([schema, Type.Null()], description ? { description } : {});
const Events = Type.Array(Type.Enum([...webhookEvents]), { maxItems: webhookEvents.length });

/** An address of another system that receives the company's events. */
export const Webhook = Type.Object({
  id: Id,
  name: Type.String(),
  address: Type.String(),
  events: Events,
  isActive: Type.Boolean(),
  offReason: maybe(
    Type.Enum([...webhookOffReasons]),
    'why it was switched off automatically: response 410, or a day without success; null if active, or switched off by a person',
  ),
  offAt: maybe(Instant),
  failingSince: maybe(Instant, 'time of the first failure since the last success'),
  deliveredAt: maybe(Instant, 'time of the last successful delivery'),
  secretMadeAt: Instant,
  createdAt: Instant,
});
export type Webhook = Static<typeof Webhook>;

/** By name: a company has at most 10. */
export const WebhookList = Type.Object({ data: Type.Array(Webhook) });

/** Tells a caller whose answer was lost which one is theirs. */
const NewId = Type.Optional(
  Type.String({ format: 'uuid', description: 'created by the caller; becomes the id of the webhook' }),
);
const name = Type.String({ maxLength: 1000 });
const address = Type.String({ maxLength: 2000 });

export const WebhookBody = Type.Object({
  data: Type.Object({ id: NewId, name, address, events: Events }),
});
export type WebhookBody = Static<typeof WebhookBody>;

/** Members that are left out are not changed. */
export const WebhookChangeBody = Type.Object({
  data: Type.Partial(Type.Object({ name, address, events: Events, isActive: Type.Boolean() })),
});
export type WebhookChangeBody = Static<typeof WebhookChangeBody>;

export const WebhookParams = Type.Object({ ...ProjectParams.properties, id: Id });
export const WebhookDeliveryParams = Type.Object({ ...WebhookParams.properties, deliveryId: Id });
export const WebhookAnswer = Type.Object({ data: Webhook });

/** The secret with which the receiver verifies signatures. It is shown only once. */
export const NewWebhookSecret = Type.Object({
  data: Type.Object({
    webhook: Webhook,
    secret: Type.String({ description: 'whsec_ followed by the key in base64 (Standard Webhooks)' }),
  }),
});
export type NewWebhookSecret = Static<typeof NewWebhookSecret>;

/** An event for one webhook, and the state of its delivery. */
export const WebhookDelivery = Type.Object({
  id: Type.String({ format: 'uuid', description: 'webhook-id header of every attempt' }),
  type: Type.Enum([...webhookEvents, 'ping']),
  createdAt: Instant,
  state: Type.Enum([...webhookDeliveryStates]),
  attempts: Type.Integer(),
  attemptedAt: maybe(Instant, 'time of the last attempt'),
  nextAttemptAt: maybe(Instant),
  status: maybe(Type.Integer(), 'HTTP status of the last response'),
  fault: maybe(Type.Enum([...webhookFaults]), 'why the last attempt failed'),
  answer: Type.String({ description: 'the first 1,000 characters of the last response' }),
  body: Type.String({ description: 'the JSON as sent' }),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

/** The newest first, of the last 30 days. */
export const WebhookDeliveryList = Type.Object({ data: Type.Array(WebhookDelivery), meta: PageMeta });
export type WebhookDeliveryList = Static<typeof WebhookDeliveryList>;

export const WebhookDeliveryAnswer = Type.Object({ data: WebhookDelivery });

/** The body of every webhook request: what happened to which record, without its content. */
export const WebhookMessage = Type.Object({
  type: Type.Enum([...webhookEvents, 'ping']),
  timestamp: Instant,
  data: Type.Object({
    eventId: Type.String({
      format: 'uuid',
      description: 'the same for every webhook and for the socket of live events',
    }),
    action: Type.String(),
    projectId: Type.Integer(),
    linkingId: Type.Optional(Id),
    year: Type.Optional(Type.Integer()),
    id: Type.Optional(Type.String({ description: 'id of the changed record' })),
  }),
});
export type WebhookMessage = Static<typeof WebhookMessage>;
