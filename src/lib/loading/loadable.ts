import { useEffect, useSyncExternalStore } from 'react';

export type LoadableState<Content> =
  | { status: 'idle' | 'loading' | 'failed' }
  | { status: 'ready'; content: Content };

/** A separately loaded script of a page, loaded once, before or when it is needed. */
export interface Loadable<Content> {
  state: () => LoadableState<Content>;
  subscribe: (listener: () => void) => () => void;
  /** Starts loading, also after a failure. Does nothing while loading or once loaded. */
  preload: () => void;
}

export function createLoadable<Content>(load: () => Promise<Content>): Loadable<Content> {
  let state: LoadableState<Content> = { status: 'idle' };
  const listeners = new Set<() => void>();
  const change = (next: LoadableState<Content>) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    preload() {
      if (state.status === 'loading' || state.status === 'ready') return;
      change({ status: 'loading' });
      load().then(
        (content) => change({ status: 'ready', content }),
        () => change({ status: 'failed' }),
      );
    },
  };
}

/**
 * Loads it and returns the loading state. Unlike `React.lazy`, it is in the first paint if already loaded. After a
 * failure it can be loaded again, and is automatically when the network is back.
 */
export function useLoadable<Content>(loadable: Loadable<Content>): LoadableState<Content> {
  const { state, subscribe, preload } = loadable;
  useEffect(() => {
    preload();
    window.addEventListener('online', preload);
    return () => window.removeEventListener('online', preload);
  }, [preload]);
  return useSyncExternalStore(subscribe, state, state);
}
