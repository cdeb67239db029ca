import { useSyncExternalStore } from 'react';
import { useAppSelector } from '../store/hooks';
import { selectApiReachable } from './connection-slice';

/** How the app stands with the world: `offline` is the device's matter, `server` that of the other side. */
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
