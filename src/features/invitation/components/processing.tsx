import { useTranslation } from 'react-i18next';
import * as styles from './processing.module.css';

/** Shown while an invitation is checked. */
export function Processing() {
  const { t } = useTranslation('invitation');
  return (
    <div className={styles.card} role="status">
      <span className={styles.spinner} aria-hidden />
      <p>{t('processing')}</p>
    </div>
  );
}
