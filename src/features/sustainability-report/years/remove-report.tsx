import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportSummary } from '../../../../core/contracts/sustainability-report';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Notice } from '../../../components/ui/notice';
import { useRemoveReport } from './use-years';

/** Removes a year's report, after a question. */
export function RemoveReport({ report, onClose }: { report: ReportSummary; onClose: () => void }) {
  const { t } = useTranslation('sustainability-report');
  const remove = useRemoveReport();
  const [state, setState] = useState<'asked' | 'sending' | 'failed' | 'changed'>('asked');
  const { year } = report;
  const confirm = async () => {
    setState('sending');
    const outcome = await remove(report);
    if (outcome.status !== 'refused') return onClose();
    setState(outcome.error.code === 'STALE_VERSION' ? 'changed' : 'failed');
  };
  return (
    <Dialog
      title={t('remove.of', { year })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            variant="danger"
            disabled={state === 'sending' || state === 'changed'}
            onClick={() => void confirm()}
          >
            {t('remove.confirm')}
          </Button>
        </>
      }
    >
      {state === 'failed' && <Notice tone="negative">{t('remove.failed')}</Notice>}
      {state === 'changed' && <Notice tone="negative">{t('remove.meanwhile')}</Notice>}
      <p>{t('remove.text', { year })}</p>
    </Dialog>
  );
}
