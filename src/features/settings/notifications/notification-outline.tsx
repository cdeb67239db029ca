import { useTranslation } from 'react-i18next';
import { CheckOutline } from '../../../components/form/field-outline';
import { Skeleton } from '../../../components/ui/skeleton';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { currentPushing } from '../../../lib/device/push';
import * as styles from './notifications.module.css';
import { TopicsOutline } from './topics-table';

/** Takes the place of the notification settings while they load, so that nothing below moves. */
export function NotificationOutline() {
  const { t } = useTranslation('account');
  return (
    <div className={styles.part} role="status">
      <VisuallyHidden>{t('common:shell.loading')}</VisuallyHidden>
      <div className={styles.part} aria-hidden>
        <p className={styles.muted}>{t('notifications.intro')}</p>
        <BrowserOutline />
        <TopicsOutline />
        <CheckOutline label={t('notifications.quiet')} />
      </div>
    </div>
  );
}

/** Only the server knows whether notifications are on in a browser that supports them. */
function BrowserOutline() {
  const { t } = useTranslation('account');
  const pushing = currentPushing();
  if (pushing !== 'possible') return <p className={styles.muted}>{t(`notifications.${pushing}`)}</p>;
  return (
    <div className={styles.browser}>
      <p>
        <Skeleton width="18rem" />
      </p>
      <Skeleton width="14rem" height="var(--control-height)" />
    </div>
  );
}
