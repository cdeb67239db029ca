import { useTranslation } from 'react-i18next';
import type { ExchangePartner } from '../../../../../core/contracts/exchange-partners';
import { Button } from '../../../../components/ui/button';
import { Dialog } from '../../../../components/ui/dialog';
import { Notice } from '../../../../components/ui/notice';
import type { ApiError } from '../../../../lib/api/api-error';
import { useProjectId } from '../../../../lib/session/use-session';
import { useErrorText } from '../../shared/use-error-text';
import { useRemoveSourceMutation } from './exchange-api';
import * as styles from './exchange.module.css';
import { NeedsConnection, useIsConnected } from './needs-connection';

/** Asks before footprints of a partner are fetched no more. */
export function StopDialog({ partner, onClose }: { partner: ExchangePartner; onClose: () => void }) {
  const { t } = useTranslation('carbon-exchange');
  const projectId = useProjectId();
  const isConnected = useIsConnected();
  const textOf = useErrorText();
  const [remove, { error, isLoading }] = useRemoveSourceMutation();
  const stop = async () => {
    if (projectId === undefined) return;
    const outcome = await remove({ projectId, id: partner.id });
    if (!outcome.error) onClose();
  };
  return (
    <Dialog
      title={t('source.stop')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="danger" disabled={!isConnected || isLoading} onClick={() => void stop()}>
            {t('source.stop')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {error && <Notice tone="negative">{textOf(error as ApiError, t('failed'))}</Notice>}
        <NeedsConnection />
        <p>{t('source.stopQuestion', { name: partner.name })}</p>
      </div>
    </Dialog>
  );
}
