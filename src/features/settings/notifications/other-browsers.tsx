import { useTranslation } from 'react-i18next';
import type { PushDevice } from '../../../../core/contracts/notifications';
import { InstantText } from '../../../components/ui/instant';
import { Button } from '../../../components/ui/button';
import { useRemoveDeviceMutation } from './api';
import { useDeviceName } from '../use-device-name';
import * as rows from '../settings-screen.module.css';
import * as styles from './notifications.module.css';

interface OtherBrowsersProps {
  devices: readonly PushDevice[];
  disabled: boolean;
}

/** Every other browser that receives notifications, with its errors. */
export function OtherBrowsers({ devices, disabled }: OtherBrowsersProps) {
  const { t } = useTranslation('account');
  const nameOf = useDeviceName();
  const [remove, removing] = useRemoveDeviceMutation();
  if (devices.length === 0) return null;
  return (
    <ul className={rows.devices} aria-label={t('notifications.browsers')}>
      {devices.map(({ id, userAgent, lastSentAt, createdAt, fault }) => {
        const name = nameOf(userAgent);
        return (
          <li key={id}>
            <div>
              <p className={rows.device}>{name}</p>
              <p className={rows.muted}>
                {t(lastSentAt === null ? 'notifications.since' : 'notifications.lastSent')}{' '}
                <InstantText value={lastSentAt ?? createdAt} />
              </p>
              {fault && <p className={styles.fault}>{t(`notifications.fault.${fault}`)}</p>}
            </div>
            <Button
              size="small"
              disabled={disabled || removing.isLoading}
              aria-label={t('notifications.switchOffOf', { device: name })}
              onClick={() => void remove(id)}
            >
              {t('notifications.switchOff')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
