import { outgoingFaults } from '../outgoing/outgoing-faults';

/** Events that a webhook may receive: the types of realtime events, each with its text in the namespace `account`. */
export const webhookEvents = [
  'customer-request',
  'submission:complete',
  'business-segment',
  'company-questions',
  'emissions',
  'calculation',
  'activity',
  'spend',
  'spend-distribution',
  'supplier-input',
  'accounting-settings',
  'allocation',
  'product',
  'exchange-partner',
  'sustainability-report',
  'supplychain-supplier',
  'company-profile',
  'user',
  'privileges',
  'api-client',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Of one company. */
export const maxWebhooks = 10;
export const maxWebhookNameLength = 80;
export const maxWebhookAddressLength = 500;

/** Why a webhook was switched off automatically: its address is gone (410), or nothing was delivered for a day. */
export const webhookOffReasons = ['gone', 'failing'] as const;
export type WebhookOffReason = (typeof webhookOffReasons)[number];

/** The state of a delivery. */
export const webhookDeliveryStates = ['waiting', 'delivered', 'abandoned'] as const;

/** Why a request got no valid response; the app has a text for each. */
export const webhookFaults = [...outgoingFaults, 'REFUSED', 'SECRET_UNREADABLE'] as const;
