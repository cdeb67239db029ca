import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonRoute } from '../../components/ui/button-route';
import { VisuallyHidden } from '../../components/ui/visually-hidden';
import { readProgress } from '../../features/first-run/progress';
import { stepIds, type StepId } from '../../features/first-run/steps';
import { assessmentApi } from '../../features/self-assessment/api';
import { useLocale } from '../../lib/i18n/use-locale';
import type { ProfileRef } from '../../lib/session/first-run';
import { isSkipped } from '../first-run/is-skipped';
import * as styles from './overview-parts.module.css';

/** The four steps of the set-up with their progress, and what they unlock. */
export default function SetUpList({ profile }: { profile: ProfileRef }) {
  const { t } = useTranslation('overview');
  const { pathTo } = useLocale();
  const [{ step, furthest }] = useState(() => readProgress(profile));
  const { projectId } = profile;
  const { data: segments } = assessmentApi.endpoints.getBusinessSegments.useQuery(projectId);
  const { data: questions } = assessmentApi.endpoints.getCompanyQuestions.useQuery(projectId);
  const furthestIndex = stepIds.indexOf(furthest);
  const stateOf = (id: StepId): 'done' | 'skipped' | 'open' => {
    // What was entered is not known until it has loaded.
    if (stepIds.indexOf(id) >= furthestIndex || !segments || questions === undefined) return 'open';
    return isSkipped(id, furthest, { questions, segments }) ? 'skipped' : 'done';
  };
  return (
    <section className={styles.card} aria-labelledby="set-up">
      <h2 id="set-up" className={styles.title}>
        {t('setUp.title')}
      </h2>
      <p className={styles.text}>{t('setUp.text')}</p>
      <ol className={styles.setUp}>
        {stepIds.map((id, index) => {
          const state = stateOf(id);
          return (
            <li key={id} data-state={state}>
              <span className={styles.mark} aria-hidden>
                {state === 'done' ? <Check size={14} /> : index + 1}
              </span>
              {t(`setUp.steps.${id}`)}
              {state === 'done' && <VisuallyHidden>{t('setUp.done')}</VisuallyHidden>}
              {state === 'skipped' && <span className={styles.skipped}>{t('setUp.skipped')}</span>}
            </li>
          );
        })}
      </ol>
      <ButtonRoute variant="primary" to={pathTo('/first-run/')}>
        {t(step === undefined ? 'setUp.start' : 'setUp.continue')}
      </ButtonRoute>
    </section>
  );
}
