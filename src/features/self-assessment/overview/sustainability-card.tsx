import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/layout/page';
import { ButtonRoute } from '../../../components/ui/button-route';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { useLocale } from '../../../lib/i18n/use-locale';
import * as styles from '../submission/assessment-cards.module.css';

/** Link to the sustainability reports, on the overview. */
export function SustainabilityCard() {
  const { t } = useTranslation('assessment');
  const { pathTo } = useLocale();
  return (
    <Card>
      <div className={styles.submit}>
        <div className={styles.submitText}>
          <h2 className={styles.country}>{t('sustainability.title')}</h2>
          <p className={styles.muted}>{t('sustainability.text')}</p>
        </div>
        <ButtonRoute to={pathTo('/self-assessment/sustainability-report/')}>
          {t('segments.continue')}
          <VisuallyHidden> {t('sustainability.title')}</VisuallyHidden>
        </ButtonRoute>
      </div>
    </Card>
  );
}
