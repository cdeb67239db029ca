import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportSummary } from '../../../../core/contracts/sustainability-report';
import { Notice } from '../../../components/ui/notice';
import { QuestionDialog } from '../../../components/ui/question-dialog';
import { useRemoveReport } from './use-years';

/** Removes a year's report after a confirmation. */
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
    <QuestionDialog
      title={t('remove.of', { year })}
      action={t('remove.confirm')}
      isDestructive
      disabled={state === 'sending' || state === 'changed'}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {state === 'failed' && <Notice tone="negative">{t('remove.failed')}</Notice>}
      {state === 'changed' && <Notice tone="negative">{t('remove.meanwhile')}</Notice>}
      <p>{t('remove.text', { year })}</p>
    </QuestionDialog>
  );
}
