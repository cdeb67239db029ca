import { useTranslation } from 'react-i18next';
import { CheckOutline } from '../../../components/form/field-outline';
import { Skeleton } from '../../../components/ui/skeleton';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { currentPushing } from '../../../lib/device/push';
import * as styles from './notifications.module.css';
import { TopicsOutline } from './topics-table';

/** The place of what one is told of while it is loaded, so that nothing below moves. */
export function NotificationOutline() {
  const { t } = useTranslation('account');
  return (
    <div className={styles.part} role="status">
      <VisuallyHidden>{t('common:shell.loading')}</VisuallyHidden>
      <div className={styles.part} aria-hidden>
        <p className={styles.muted}>{t('told.intro')}</p>
        <BrowserOutline />
        <TopicsOutline />
        <CheckOutline label={t('told.quiet')} />
      </div>
    </div>
  );
}

/** Only the server knows whether a browser that can be told is. */
function BrowserOutline() {
  const { t } = useTranslation('account');
  const pushing = currentPushing();
  if (pushing !== 'possible') return <p className={styles.muted}>{t(`told.${pushing}`)}</p>;
  return (
    <div className={styles.browser}>
      <p>
        <Skeleton width="18rem" />
      </p>
      <Skeleton width="14rem" height="var(--control-height)" />
    </div>
  );
}
