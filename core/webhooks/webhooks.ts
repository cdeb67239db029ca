/** What a webhook may be told of: the types of realtime events, each with its words in the texts `account`. */
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
export const mostWebhooks = 10;
export const longestWebhookName = 80;
export const longestWebhookAddress = 500;

/** Why a webhook was switched off without a person: its address is gone (410), or nothing arrived for a day. */
export const webhookOffReasons = ['gone', 'failing'] as const;
export type WebhookOffReason = (typeof webhookOffReasons)[number];

/** What has become of a delivery. */
export const webhookDeliveryStates = ['waiting', 'delivered', 'abandoned'] as const;

/** Why a call got no answer that counts; the app has a sentence for each. */
export const webhookFaults = [
  'ADDRESS_INVALID',
  'NOT_HTTPS',
  'PRIVATE_ADDRESS',
  'HOST_UNKNOWN',
  'UNREACHABLE',
  'CERTIFICATE',
  'TIMEOUT',
  'TOO_LARGE',
  'REDIRECTED',
  'REFUSED',
  'SECRET_UNREADABLE',
] as const;
