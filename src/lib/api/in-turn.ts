import type { ApiRequest } from './base-query';

type Order = Required<Pick<ApiRequest, 'idempotencyKey' | 'supersedes'>>;
type InTurn = <Result>(
  call: (order: Order) => Result | PromiseLike<Result>,
  subject?: string,
) => Promise<Result>;

/**
 * Runs calls one after the other, so that of two saves of the same data the later one stays. When the page is left, the
 * remaining ones start at once; their requests need `keepalive` to outlive it. They may overtake each other on the way,
 * so each names the earlier ones of its subject that it supersedes.
 */
export function inTurn(): InTurn {
  let previous: Promise<unknown> = Promise.resolve();
  const unfinished = new Map<string, string>();
  return (call, subject = '') => {
    const idempotencyKey = crypto.randomUUID();
    const turn = new Promise<void>((resolve) => {
      const begin = () => {
        window.removeEventListener('pagehide', begin);
        resolve();
      };
      window.addEventListener('pagehide', begin);
      void previous.then(begin);
    });
    const next = turn
      .then(() => {
        const earlier = [...unfinished].filter(([, of]) => of === subject);
        unfinished.set(idempotencyKey, subject);
        return call({ idempotencyKey, supersedes: earlier.map(([key]) => key) });
      })
      .finally(() => unfinished.delete(idempotencyKey));
    previous = next.catch(() => undefined);
    return next;
  };
}
