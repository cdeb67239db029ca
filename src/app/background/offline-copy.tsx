import { useEffect } from 'react';
import { useAppSelector } from '../../lib/store/hooks';
import { keepForOffline } from '../offline/keep-for-offline';
import { selectStartUp } from '../store/start-up-slice';

/** Makes the site available offline, once the session has started. */
export function OfflineCopy() {
  const isReady = useAppSelector(selectStartUp).phase === 'ready';
  useEffect(() => (isReady ? keepForOffline() : undefined), [isReady]);
  return null;
}
