import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from '../../../core/contracts/webhooks';
import { useFailureText } from '../../domain/people/use-failure-text';
import type { ApiError } from '../../lib/api/api-error';

/** What has changed, in words. */
export function useEventText(): (event: WebhookDelivery['type']) => string {
  const { t } = useTranslation('webhooks');
  return useCallback(
    // A colon in a key would select another namespace.
    (event) => t(`event.${event === 'submission:complete' ? 'submission' : event}`),
    [t],
  );
}

const own = ['WEBHOOK_EXISTS', 'WEBHOOKS_MANY', 'ADDRESS_NOT_HTTPS', 'WEBHOOK_OFF', 'NOT_FOUND'] as const;

/** Why an action on a webhook failed. */
export function useWebhookFailure(): (error: ApiError) => string {
  const { t } = useTranslation('webhooks');
  const failureText = useFailureText();
  return (error) => {
    if (error.code === 'PRIVATE_ADDRESS') return t('why.PRIVATE_ADDRESS');
    const code = own.find((each) => each === error.code);
    return code ? t(`failures.${code}`) : failureText(error);
  };
}
