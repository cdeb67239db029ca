import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionHint } from '../../../components/ui/connection-hint';
import { UnsentQuestion } from '../../../components/ui/unsent-question';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { LoadFailure } from '../../../components/ui/load-failure';
import { Notice } from '../../../components/ui/notice';
import { useFailureText } from '../../../domain/people/use-failure-text';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { hasUnsentWork } from '../../../lib/session/unsent-work';
import { useEndAllDevicesMutation, useEndDeviceMutation, useGetDevicesQuery } from '../api';
import { DeviceOutline, DeviceRow } from './device-row';
import * as styles from '../settings-screen.module.css';

/** The person's active sessions, and buttons to end them. */
export function DevicesCard({ onSignedOutEverywhere }: { onSignedOutEverywhere: () => void }) {
  const { t } = useTranslation('account');
  const isConnected = useConnection() === 'connected';
  const failureText = useFailureText();
  const { data: devices, isError, refetch } = useGetDevicesQuery();
  const [endDevice, ending] = useEndDeviceMutation();
  const [endAll, endingAll] = useEndAllDevicesMutation();
  const [isAsked, setAsked] = useState(false);
  const error = (ending.error ?? endingAll.error) as ApiError | undefined;
  const signOutEverywhere = async () => {
    const { error: refused } = await endAll();
    if (!refused) onSignedOutEverywhere();
  };
  const askOrSignOut = async () => ((await hasUnsentWork()) ? setAsked(true) : signOutEverywhere());
  return (
    <Card title={t('settings.devices')}>
      <div className={styles.stack}>
        {!devices && !isError && <DeviceOutline />}
        {!devices && isError && (
          <LoadFailure title={t('settings.devicesFailed')} onRetry={() => void refetch()} />
        )}
        {devices && devices.length > 0 && (
          <ul className={styles.devices}>
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                disabled={!isConnected || ending.isLoading}
                onEnd={() => void endDevice(device.id)}
              />
            ))}
          </ul>
        )}
        {error && (
          <Notice tone="negative" title={t('settings.signOutFailed')}>
            {failureText(error)}
          </Notice>
        )}
        <p className={styles.muted}>{t('settings.everywhereText')}</p>
        <ConnectionHint />
        <Button
          variant="danger"
          disabled={!isConnected || endingAll.isLoading}
          onClick={() => void askOrSignOut()}
        >
          {t('settings.everywhere')}
        </Button>
        {isAsked && (
          <UnsentQuestion onStay={() => setAsked(false)} onSignOut={() => void signOutEverywhere()} />
        )}
      </div>
    </Card>
  );
}
