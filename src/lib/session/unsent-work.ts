/** `arriving`: the server is about to respond; `waiting`: needs the network or a decision. */
export type UnsentWork = 'none' | 'arriving' | 'waiting';

interface Source {
  read: () => UnsentWork;
  /** Calls `listener` when the result may have changed. */
  watch: (listener: () => void) => () => void;
}

/** Nobody is asked about an edit that the server accepts within this time. */
export const arrivalMs = 1_000;

const sources = new Set<Source>();

/** Registers a source of unsent edits. Returns the function that unregisters it. */
export function registerUnsentWork(source: Source): () => void {
  sources.add(source);
  return () => sources.delete(source);
}

/** Whether a sign-out now would lose edits; those about to arrive get a moment. */
export async function hasUnsentWork(): Promise<boolean> {
  const isUnsent = () => [...sources].some(({ read }) => read() !== 'none');
  const isWaiting = () => [...sources].some(({ read }) => read() === 'waiting');
  if (!isUnsent() || isWaiting()) return isUnsent();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const stop of watched) stop();
      resolve(isUnsent());
    };
    const timer = setTimeout(end, arrivalMs);
    const endIfSettled = () => (isUnsent() && !isWaiting() ? undefined : end());
    const watched = [...sources].map(({ watch }) => watch(endIfSettled));
  });
}
