import { tooBusy } from './api-error';

/**
 * Runs at most `most` pieces of work at once; others wait for their turn.
 * @throws ApiError 503 for one that has waited for `maxWaitMs`
 */
export function fewAtOnce({ most, maxWaitMs }: { most: number; maxWaitMs: number }) {
  let running = 0;
  const waiting = new Set<() => void>();
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(tooBusy());
      }, maxWaitMs);
      waiting.add(begin);
    });

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < most) running += 1;
    else await turn();
    try {
      return await work();
    } finally {
      // The next one takes over the place of this one.
      const [next] = waiting;
      if (next) next();
      else running -= 1;
    }
  };
}
