import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { whenIdle } from '../../lib/idle/when-idle';
import { useProjectId } from '../../lib/session/use-session';
import { onWakeUp } from '../../lib/session/wake-up';
import { useAppSelector } from '../../lib/store/hooks';
import { selectStartUp } from '../store/start-up-slice';
import type { BackgroundStore } from './start-background';

const useBackgroundStore = useStore.withTypes<BackgroundStore>();

/** Calls `listener` once, when the device is online or the tab visible again. Returns the function that cancels it. */
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
 * Keeps this tab up to date while others work on the same data, and has the server prepare what is missing. Its scripts
 * are loaded when the page is idle.
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
    // Offline its scripts may be unavailable, and there are no events.
    const begin = () => void start().catch(() => endings.push(onceBack(begin)));
    endings.push(whenIdle(begin));
    return () => endings.forEach((end) => end());
  }, [store, isReady, projectId]);
  return null;
}
