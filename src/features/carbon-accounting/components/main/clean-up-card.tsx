import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/layout/page';
import { Button } from '../../../../components/ui/button';
import { Notice } from '../../../../components/ui/notice';
import type { ApiError } from '../../../../lib/api/api-error';
import { api } from '../../../../lib/api/api';
import { useConnection } from '../../../../lib/api/use-connection';
import { useProjectId } from '../../../../lib/session/use-session';
import { useAppDispatch } from '../../../../lib/store/hooks';
import { carbonApi } from '../../api';
import { useErrorText } from '../../hooks/use-error-text';
import * as styles from './clean-up-card.module.css';

type Outcome = { deleted: number; total: number } | { error: ApiError };

/** Looks through all years for what belongs to nothing any more, and tells how much that was. */
export function CleanUpCard() {
  const { t } = useTranslation('carbon');
  const dispatch = useAppDispatch();
  const projectId = useProjectId();
  const textOf = useErrorText();
  const isConnected = useConnection() === 'connected';
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const start = async () => {
    if (projectId === undefined) return;
    setRunning(true);
    const report = { deleted: 0, total: 0 };
    try {
      for (const resource of ['activities', 'distributions', 'suppliers', 'spend'] as const) {
        const call = carbonApi.endpoints.cleanUp.initiate({ projectId, resource }, { track: false });
        const { deleted, total } = await dispatch(call).unwrap();
        report.deleted += deleted;
        report.total += total;
      }
      setOutcome(report);
    } catch (error) {
      setOutcome({ error: error as ApiError });
    }
    setRunning(false);
    if (report.deleted > 0) dispatch(api.util.invalidateTags(['CarbonYears']));
  };

  return (
    <Card title={t('cleanUp.title')}>
      <div className={styles.content}>
        <p className={styles.text}>{t('cleanUp.text')}</p>
        <Button disabled={isRunning || !isConnected} onClick={() => void start()}>
          {isRunning ? t('cleanUp.running') : t('cleanUp.action')}
        </Button>
      </div>
      {outcome && 'error' in outcome && (
        <Notice tone="negative" title={t('cleanUp.failed')}>
          {textOf(outcome.error, t('errors.unexpected'))}
        </Notice>
      )}
      {outcome && 'deleted' in outcome && (
        <Notice tone="positive">{t('cleanUp.done', { count: outcome.deleted, total: outcome.total })}</Notice>
      )}
    </Card>
  );
}
