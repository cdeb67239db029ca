import { useCallback, useEffect, useState } from 'react';
import type { NotificationSettings } from '../../../../core/contracts/notifications';
import { endPushes } from '../../../lib/device/end-pushes';
import { currentPushing, findSubscription, subscribe, type Pushing } from '../../../lib/device/push';
import { useAddDeviceMutation, useRemoveDeviceMutation } from './api';

interface ThisBrowser {
  pushing: Pushing;
  /** The server's id of this browser; undefined if nothing is pushed to it. */
  deviceId: string | undefined;
  isChanging: boolean;
  /** The browser or its push service has refused. */
  hasFailed: boolean;
  switchOn(): Promise<void>;
  switchOff(): Promise<void>;
}

/** Notifications in this browser. */
export function useThisBrowser({ devices, publicKey }: NotificationSettings): ThisBrowser {
  const [endpoint, setEndpoint] = useState<string>();
  const [pushing, setPushing] = useState(currentPushing);
  const [isChanging, setChanging] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [addDevice] = useAddDeviceMutation();
  const [removeDevice] = useRemoveDeviceMutation();
  const refresh = useCallback(
    () =>
      findSubscription().then(
        (subscription) => {
          setEndpoint(subscription?.endpoint);
          setPushing(currentPushing());
        },
        () => setFailed(true),
      ),
    [],
  );
  useEffect(() => void refresh(), [refresh]);
  const deviceId = devices.find((device) => device.endpoint === endpoint)?.id;

  const change = async (work: () => Promise<void>) => {
    setChanging(true);
    setFailed(false);
    try {
      await work();
    } catch {
      setFailed(true);
    }
    await refresh();
    setChanging(false);
  };
  const switchOn = () =>
    change(async () => {
      const keys = (await subscribe(publicKey))?.toJSON();
      if (!keys) return;
      const { p256dh = '', auth = '' } = keys.keys ?? {};
      await addDevice({ endpoint: keys.endpoint ?? '', p256dh, auth }).unwrap();
    });
  const switchOff = () =>
    change(async () => {
      if (deviceId !== undefined) await removeDevice(deviceId).unwrap();
      await endPushes();
    });
  return { pushing, deviceId, isChanging, hasFailed, switchOn, switchOff };
}
