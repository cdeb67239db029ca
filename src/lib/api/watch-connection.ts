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
 * Pauses between two refetches of everything on screen, each twice as long as the one before. While one service fails
 * and the others respond, every response looks like the loss or the return of the server.
 */
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

/**
 * Recovers from a lost connection: checks the server's health once a minute while it is unreachable, and refetches what
 * is on screen once it is back or the device is online again. Returns the function that stops it.
 */
export function watchConnection(store: WatchedStore, isHealthy: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastCheck = -Infinity;
  let wasReachable = selectApiReachable(store.getState());
  let refetchTimer: ReturnType<typeof setTimeout> | undefined;
  let lastRefetch = -Infinity;
  let pauseMs = 0;

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
    const refetch = () => dispatch(onOnline());
    const cameBack = () => {
      clearTimeout(refetchTimer);
      if (!wasReachable) return;
      const since = Date.now() - lastRefetch;
      if (since < pauseMs) {
        refetchTimer = setTimeout(cameBack, pauseMs - since);
        return;
      }
      pauseMs = since < 2 * longestPauseMs ? Math.min(2 * pauseMs, longestPauseMs) : firstPauseMs;
      lastRefetch = Date.now();
      refetch();
    };
    const wentAway = () => dispatch(onOffline());
    const changed = () => {
      const reachable = selectApiReachable(store.getState());
      if (reachable === wasReachable) return;
      wasReachable = reachable;
      if (reachable) cameBack();
      else plan();
    };
    const unsubscribe = store.subscribe(changed);
    window.addEventListener('online', refetch);
    window.addEventListener('offline', wentAway);
    return () => {
      unsubscribe();
      window.removeEventListener('online', refetch);
      window.removeEventListener('offline', wentAway);
    };
  });

  return () => {
    ended();
    clearTimeout(timer);
    clearTimeout(refetchTimer);
  };
}
