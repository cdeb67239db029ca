import { useTranslation } from 'react-i18next';
import * as styles from './processing.module.css';

/** Shown while an invitation is checked, with what applies to every invitation. */
export function Processing() {
  const { t } = useTranslation('invitation');
  return (
    <div className={styles.card}>
      <p className={styles.intro}>{t('intro')}</p>
      <div className={styles.progress} role="status">
        <p>{t('processing')}</p>
        <span className={styles.spinner} aria-hidden />
      </div>
    </div>
  );
}
