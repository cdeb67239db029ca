import type { Database } from './database';

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
 * Does `work` now, at every notification and every so many milliseconds, never twice at once; what is told meanwhile is
 * looked at afterwards. Answers with the function that ends it, which waits for what cannot be left as it is.
 */
export function whenDue({ database, channel, everyMs, work, onFailure }: DueWork): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let again = false;
  const loop = async () => {
    while (again) {
      again = false;
      await work(stopping.signal).catch(onFailure);
    }
  };
  const run = () => {
    again = true;
    running ??= loop().finally(() => (running = undefined));
  };
  const listening = database.listen(channel, run);
  // What was told before the server listened was told to nobody.
  listening.then(run, onFailure);
  const timer = setInterval(run, everyMs).unref();
  return async () => {
    clearInterval(timer);
    const stopListening = await listening.catch(() => undefined);
    await stopListening?.();
    again = false;
    stopping.abort();
    await running;
  };
}
