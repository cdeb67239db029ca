import type { EditOutcome } from './actions';

type Resolve = (outcome: EditOutcome<unknown>) => void;

/** Callers in this tab that wait for the outcome of an edit, by the id of its entry. */
export interface Waiters {
  outcomeOf(id: string): Promise<EditOutcome<unknown>>;
  isAwaited(id: string): boolean;
  /** Takes over the resolver, so that only the caller can conclude; undefined if nobody waits. */
  claim(id: string): Resolve | undefined;
  conclude(id: string, outcome: EditOutcome<unknown>): void;
  /** Resolves all waiters with the same outcome. */
  concludeAll(outcome: EditOutcome<unknown>): void;
}

export function createWaiters(): Waiters {
  const waiting = new Map<string, Resolve[]>();
  const conclude: Waiters['conclude'] = (id, outcome) => {
    const resolves = waiting.get(id) ?? [];
    waiting.delete(id);
    for (const resolve of resolves) resolve(outcome);
  };
  return {
    outcomeOf: (id) => new Promise((resolve) => waiting.set(id, [...(waiting.get(id) ?? []), resolve])),
    isAwaited: (id) => waiting.has(id),
    claim(id) {
      const resolves = waiting.get(id);
      waiting.delete(id);
      return resolves && ((outcome) => resolves.forEach((resolve) => resolve(outcome)));
    },
    conclude,
    concludeAll(outcome) {
      for (const id of [...waiting.keys()]) conclude(id, outcome);
    },
  };
}
