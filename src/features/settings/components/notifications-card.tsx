import { useTranslation } from 'react-i18next';
import type { AccountSettings } from '../../../../core/contracts/account';
import { CheckField } from '../../../components/form/check-field';
import { CheckOutline } from '../../../components/form/field-outline';
import { Card } from '../../../components/layout/page';
import { ConnectionHint } from '../../../components/ui/connection-hint';
import { Notice } from '../../../components/ui/notice';
import { useFailureText } from '../../../domain/people/use-failure-text';
import { useUpdateAttributeMutation } from '../../../domain/people/account-settings-api';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { NotificationPart } from '../notifications/notification-part';
import * as styles from '../settings-screen.module.css';

/**
 * Whether informational mails are sent; mails needed for signing in are always sent. The card is equally high while
 * `settings` are loading.
 */
export function NotificationsCard({ settings }: { settings: AccountSettings | undefined }) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const isConnected = useConnection() === 'connected';
  const [update, { error }] = useUpdateAttributeMutation();
  return (
    <Card title={t('settings.notifications')}>
      <div className={styles.stack}>
        <ConnectionHint />
        {settings ? (
          <fieldset className={styles.choice} disabled={!isConnected}>
            <CheckField
              name="emailNotifications"
              label={t('settings.emailNotifications')}
              checked={settings.emailNotifications}
              onChange={(attributeValue) =>
                void update({ email: settings.email, attributeName: 'emailNotifications', attributeValue })
              }
            />
          </fieldset>
        ) : (
          <CheckOutline label={t('settings.emailNotifications')} />
        )}
        <p className={styles.muted}>{t('settings.notificationsHint')}</p>
        {error && (
          <Notice tone="negative" title={t('settings.saveFailed')}>
            {failureText(error as ApiError)}
          </Notice>
        )}
        <NotificationPart takesMails={settings?.emailNotifications ?? false} />
      </div>
    </Card>
  );
}
