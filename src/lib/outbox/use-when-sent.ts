import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { EditArea } from './edit';
import { selectEntries } from './outbox-slice';
import { isSendingOn } from './queue';

type State = Parameters<typeof selectEntries>[0];

/**
 * A function that waits until the server has the edits of an area, for what is to build on them. Edits that wait for
 * the network or for a decision of the person are not waited for.
 */
export function useWhenSent(area: EditArea): () => Promise<void> {
  const store = useStore<State>();
  return useCallback(
    () =>
      new Promise((resolve) => {
        const check = () => {
          const entries = selectEntries(store.getState());
          const isAwaited = entries.some((entry) => entry.area === area) && isSendingOn(entries);
          if (navigator.onLine && isAwaited) return;
          stop();
          resolve();
        };
        const stop = store.subscribe(check);
        check();
      }),
    [area, store],
  );
}
