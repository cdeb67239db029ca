/**
 * Runs calls one after the other, so that of two saves of the same data the later one stays. When the page is left, the
 * remaining ones start at once; their requests need `keepalive` to outlive it.
 */
export function inTurn(): <Result>(call: () => Result | PromiseLike<Result>) => Promise<Result> {
  let previous: Promise<unknown> = Promise.resolve();
  return (call) => {
    const turn = new Promise<void>((resolve) => {
      const begin = () => {
        window.removeEventListener('pagehide', begin);
        resolve();
      };
      window.addEventListener('pagehide', begin);
      void previous.then(begin);
    });
    const next = turn.then(call);
    previous = next.catch(() => undefined);
    return next;
  };
}
