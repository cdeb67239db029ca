import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Webhook, WebhookDelivery } from '../../../../core/contracts/webhooks';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { LoadFailure } from '../../../components/ui/load-failure';
import { Notice } from '../../../components/ui/notice';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import * as styles from '../../../domain/systems/systems.module.css';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { useRetryKeys } from '../../../lib/api/use-retry-keys';
import { useGetWebhookLogQuery, useReplayDeliveryMutation, useTestWebhookMutation } from '../api';
import { useWebhookFailure } from '../use-webhook-texts';
import { DeliveryEntry } from './delivery-entry';

/** Deliveries shown initially, and more with each press. */
const step = 20;

interface LogDialogProps {
  projectId: number;
  webhook: Webhook;
  onClose: () => void;
}

/** The deliveries of a webhook with their responses; sends a test and retries failed deliveries. */
export function LogDialog({ projectId, webhook: { id, name, isActive }, onClose }: LogDialogProps) {
  const { t } = useTranslation('webhooks');
  const isConnected = useConnection() === 'connected';
  const failureText = useWebhookFailure();
  const [pageSize, setPageSize] = useState(step);
  const { data, isError, refetch } = useGetWebhookLogQuery({ projectId, id, pageSize });
  const [test, tested] = useTestWebhookMutation();
  const [replay, replayed] = useReplayDeliveryMutation();
  const keyOf = useRetryKeys();
  const error = tested.error ?? replayed.error;
  const sendAgain = ({ id: deliveryId, attemptedAt }: WebhookDelivery) =>
    // One that was delivered since is sent again on purpose.
    void replay({ projectId, id, deliveryId, idempotencyKey: keyOf(deliveryId, attemptedAt) });
  const isMore = data && data.meta.pagination.total > data.data.length;
  return (
    <Dialog
      placement="drawer"
      title={t('log.of', { name })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <Button disabled={!isConnected || tested.isLoading} onClick={() => void test({ projectId, id })}>
          <Send size={18} aria-hidden />
          {t('log.test')}
        </Button>
      }
    >
      <div className={styles.stack}>
        <p className={styles.note}>{t('log.intro')}</p>
        {!isConnected && <Notice tone="caution">{t('offline')}</Notice>}
        {error && <Notice tone="negative">{failureText(error as ApiError)}</Notice>}
        {!data && !isError && <SkeletonLines label={t('common:shell.loading')} />}
        {!data && isError && isConnected && (
          <LoadFailure title={t('log.loadFailed')} onRetry={() => void refetch()} />
        )}
        {data?.data.length === 0 && <p>{t('log.none')}</p>}
        {data && data.data.length > 0 && (
          <ul className={styles.list} aria-label={t('log.action')}>
            {data.data.map((delivery) => (
              <DeliveryEntry
                key={delivery.id}
                delivery={delivery}
                isOpen={delivery.id === tested.data?.id}
                onReplay={isActive && isConnected ? () => sendAgain(delivery) : undefined}
              />
            ))}
          </ul>
        )}
        {isMore && (
          <div>
            <Button disabled={!isConnected} onClick={() => setPageSize(pageSize + step)}>
              {t('log.more')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
