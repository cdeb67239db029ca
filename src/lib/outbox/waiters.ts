import type { EditOutcome } from './actions';

type Resolve = (outcome: EditOutcome<unknown>) => void;

/** A person who waits in this tab to hear how an edit goes, by the id of its entry. */
export interface Waiters {
  outcomeOf(id: string): Promise<EditOutcome<unknown>>;
  isAwaited(id: string): boolean;
  /** Leaves it to the caller to conclude, and to nobody else; undefined when nobody waits. */
  claim(id: string): Resolve | undefined;
  conclude(id: string, outcome: EditOutcome<unknown>): void;
  /** What is not decided yet is a matter for later. */
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
