import { useEffect, useSyncExternalStore } from 'react';

export type LoadableState<Content> =
  { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; content: Content };

/** Scripts that are loaded apart from their page's own, once, before or when they are needed. */
export interface Loadable<Content> {
  state: () => LoadableState<Content>;
  subscribe: (listener: () => void) => () => void;
  /** Begins to load, again after a failure. Does nothing while it loads and once it is there. */
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
 * Has it loaded, and tells how far that is. Unlike `React.lazy` it is there in the first paint once it is loaded, and
 * after a failure it can be loaded again; it is by itself when the network is back.
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
