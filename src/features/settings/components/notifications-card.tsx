import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountSettings } from '../../../../core/contracts/account';
import { CheckField } from '../../../components/form/check-field';
import { ErrorBoundary } from '../../../components/ui/error-boundary';
import { Card } from '../../../components/layout/page';
import { ConnectionHint } from '../../../components/ui/connection-hint';
import { Notice } from '../../../components/ui/notice';
import { useFailureText } from '../../../domain/people/use-failure-text';
import { useUpdateAttributeMutation } from '../../../domain/people/account-settings-api';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import * as styles from './settings-screen.module.css';

const NotificationPart = lazy(async () => ({
  default: (await import('../notifications/notification-part')).NotificationPart,
}));

/** Whether informational mails are sent; mails needed for signing in are always sent. */
export function NotificationsCard({ settings }: { settings: AccountSettings }) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const isConnected = useConnection() === 'connected';
  const [update, { error }] = useUpdateAttributeMutation();
  return (
    <Card title={t('settings.notifications')}>
      <div className={styles.stack}>
        <ConnectionHint />
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
        <p className={styles.muted}>{t('settings.notificationsHint')}</p>
        {error && (
          <Notice tone="negative" title={t('settings.saveFailed')}>
            {failureText(error as ApiError)}
          </Notice>
        )}
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <NotificationPart takesMails={settings.emailNotifications} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </Card>
  );
}
