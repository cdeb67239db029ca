/** Settles like the promise, or rejects with `late()` if it takes longer than `ms`. */
export async function withTimeout<Result>(
  promise: Promise<Result>,
  ms: number,
  late: () => Error,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
