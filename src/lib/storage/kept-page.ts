/** How often the browser has kept this page for going back to it. */
let timesKept = 0;
/** Resolves when the person goes back; undefined while the page is shown. */
let returned: Promise<void> | undefined;
let isWatching = false;
const running = new Set<{ abort(): void }>();
const unfinished = new Set<() => void>();

/**
 * A transaction that is aborted when the browser keeps the page. Safari stops a kept page in the middle of its
 * transactions, and until the person goes back to it they would block the database for every other page.
 */
export function abortedInKeptPage<Running extends { abort(): void; done: Promise<void> }>(
  transaction: Running,
): Running {
  watch();
  const forget = () => void running.delete(transaction);
  running.add(transaction);
  transaction.done.then(forget, forget);
  if (returned) abort(transaction);
  return transaction;
}

/**
 * Work with such transactions, which waits while the page is kept, and is repeated on the return to the page if it was
 * aborted. Firefox tells a kept page neither that a transaction is complete nor that it was aborted.
 */
export async function repeatedOnReturn<Result>(work: () => Promise<Result>): Promise<Result> {
  watch();
  await returned;
  return new Promise((resolve, reject) => {
    const attempt = () => {
      const before = timesKept;
      work().then(
        (result) => {
          unfinished.delete(attempt);
          resolve(result);
        },
        (error: Error) => {
          if (timesKept !== before) return;
          unfinished.delete(attempt);
          reject(error);
        },
      );
    };
    unfinished.add(attempt);
    attempt();
  });
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) keep();
  });
}

function keep(): void {
  timesKept += 1;
  returned = new Promise((resolve) => {
    const end = () => {
      returned = undefined;
      resolve();
      for (const attempt of unfinished) attempt();
    };
    window.addEventListener('pageshow', end, { once: true });
  });
  for (const transaction of running) abort(transaction);
  running.clear();
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It is complete, and its events are still to come.
  }
}
