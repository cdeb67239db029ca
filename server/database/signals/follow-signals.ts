import type { Database, Gaps, Queryable } from '../../lib/database';
import { coalescedRuns } from '../../lib/coalesced-runs';
import { createSignalReader, type News } from './read-signals';

/** What a source of signals reports. */
export interface SignalHandlers {
  /** There are signals to read. */
  onSignal: () => void;
  /** Whether it notifies immediately of new signals; false initially. */
  onReadyChange: (isReady: boolean) => void;
}

/** Notifies other servers of signals. */
export interface Messenger {
  /** Some were committed. */
  send: () => void;
  close(): Promise<void>;
}

/** Where signals are read from. */
export interface SignalSource extends Queryable {
  close(): Promise<void>;
}

interface Parts {
  /** Opens the signal source; `handlers` are called from then on. */
  open: (handlers: SignalHandlers) => Promise<SignalSource>;
  /** Polling interval without notifications; undefined: no polling. */
  lookEveryMs?: number;
}

/** The signals of all servers, as received by this process. */
export interface Signals {
  listen: Database['listen'];
  close(): Promise<void>;
}

interface Listener {
  channel: string;
  handler: (payload: string) => void;
  gaps: Partial<Gaps>;
}

/**
 * Reads the signals that servers send each other and delivers each once. Starts with the first listener and
 * stops with the last.
 */
export function followSignals({ open, lookEveryMs }: Parts): Signals {
  const listeners = new Set<Listener>();
  /** Listeners waiting for a read of everything committed before they joined. */
  const arriving: (() => void)[] = [];
  let look = () => {};
  let isReady = false;
  let isLate = false;
  /** The number of active and joining listeners. */
  let listenerCount = 0;
  let following: Promise<() => Promise<void>> | undefined;

  const setLate = (next: boolean) => {
    if (next === isLate) return;
    isLate = next;
    for (const { gaps } of listeners) gaps.late?.(isLate);
  };

  const handOn = ({ signals, isComplete }: News) => {
    for (const { channel, payload } of signals)
      for (const listener of listeners) if (listener.channel === channel) listener.handler(payload);
    if (!isComplete) for (const { gaps } of listeners) gaps.missed?.();
  };

  async function follow(): Promise<() => Promise<void>> {
    isReady = false;
    isLate = false;
    const source = await open({
      onSignal: () => look(),
      onReadyChange(next) {
        isReady = next;
        if (next) look();
        else setLate(true);
      },
    });
    const reader = createSignalReader(source);
    await reader.read();
    const looking = coalescedRuns(async () => {
      // Anything written before notifications worked is covered by a read that starts afterwards.
      const wasReady = isReady;
      const entering = arriving.splice(0);
      // A failed read is repeated: either its connection is replaced, which triggers a read, or the next poll
      // does it.
      const news = await reader.read().catch(() => undefined);
      if (news) handOn(news);
      if (news && wasReady && isReady) setLate(false);
      for (const enter of entering) enter();
      await reader.deleteOld().catch(() => undefined);
    });
    look = looking.request;
    look();
    if (!isReady) setLate(true);
    const timer = lookEveryMs === undefined ? undefined : setInterval(look, lookEveryMs).unref();
    return async () => {
      clearInterval(timer);
      await looking.end();
      await source.close();
    };
  }

  async function end(): Promise<void> {
    const ending = following;
    following = undefined;
    const stop = await ending?.catch(() => undefined);
    await stop?.();
  }

  return {
    async listen(channel, handler, gaps = {}) {
      listenerCount += 1;
      following ??= follow();
      try {
        await following;
      } catch (error) {
        listenerCount -= 1;
        following = undefined;
        throw error;
      }
      const listener = { channel, handler, gaps };
      await new Promise<void>((resolve) => {
        arriving.push(() => {
          listeners.add(listener);
          if (isLate) gaps.late?.(true);
          resolve();
        });
        look();
      });
      return async () => {
        if (!listeners.delete(listener)) return;
        listenerCount -= 1;
        if (listenerCount === 0) await end();
      };
    },
    close: end,
  };
}
