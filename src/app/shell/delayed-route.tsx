import { useLocation } from '@reach/router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeDelayed } from './route-delayed';
import * as styles from './delayed-route.module.css';

/** Reports that a page is still loading when it takes longer than a second. */
export function DelayedRoute() {
  const { t } = useTranslation('common');
  const { key = '' } = useLocation();
  // The notice belongs to the page on which the wait began, and is hidden on every other.
  const [delayedAt, setDelayedAt] = useState<string>();
  useEffect(() => {
    const show = () => setDelayedAt(key);
    window.addEventListener(routeDelayed, show);
    return () => window.removeEventListener(routeDelayed, show);
  }, [key]);
  return (
    <div role="status">{delayedAt === key && <p className={styles.notice}>{t('shell.opening')}</p>}</div>
  );
}
