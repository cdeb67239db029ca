import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/layout/page';
import { ButtonRoute } from '../../../components/ui/button-route';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { useLocale } from '../../../lib/i18n/use-locale';
import type { CompanyView } from '../state/company-view';
import { AnswerProgress } from '../status/answer-progress';
import * as styles from '../submission/assessment-cards.module.css';
import { SubmissionStatusPill } from '../status/submission-status-pill';

/** The company's general answers, on the overview. */
export function CompanyCard({ view }: { view: CompanyView }) {
  const { t } = useTranslation('assessment');
  const { pathTo } = useLocale();
  const changes = Object.values(view.changed).flat().length;
  return (
    <Card>
      <div className={styles.company}>
        <div>
          <h2 className={styles.country}>
            {t('company.title')}
            <SubmissionStatusPill status={view.status} />
          </h2>
          <p className={styles.muted}>{t('company.summary')}</p>
          {changes > 0 && <p className={styles.askedBy}>{t('changes.count', { count: changes })}</p>}
        </div>
        <AnswerProgress progress={view.progress} />
        <ButtonRoute to={pathTo('/self-assessment/company-overview/')}>
          {t(view.status === 'notStarted' ? 'segments.start' : 'segments.continue')}
          <VisuallyHidden> {t('company.title')}</VisuallyHidden>
        </ButtonRoute>
      </div>
    </Card>
  );
}
