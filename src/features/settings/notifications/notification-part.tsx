import { useTranslation } from 'react-i18next';
import type { NotificationChoices } from '../../../../core/contracts/notifications';
import { dateFormat } from '../../../../core/i18n/intl';
import { LoadFailure } from '../../../components/ui/load-failure';
import { Notice } from '../../../components/ui/notice';
import { useFailureText } from '../../../domain/people/use-failure-text';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { useGetNotificationsQuery, useSaveChoicesMutation } from './api';
import { NotificationOutline } from './notification-outline';
import { OtherBrowsers } from './other-browsers';
import { QuietHoursFields } from './quiet-hours-fields';
import { ThisBrowser } from './this-browser';
import { TopicsTable } from './topics-table';
import * as styles from './notifications.module.css';

/** Notifications while the product is closed: in a summary by mail, and in browsers. */
export function NotificationPart({ takesMails }: { takesMails: boolean }) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const disabled = useConnection() !== 'connected';
  const { data: settings, isError, refetch } = useGetNotificationsQuery();
  const [saveChoices, { error }] = useSaveChoicesMutation();
  if (!settings)
    return isError ? (
      <LoadFailure title={t('notifications.loadFailed')} onRetry={() => void refetch()} />
    ) : (
      <NotificationOutline />
    );
  const { choices, devices } = settings;
  const save = (changed: NotificationChoices) => {
    const { timeZone } = dateFormat('en', {}).resolvedOptions();
    void saveChoices({ ...changed, timeZone });
  };
  return (
    <div className={styles.part}>
      <p className={styles.muted}>{t('notifications.intro')}</p>
      <ThisBrowser settings={settings} disabled={disabled} />
      <TopicsTable choices={choices} takesMails={takesMails} disabled={disabled} onChange={save} />
      <QuietHoursFields
        quietHours={choices.quietHours}
        disabled={disabled}
        onChange={(quietHours) => save({ ...choices, quietHours })}
      />
      <OtherBrowsers devices={devices} disabled={disabled} />
      {error && (
        <Notice tone="negative" title={t('settings.saveFailed')}>
          {failureText(error as ApiError)}
        </Notice>
      )}
    </div>
  );
}
