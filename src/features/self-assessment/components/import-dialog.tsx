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
import { useNotSaved } from '../../../lib/forms/use-not-saved';
import { useProjectId } from '../../../lib/session/use-session';
import { answerDrafts } from '../answer-drafts';
import { useImportAnswersMutation } from '../api';
import { segmentSubject } from '../edits';
import { useFailureText } from '../hooks/use-failure-text';
import { useSegmentName } from '../hooks/use-segment-name';
import { useUnsent } from '../hooks/use-unsent';
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
  const { sectorCode, countryCode } = view.segment;
  const subject = segmentSubject(view.segment);
  const unsent =
    useUnsent(subject).count + useUnsent(segmentSubject({ sectorCode, countryCode: chosen })).count;
  const isNotSaved = useNotSaved(answerDrafts, subject).fields.size > 0;
  // The server copies what it has: an answer that it does not have yet would find another in its place.
  const obstacle =
    (!isConnected && t('needsConnection')) ||
    (unsent > 0 && t('import.unsent')) ||
    (isNotSaved && t('save.notSaved'));
  const failure = error as ApiError | undefined;

  const start = async () => {
    if (projectId === undefined) return;
    const body = {
      sourceSectorCode: sectorCode,
      sourceCountryCode: chosen,
      targetCountryCode: countryCode,
    };
    const { data } = await importAnswers({ projectId, body });
    if (data) onClose();
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
            disabled={count === 0 || isLoading || obstacle !== false}
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
        {obstacle && <Notice tone="caution">{obstacle}</Notice>}
        {failure && (
          <Notice
            tone="negative"
            title={typeof failure.status === 'number' && t('import.failed', { status: failure.status })}
          >
            {failureText(failure)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function countOf({ questions, measures }: { questions: object; measures: object }): number {
  return Object.keys(questions).length + Object.keys(measures).length;
}
