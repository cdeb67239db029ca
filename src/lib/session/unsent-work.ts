type Source = () => boolean;

const sources = new Set<Source>();

/** Names a place where edits wait to be sent. Answers with the function that takes it back. */
export function registerUnsentWork(source: Source): () => void {
  sources.add(source);
  return () => sources.delete(source);
}

/** Whether a sign-out now would lose edits that have not reached the server. */
export function hasUnsentWork(): boolean {
  return [...sources].some((source) => source());
}
