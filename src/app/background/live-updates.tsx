import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { ApiServices } from '../../lib/api/base-query';
import { whenIdle } from '../../lib/idle/when-idle';
import { selectEntries } from '../../lib/outbox/outbox-slice';
import { isSendingOn } from '../../lib/outbox/queue';
import { useProjectId } from '../../lib/session/use-session';
import { onWakeUp } from '../../lib/session/wake-up';
import { useAppSelector } from '../../lib/store/hooks';
import { selectStartUp } from '../start-up/start-up-slice';

type ApiStore = Store<Parameters<typeof selectEntries>[0]> & {
  dispatch: ThunkDispatch<unknown, ApiServices, UnknownAction>;
};
const useApiStore = useStore.withTypes<ApiStore>();

/** Calls `listener` once, when the device is on line or the tab looked at again. Answers with the function that ends it. */
function onceBack(listener: () => void): () => void {
  const end = () => {
    endWakeUp();
    window.removeEventListener('online', back);
  };
  const back = () => {
    end();
    listener();
  };
  const endWakeUp = onWakeUp(back);
  window.addEventListener('online', back);
  return end;
}

/**
 * Keeps this tab up to date while others work on the same, and has the server prepare what is missing. The scripts
 * for it come when the page is at rest.
 */
export function LiveUpdates() {
  const store = useApiStore();
  const projectId = useProjectId();
  const isReady = useAppSelector(selectStartUp).phase === 'ready';
  useEffect(() => {
    if (!isReady || projectId === undefined) return;
    let stopped = false;
    const endings: (() => void)[] = [() => (stopped = true)];
    const start = async () => {
      const [{ startLive }, { startPopulate }] = await Promise.all([
        import('../../lib/realtime/start-live'),
        import('../../lib/populate/start-populate'),
      ]);
      if (stopped) return;
      const { dispatch, getState, subscribe } = store;
      endings.push(
        startLive({
          dispatch,
          getState,
          projectId,
          isSending: () => isSendingOn(selectEntries(getState())),
        }),
        startPopulate({ dispatch, getState, subscribe, projectId }),
      );
    };
    // Without a network its scripts may be missing, and there is nothing to hear.
    const begin = () => void start().catch(() => endings.push(onceBack(begin)));
    endings.push(whenIdle(begin));
    return () => endings.forEach((end) => end());
  }, [store, isReady, projectId]);
  return null;
}
