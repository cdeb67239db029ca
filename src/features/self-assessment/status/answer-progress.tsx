import { useTranslation } from 'react-i18next';
import type { Progress as ProgressData } from '../../../../core/assessment/progress';
import { Progress } from '../../../components/ui/progress';
import * as styles from './answer-progress.module.css';

/** How many questions are answered, as a sentence and a bar. */
export function AnswerProgress({ progress }: { progress: ProgressData }) {
  const { t } = useTranslation('assessment');
  const { answered, total, missingQuestions, missingMeasures } = progress;
  const missing = missingQuestions.length + missingMeasures.length;
  const text = t('progress.answered', { answered, total });
  return (
    <div className={styles.progress}>
      <p className={styles.text}>
        <span className={styles.answered}>{text}</span>
        <span className={styles.missing}>
          {missing > 0 ? t('progress.missing', { count: missing }) : t('progress.complete')}
        </span>
      </p>
      <Progress label={text} value={answered} max={total} />
    </div>
  );
}
