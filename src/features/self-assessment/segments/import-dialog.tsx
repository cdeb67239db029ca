import { useTranslation } from 'react-i18next';
import { fromLists, missingFrom } from '../../../../core/assessment/segment-answers';
import type { BusinessSegment } from '../../../../core/contracts/business-segments';
import { FormDialog } from '../../../components/form/form-dialog';
import { SelectField } from '../../../components/form/select-field';
import { Notice } from '../../../components/ui/notice';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { noValidation } from '../../../lib/forms/rules';
import { useDraftForm } from '../../../lib/forms/use-draft-form';
import { useNotSaved } from '../../../lib/forms/use-not-saved';
import { useProjectId } from '../../../lib/session/use-session';
import { answerDrafts } from '../answers/answer-drafts';
import { useImportAnswersMutation } from '../state/segments-api';
import { segmentSubject } from '../state/segment-edits';
import { useFailureText } from '../use-failure-text';
import { useSegmentName } from '../state/use-segment-name';
import { useUnsent } from '../status/use-unsent';
import type { SegmentView } from '../state/segment-view';
import * as styles from '../dialogs.module.css';

interface ImportForm {
  /** Empty for the first source. */
  source: string;
}

const nothing: ImportForm = { source: '' };

interface ImportDialogProps {
  view: SegmentView;
  /** Segments of the same sector in other countries. */
  sources: readonly BusinessSegment[];
  onClose: () => void;
}

/** Copies answers of the same sector from another country, where none exist yet. */
export function ImportDialog({ view, sources, onClose }: ImportDialogProps) {
  const { t } = useTranslation('assessment');
  const name = useSegmentName();
  const failureText = useFailureText();
  const projectId = useProjectId();
  const isConnected = useConnection() === 'connected';
  const [importAnswers] = useImportAnswersMutation();
  const { sectorCode, countryCode } = view.segment;
  const subject = segmentSubject(view.segment);
  const form = useDraftForm<ImportForm>({
    draft: useDraftStore(`import:${subject}`),
    stored: nothing,
    // Every choice is valid; other obstacles are outside the form.
    check: noValidation,
    faultText: (fault) => fault,
    onSubmit: async (_values, { saved, failed }) => {
      if (projectId === undefined) return;
      const body = {
        sourceSectorCode: sectorCode,
        sourceCountryCode: chosen,
        targetCountryCode: countryCode,
      };
      const { error } = await importAnswers({ projectId, body });
      if (error) return failed(error);
      saved();
      onClose();
    },
  });
  const chosen = form.values.source || (sources[0]?.countryCode ?? '');
  const source = sources.find(({ countryCode }) => countryCode === chosen);
  const count = source ? countOf(missingFrom(fromLists(source), view.answers)) : 0;
  const unsent =
    useUnsent(subject).count + useUnsent(segmentSubject({ sectorCode, countryCode: chosen })).count;
  const isNotSaved = useNotSaved(answerDrafts, subject).fields.size > 0;
  // The server copies the answers that it has, so an unsent answer would conflict with a copied one.
  const obstacle =
    (!isConnected && t('needsConnection')) ||
    (unsent > 0 && t('import.unsent')) ||
    (isNotSaved && t('save.notSaved'));
  const failure = form.failure as ApiError | undefined;

  return (
    <FormDialog
      title={t('import.title')}
      form={form}
      className={styles.stack}
      confirm={t('import.confirm', { count })}
      disabled={count === 0 || obstacle !== false}
      onClose={onClose}
    >
      <p>{t('import.text')}</p>
      <SelectField
        label={t('import.source')}
        options={sources.map((each) => ({ value: each.countryCode, label: name(each).whole }))}
        {...form.field('source')}
        value={chosen}
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
    </FormDialog>
  );
}

function countOf({ questions, measures }: { questions: object; measures: object }): number {
  return Object.keys(questions).length + Object.keys(measures).length;
}
