import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonRoute } from '../../components/ui/button-route';
import { VisuallyHidden } from '../../components/ui/visually-hidden';
import { readProgress } from '../../features/first-run/progress';
import { stepIds } from '../../features/first-run/steps';
import { useLocale } from '../../lib/i18n/use-locale';
import type { ProfileRef } from '../../lib/session/first-run';
import * as styles from './overview-parts.module.css';

/** The four steps of the set-up with their progress, and what they unlock. */
export function SetUpList({ profile }: { profile: ProfileRef }) {
  const { t } = useTranslation('overview');
  const { pathTo } = useLocale();
  const [{ step, furthest }] = useState(() => readProgress(profile));
  const done = stepIds.indexOf(furthest);
  return (
    <section className={styles.card} aria-labelledby="set-up">
      <h2 id="set-up" className={styles.title}>
        {t('setUp.title')}
      </h2>
      <p className={styles.text}>{t('setUp.text')}</p>
      <ol className={styles.setUp}>
        {stepIds.map((id, index) => (
          <li key={id} data-done={index < done}>
            <span className={styles.mark} aria-hidden>
              {index < done ? <Check size={14} /> : index + 1}
            </span>
            {t(`setUp.steps.${id}`)}
            {index < done && <VisuallyHidden>{t('setUp.done')}</VisuallyHidden>}
          </li>
        ))}
      </ol>
      <ButtonRoute variant="primary" to={pathTo('/first-run/')}>
        {t(step === undefined ? 'setUp.start' : 'setUp.continue')}
      </ButtonRoute>
    </section>
  );
}
