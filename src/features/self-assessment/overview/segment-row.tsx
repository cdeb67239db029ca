import { useTranslation } from 'react-i18next';
import { ButtonRoute } from '../../../components/ui/button-route';
import { Flag } from '../../../components/ui/flag';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useSegmentName } from '../state/use-segment-name';
import { segmentPath } from '../../../domain/requests/assessment-paths';
import type { SegmentView } from '../state/segment-view';
import { AnswerProgress } from '../status/answer-progress';
import { BenchmarkText } from '../score/benchmark-text';
import * as styles from '../submission/assessment-cards.module.css';
import { RemoveSegmentButton } from './remove-segment-button';
import { SubmissionStatusPill } from '../status/submission-status-pill';

interface SegmentRowProps {
  view: SegmentView;
  /** Names of the customers who receive it. */
  askedBy: string;
  /** Names of the customers whose request is not answered yet. */
  invitedBy: string;
  isRemovable: boolean;
  onRemoved: () => void;
  /** Answering it is the next thing to do on the page. */
  isNext: boolean;
}

const laterVariant = (status: SegmentView['status']) =>
  status === 'notStarted' || status === 'draft' ? 'soft' : 'secondary';

/** A segment on the overview. */
export function SegmentRow(props: SegmentRowProps) {
  const { view, askedBy, invitedBy, isRemovable, onRemoved, isNext } = props;
  const { t } = useTranslation('assessment');
  const { pathTo } = useLocale();
  const { points } = useFigures();
  const { segment, status, changed, progress, score } = view;
  const { country, whole } = useSegmentName()(segment);
  const changes = changed.questions.length + changed.measures.length;
  const isAsked = askedBy !== '' || invitedBy !== '';
  return (
    <div className={styles.row}>
      <div className={styles.country}>
        <Flag country={segment.countryCode} />
        {country}
        <SubmissionStatusPill status={status} />
      </div>
      <div className={styles.notes}>
        {askedBy && <p className={styles.askedBy}>{t('segments.askedBy', { customers: askedBy })}</p>}
        {invitedBy && <p className={styles.askedBy}>{t('segments.invitedBy', { customers: invitedBy })}</p>}
        {!isAsked && <p className={styles.askedBy}>{t('segments.notAsked')}</p>}
        {changes > 0 && <p className={styles.askedBy}>{t('changes.count', { count: changes })}</p>}
        {score !== null && <BenchmarkText sectorCode={segment.sectorCode} score={score} />}
      </div>
      <AnswerProgress progress={progress} />
      {score !== null && (
        <p className={styles.score}>
          <span className={styles.scoreNumber}>{points(score)}</span>{' '}
          <span className={styles.scoreLabel}>{t('score.short')}</span>
        </p>
      )}
      <div className={styles.actions}>
        <RemoveSegmentButton id={segment.id} name={whole} isOffered={isRemovable} onRemoved={onRemoved} />
        <ButtonRoute to={pathTo(segmentPath(segment))} variant={isNext ? 'primary' : laterVariant(status)}>
          {t(status === 'notStarted' ? 'segments.start' : 'segments.continue')}
          <VisuallyHidden> {whole}</VisuallyHidden>
        </ButtonRoute>
      </div>
    </div>
  );
}
