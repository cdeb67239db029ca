import type { Database } from './database';
import { coalescedRuns } from './coalesced-runs';

interface DueWork {
  database: Pick<Database, 'listen'>;
  /** The channel on which servers signal new work. */
  channel: string;
  everyMs: number;
  /** @param stopping asks it to finish */
  work: (stopping: AbortSignal) => Promise<unknown>;
  onFailure: (error: unknown) => void;
}

/**
 * Runs `work` now, at every signal and at every interval in milliseconds, never twice at once; signals during
 * a run cause another one. Returns a function that stops it and waits for what cannot be interrupted.
 */
export function runWhenDue({ database, channel, everyMs, work, onFailure }: DueWork): () => Promise<void> {
  const stopping = new AbortController();
  const due = coalescedRuns(async () => void (await work(stopping.signal).catch(onFailure)));
  const listening = database.listen(channel, due.request, { missed: due.request });
  // Signals sent before the server listened were lost.
  listening.then(due.request, onFailure);
  const timer = setInterval(due.request, everyMs).unref();
  return async () => {
    clearInterval(timer);
    const stopListening = await listening.catch(() => undefined);
    await stopListening?.();
    stopping.abort();
    await due.end();
  };
}
