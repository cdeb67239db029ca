import { useDeferredValue, useSyncExternalStore } from 'react';

/** Fields with unsaved typed text, by the names of their drafts. */
const inUse = new Set<string>();
const listeners = new Set<() => void>();

/** Records whether a self-saving field is being typed into. */
export function noteInUse(field: string, isInUse: boolean): void {
  if (inUse.has(field) === isInUse) return;
  if (isInUse) inUse.add(field);
  else inUse.delete(field);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether a field whose draft name starts with `prefix` is being typed into. Deferred, so that the first letter is
 * painted before what depends on it.
 */
export const useIsTyping = (prefix: string): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      subscribe,
      () => [...inUse].some((field) => field.startsWith(prefix)),
      () => false,
    ),
  );
