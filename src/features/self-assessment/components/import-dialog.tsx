import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromLists, missingFrom } from '../../../../core/assessment/segment-answers';
import type { BusinessSegment } from '../../../../core/contracts/business-segments';
import { SelectField } from '../../../components/form/select-field';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Notice } from '../../../components/ui/notice';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { useProjectId } from '../../../lib/session/use-session';
import { useImportAnswersMutation } from '../api';
import { useFailureText } from '../hooks/use-failure-text';
import { useSegmentName } from '../hooks/use-segment-name';
import type { SegmentView } from '../segment-view';
import * as styles from './dialogs.module.css';

interface ImportDialogProps {
  view: SegmentView;
  /** Segments of the same sector in other countries. */
  sources: readonly BusinessSegment[];
  onClose: () => void;
}

/** Takes over answers of the same sector in another country, where there are none yet. */
export function ImportDialog({ view, sources, onClose }: ImportDialogProps) {
  const { t } = useTranslation('assessment');
  const name = useSegmentName();
  const failureText = useFailureText();
  const projectId = useProjectId();
  const isConnected = useConnection() === 'connected';
  const [chosen, setChosen] = useState(sources[0]?.countryCode ?? '');
  const [importAnswers, { isLoading, error }] = useImportAnswersMutation();
  const source = sources.find(({ countryCode }) => countryCode === chosen);
  const count = source ? countOf(missingFrom(fromLists(source), view.answers)) : 0;

  const start = async () => {
    if (projectId === undefined) return;
    const { sectorCode, countryCode } = view.segment;
    const body = {
      sourceSectorCode: sectorCode,
      sourceCountryCode: chosen,
      targetCountryCode: countryCode,
    };
    const { error: failure } = await importAnswers({ projectId, body });
    if (!failure) onClose();
  };

  return (
    <Dialog
      title={t('import.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            variant="primary"
            disabled={count === 0 || isLoading || !isConnected}
            onClick={() => void start()}
          >
            {t('import.confirm', { count })}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{t('import.text')}</p>
        <SelectField
          label={t('import.source')}
          value={chosen}
          options={sources.map((each) => ({ value: each.countryCode, label: name(each).whole }))}
          onChange={setChosen}
        />
        <p role="status">{t('import.count', { count })}</p>
        {!isConnected && <Notice tone="caution">{t('needsConnection')}</Notice>}
        {error && (
          <Notice tone="negative">{t('import.failed', { message: failureText(error as ApiError) })}</Notice>
        )}
      </div>
    </Dialog>
  );
}

function countOf({ questions, measures }: { questions: object; measures: object }): number {
  return Object.keys(questions).length + Object.keys(measures).length;
}
