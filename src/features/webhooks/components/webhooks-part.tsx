import { lazy } from 'react';
import { SystemsPart } from '../../../domain/systems/systems-part';

const WebhooksCard = lazy(async () => ({
  default: (await import('./webhooks-card')).WebhooksCard,
}));

/** Systems that are notified of changes. */
export const WebhooksPart = () => (
  <SystemsPart>
    <WebhooksCard />
  </SystemsPart>
);
