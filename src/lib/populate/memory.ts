import { failureTtl, successTtl } from './constants';

export type PopulateState = 'running' | 'stalled' | 'done' | 'failed' | 'refused';

const rememberedFor: Record<PopulateState, number> = {
  running: Infinity,
  // It may still finish; until then a second request would only add load.
  stalled: Infinity,
  done: successTtl,
  failed: failureTtl,
  refused: Infinity,
};

/** The outcome of each module's populate, as long as it counts. */
export interface PopulateMemory {
  note(module: string, state: PopulateState): void;
  isDue(module: string): boolean;
}

export function createPopulateMemory(now: () => number = Date.now): PopulateMemory {
  const notes = new Map<string, { state: PopulateState; at: number }>();
  return {
    note: (module, state) => void notes.set(module, { state, at: now() }),
    isDue(module) {
      const note = notes.get(module);
      return !note || now() - note.at >= rememberedFor[note.state];
    },
  };
}
