import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { apiReachableChanged, selectApiReachable } from './connection-slice';

interface WatchedStore {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => Parameters<typeof selectApiReachable>[0];
  subscribe: (listener: () => void) => () => void;
}

/** The health of the API is checked at most once in this interval. */
const healthCheckIntervalMs = 60_000;

/**
 * Recovers from a lost connection: checks the server's health once a minute while it is unreachable, and refetches what
 * is on screen once it is back or the device is online again. Returns the function that stops it.
 */
export function watchConnection(store: WatchedStore, isHealthy: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastCheck = -Infinity;
  let wasReachable = selectApiReachable(store.getState());

  const check = async (): Promise<void> => {
    lastCheck = Date.now();
    const healthy = await isHealthy();
    timer = undefined;
    if (selectApiReachable(store.getState())) return;
    if (healthy) store.dispatch(apiReachableChanged(true));
    else plan();
  };

  const plan = (): void => {
    timer ??= setTimeout(() => void check(), Math.max(0, lastCheck + healthCheckIntervalMs - Date.now()));
  };

  const ended = setupListeners(store.dispatch, (dispatch, { onOnline, onOffline }) => {
    const cameBack = () => dispatch(onOnline());
    const wentAway = () => dispatch(onOffline());
    const changed = () => {
      const reachable = selectApiReachable(store.getState());
      if (reachable === wasReachable) return;
      wasReachable = reachable;
      if (reachable) cameBack();
      else plan();
    };
    const unsubscribe = store.subscribe(changed);
    window.addEventListener('online', cameBack);
    window.addEventListener('offline', wentAway);
    return () => {
      unsubscribe();
      window.removeEventListener('online', cameBack);
      window.removeEventListener('offline', wentAway);
    };
  });

  return () => {
    ended();
    clearTimeout(timer);
  };
}
