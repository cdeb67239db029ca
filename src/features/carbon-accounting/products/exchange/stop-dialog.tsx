import { useTranslation } from 'react-i18next';
import type { ExchangePartner } from '../../../../../core/contracts/exchange-partners';
import { Notice } from '../../../../components/ui/notice';
import { QuestionDialog } from '../../../../components/ui/question-dialog';
import type { ApiError } from '../../../../lib/api/api-error';
import { useProjectId } from '../../../../lib/session/use-session';
import { useErrorText } from '../../shared/use-error-text';
import { useRemoveSourceMutation } from './exchange-api';
import { NeedsConnection, useIsConnected } from './needs-connection';

/** Asks before no longer fetching a partner's footprints. */
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
    <QuestionDialog
      title={t('source.stop')}
      action={t('source.stop')}
      isDestructive
      disabled={!isConnected || isLoading}
      onConfirm={() => void stop()}
      onClose={onClose}
    >
      {error && <Notice tone="negative">{textOf(error as ApiError, t('failed'))}</Notice>}
      <NeedsConnection />
      <p>{t('source.stopQuestion', { name: partner.name })}</p>
    </QuestionDialog>
  );
}
