import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { whenIdle } from '../../lib/idle/when-idle';
import { useProjectId } from '../../lib/session/use-session';
import { onWakeUp } from '../../lib/session/wake-up';
import { useAppSelector } from '../../lib/store/hooks';
import { selectStartUp } from '../start-up/start-up-slice';
import type { BackgroundStore } from './start-background';

const useBackgroundStore = useStore.withTypes<BackgroundStore>();

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
  const store = useBackgroundStore();
  const projectId = useProjectId();
  const isReady = useAppSelector(selectStartUp).phase === 'ready';
  useEffect(() => {
    if (!isReady || projectId === undefined) return;
    let stopped = false;
    const endings: (() => void)[] = [() => (stopped = true)];
    const start = async () => {
      const { startBackground } = await import('./start-background');
      if (!stopped) endings.push(startBackground(store, projectId));
    };
    // Without a network its scripts may be missing, and there is nothing to hear.
    const begin = () => void start().catch(() => endings.push(onceBack(begin)));
    endings.push(whenIdle(begin));
    return () => endings.forEach((end) => end());
  }, [store, isReady, projectId]);
  return null;
}
