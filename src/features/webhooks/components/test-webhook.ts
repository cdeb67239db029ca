import type { Webhook, WebhookDelivery } from '../../../../core/contracts/webhooks';

/** For tests: a webhook, and a delivery that has failed. */
export const erp: Webhook = {
  id: '0d3f4c52-7f0b-4f5e-9f5c-6f9a2f6a1b02',
  name: 'ERP',
  address: 'https://erp.example.com/hooks',
  events: ['calculation', 'submission:complete'],
  isActive: true,
  offReason: null,
  offAt: null,
  failingSince: null,
  deliveredAt: null,
  secretMadeAt: '2026-04-01T08:00:00.000Z',
  createdAt: '2026-04-01T08:00:00.000Z',
};
export const delivery: WebhookDelivery = {
  id: 'f7a7f8c4-0000-4000-8000-000000000001',
  type: 'calculation',
  createdAt: '2026-04-02T08:00:00.000Z',
  state: 'abandoned',
  attempts: 15,
  attemptedAt: '2026-04-03T08:00:00.000Z',
  nextAttemptAt: null,
  status: 500,
  fault: 'REFUSED',
  answer: 'out of order',
  body: '{"type":"calculation"}',
};
export const log = `GET /api/webhooks/project/42/${erp.id}/deliveries`;
export const logOf = (...data: WebhookDelivery[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 20, pageCount: 1, total: data.length } },
});
