import { useSyncExternalStore } from 'react';
import { useAppSelector } from '../store/hooks';
import { selectApiReachable } from './connection-slice';

/** Connection state: `offline` if the device has no network, `server` if the server is unreachable. */
export type Connection = 'connected' | 'offline' | 'server';

export function useConnection(): Connection {
  const online = useSyncExternalStore(watchOnline, isOnline, () => true);
  const reachable = useAppSelector(selectApiReachable);
  if (!online) return 'offline';
  return reachable ? 'connected' : 'server';
}

function isOnline(): boolean {
  return navigator.onLine;
}

function watchOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
