import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/ui/button';
import { StatusRegion } from '../../../../components/ui/status-region';
import { ConnectionHint } from '../../../../components/ui/connection-hint';
import { Dialog } from '../../../../components/ui/dialog';
import { Notice } from '../../../../components/ui/notice';
import { useConnection } from '../../../../lib/api/use-connection';
import { useWhenSent } from '../../../../lib/outbox/use-when-sent';
import { useProjectId } from '../../../../lib/session/use-session';
import { useAppDispatch } from '../../../../lib/store/hooks';
import { useErrorText } from '../../shared/use-error-text';
import { deleteYear, type DeletionProgress, type DeletionStep } from './year-deletion';
import { DeletionSteps } from './deletion-steps';
import { SharedFiguresNotice } from './shared-figures-notice';
import * as styles from '../shared/dialogs.module.css';
import { joinSentences } from '../../../../lib/i18n/join-sentences';

interface DeleteYearDialogProps {
  year: number;
  onClose: () => void;
}

type Phase = 'asking' | 'running' | 'done';

/** Asks first, then shows each step of the deletion with its errors. */
export function DeleteYearDialog({ year, onClose }: DeleteYearDialogProps) {
  const { t } = useTranslation('carbon');
  const dispatch = useAppDispatch();
  const projectId = useProjectId();
  const isConnected = useConnection() === 'connected';
  const textOf = useErrorText();
  const whenSent = useWhenSent('carbonAccounting');
  const [phase, setPhase] = useState<Phase>('asking');
  const [progress, setProgress] = useState<Partial<Record<DeletionStep, DeletionProgress>>>({});
  const [causes, setCauses] = useState<string[]>([]);

  const start = async () => {
    if (projectId === undefined) return;
    setPhase('running');
    setProgress({});
    // An edit that is sent later would restore a part of the year.
    await whenSent();
    const failures = await deleteYear(dispatch, { projectId, year }, (step) =>
      setProgress((known) => ({ ...known, [step.step]: step })),
    );
    setCauses([...new Set(failures.map(({ error }) => textOf(error, t('errors.unexpected'))))]);
    setPhase('done');
  };
  // The dialog stays open during the deletion, so that nobody mistakes a half-deleted year for a complete one.
  const close = () => phase !== 'running' && onClose();

  return (
    <Dialog
      title={t('delete.title', { year })}
      closeLabel={t('common:actions.close')}
      onClose={close}
      actions={
        phase === 'asking' ? (
          <>
            <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
            <Button variant="danger" disabled={!isConnected} onClick={() => void start()}>
              {t('delete.confirm', { year })}
            </Button>
          </>
        ) : (
          <>
            {causes.length > 0 && phase === 'done' && (
              <Button onClick={() => void start()}>{t('common:actions.tryAgain')}</Button>
            )}
            <Button variant="primary" disabled={phase === 'running'} onClick={close}>
              {t('common:actions.close')}
            </Button>
          </>
        )
      }
    >
      {phase === 'asking' ? (
        <>
          <p>{t('delete.text', { year })}</p>
          <SharedFiguresNotice year={year} />
          <ConnectionHint />
        </>
      ) : (
        <>
          <DeletionSteps progress={progress} />
          <div className={styles.outcome}>
            <StatusRegion>
              {phase === 'done' && causes.length === 0 && (
                <Notice tone="positive">{t('delete.done', { year })}</Notice>
              )}
            </StatusRegion>
            {phase === 'done' && causes.length > 0 && (
              <Notice tone="negative">{t('delete.failed', { year, cause: joinSentences(causes) })}</Notice>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}
