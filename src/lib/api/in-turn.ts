/** Runs calls one after the other, so that of two saves of the same data the later one stays. */
export function inTurn(): <Result>(call: () => Result | PromiseLike<Result>) => Promise<Result> {
  let previous: Promise<unknown> = Promise.resolve();
  return (call) => {
    const next = previous.then(call);
    previous = next.catch(() => undefined);
    return next;
  };
}
