import { useSyncExternalStore } from 'react';

/** Fields that hold something typed which is not saved yet, by the names of their drafts. */
const inUse = new Set<string>();
const listeners = new Set<() => void>();

/** Notes that something is being typed into a field that saves itself, or no longer. */
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

/** Whether something is being typed into a field whose draft is named so. */
export const useIsTyping = (prefix: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => [...inUse].some((field) => field.startsWith(prefix)),
    () => false,
  );
