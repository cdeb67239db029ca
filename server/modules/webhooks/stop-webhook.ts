import type { Locale } from '../../../core/i18n/locales';
import type { WebhookOffReason } from '../../../core/webhooks/webhooks';
import { audit } from '../../lib/audit/audit';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';
import { findAdministrators, switchOff } from './repository';

export interface WebhookOffMail {
  email: string;
  locale: Locale;
  /** Of the reader. */
  name: string;
  webhook: string;
  reason: WebhookOffReason;
}

export interface StopParts {
  /** Notifies an administrator that a webhook was switched off. */
  mailWebhookOff: (tx: Queryable, mail: WebhookOffMail) => Promise<void>;
}

/** The actor in the audit trail for automatic actions of the server. */
const server = 'server';

/** Switches off an unreachable webhook, and notifies the administrators of its company. */
export async function stopWebhook(
  tx: Queryable,
  { mailWebhookOff }: StopParts,
  { id, name, projectId }: { id: string; name: string; projectId: number },
  reason: WebhookOffReason,
): Promise<void> {
  await switchOff(tx, { projectId, id }, reason);
  for (const reader of await findAdministrators(tx, projectId))
    await mailWebhookOff(tx, { ...reader, webhook: name, reason });
  await publish(tx, { type: 'webhook', action: 'update', projectId, data: { id } });
  await audit(tx, {
    ...{ projectId, actor: server, area: 'webhook', action: 'update', subject: name },
    changes: [{ field: 'isActive', from: true, to: false }],
  });
}
