import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Notice } from '../../../components/ui/notice';
import { useConnection } from '../../../lib/api/use-connection';
import { useProjectId } from '../../../lib/session/use-session';
import { useRemoveReportMutation } from '../api';

/** Removes a year's report, after a question. */
export function RemoveReport({ year, onClose }: { year: number; onClose: () => void }) {
  const { t } = useTranslation('sustainability-report');
  const projectId = useProjectId();
  const isConnected = useConnection() === 'connected';
  const [remove, { isLoading, isError }] = useRemoveReportMutation();
  const confirm = async () => {
    if (projectId === undefined) return;
    const { error } = await remove({ projectId, year });
    if (!error) onClose();
  };
  return (
    <Dialog
      title={t('remove.of', { year })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="danger" disabled={isLoading || !isConnected} onClick={() => void confirm()}>
            {t('remove.confirm')}
          </Button>
        </>
      }
    >
      {isError && <Notice tone="negative">{t('remove.failed')}</Notice>}
      {!isConnected && <Notice tone="info">{t('begin.needsConnection')}</Notice>}
      <p>{t('remove.text', { year })}</p>
    </Dialog>
  );
}
