import type { Database } from './database';
import { inTurn } from './in-turn';

interface DueWork {
  database: Pick<Database, 'listen'>;
  /** On which servers tell each other that there is something to do. */
  channel: string;
  everyMs: number;
  /** @param stopping tells it to come to an end */
  work: (stopping: AbortSignal) => Promise<unknown>;
  onFailure: (error: unknown) => void;
}

/**
 * Does `work` now, at every signal and every so many milliseconds, never twice at once; what is told meanwhile is
 * looked at afterwards. Answers with the function that ends it, which waits for what cannot be left as it is.
 */
export function whenDue({ database, channel, everyMs, work, onFailure }: DueWork): () => Promise<void> {
  const stopping = new AbortController();
  const due = inTurn(async () => void (await work(stopping.signal).catch(onFailure)));
  const listening = database.listen(channel, due.ask, { missed: due.ask });
  // What was told before the server listened was told to nobody.
  listening.then(due.ask, onFailure);
  const timer = setInterval(due.ask, everyMs).unref();
  return async () => {
    clearInterval(timer);
    const stopListening = await listening.catch(() => undefined);
    await stopListening?.();
    stopping.abort();
    await due.end();
  };
}
