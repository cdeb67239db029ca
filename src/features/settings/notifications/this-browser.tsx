import { useTranslation } from 'react-i18next';
import type { NotificationSettings } from '../../../../core/contracts/notifications';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { useTryDeviceMutation } from './api';
import { useThisBrowser } from './use-this-browser';
import * as styles from './notifications.module.css';

interface ThisBrowserProps {
  settings: NotificationSettings;
  disabled: boolean;
}

/** Switches notifications in this browser on and off, and sends a test. */
export function ThisBrowser({ settings, disabled }: ThisBrowserProps) {
  const { t } = useTranslation('account');
  const { pushing, deviceId, isChanging, hasFailed, switchOn, switchOff } = useThisBrowser(settings);
  const [tryDevice, trying] = useTryDeviceMutation();
  const isOn = deviceId !== undefined;
  const isPossible = isOn || pushing === 'possible';
  return (
    <div className={styles.browser}>
      <p role="status" className={isPossible ? undefined : styles.muted}>
        {isPossible ? t(isOn ? 'notifications.isOn' : 'notifications.isOff') : t(`notifications.${pushing}`)}
      </p>
      {isPossible && (
        <div className={styles.actions}>
          {!isOn && (
            <Button disabled={disabled || isChanging} onClick={() => void switchOn()}>
              {t('notifications.switchOn')}
            </Button>
          )}
          {isOn && (
            <>
              <Button disabled={disabled || trying.isLoading} onClick={() => void tryDevice(deviceId)}>
                {t('notifications.try')}
              </Button>
              <Button variant="quiet" disabled={disabled || isChanging} onClick={() => void switchOff()}>
                {t('notifications.switchOff')}
              </Button>
            </>
          )}
        </div>
      )}
      {isOn && trying.isSuccess && (
        <p className={styles.muted} role="status">
          {t('notifications.tried')}
        </p>
      )}
      {(hasFailed || trying.isError) && (
        <Notice tone="negative" title={t('notifications.failed')}>
          {t('notifications.failedText')}
        </Notice>
      )}
    </div>
  );
}
