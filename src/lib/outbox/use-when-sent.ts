import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { EditArea } from './edit';
import { selectEntries } from './outbox-slice';
import { isQueueSending } from './queue';

type State = Parameters<typeof selectEntries>[0];

/**
 * Returns a function that waits until the server has the edits of an area, before something builds on them. It does not
 * wait for edits that need the network or a decision; it returns whether the server has all edits.
 */
export function useWhenSent(area: EditArea): () => Promise<boolean> {
  const store = useStore<State>();
  return useCallback(
    () =>
      new Promise((resolve) => {
        const check = () => {
          const entries = selectEntries(store.getState());
          const areLeft = entries.some((entry) => entry.area === area);
          if (navigator.onLine && areLeft && isQueueSending(entries)) return;
          stop();
          resolve(!areLeft);
        };
        const stop = store.subscribe(check);
        check();
      }),
    [area, store],
  );
}
