import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedInDevice } from '../../../../core/contracts/account';
import { InstantText } from '../../../components/ui/instant';
import { Button } from '../../../components/ui/button';
import { Pill } from '../../../components/ui/pill';
import { Skeleton } from '../../../components/ui/skeleton';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { useDeviceName } from '../use-device-name';
import * as styles from '../settings-screen.module.css';

interface DeviceRowProps {
  device: SignedInDevice;
  disabled: boolean;
  onEnd: () => void;
}

export function DeviceRow({ device, disabled, onEnd }: DeviceRowProps) {
  const { t } = useTranslation('account');
  const { userAgent, address, signedInAt, lastSeenAt, isCurrent } = device;
  const name = useDeviceName()(userAgent, address);
  const times = useId();
  return (
    <li>
      <div>
        <p className={styles.device}>
          {name}
          {isCurrent && <Pill tone="positive">{t('settings.thisDevice')}</Pill>}
        </p>
        <p id={times} className={styles.muted}>
          {t('settings.signedInAt')} <InstantText value={signedInAt} />
          {' · '}
          {t('settings.lastSeenAt')} <InstantText value={lastSeenAt} />
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="small"
          disabled={disabled}
          aria-label={t('settings.signOutOf', { device: name })}
          aria-describedby={times}
          onClick={onEnd}
        >
          {t('settings.signOutThere')}
        </Button>
      )}
    </li>
  );
}

/** The place of the devices while they are loaded: there is one at least. */
export function DeviceOutline() {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      <ul className={styles.devices} aria-hidden>
        <li>
          <div>
            <p className={styles.device}>
              <Skeleton width="10rem" height="1.375rem" />
            </p>
            <p className={styles.muted}>
              <Skeleton width="20rem" height="0.875rem" />
            </p>
          </div>
        </li>
      </ul>
    </div>
  );
}
