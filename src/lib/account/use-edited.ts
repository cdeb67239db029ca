import { useLayoutEffect, useRef } from 'react';
import { afterDecision, afterTyping, merge, type Edited } from './edited';

export interface EditedForm<Values> {
  /** What the fields show. */
  values: Values;
  /** What is stored now: where it differs from what the person saw, it has been taken over or clashes. */
  stored: Values;
  /** Fields that the person and somebody else have changed; to be decided before saving. */
  clashes: (keyof Values)[];
  change: (part: Partial<Values>) => void;
  decide: (name: keyof Values, decision: 'mine' | 'theirs') => void;
}

/**
 * A form over data that others may change while it is open. Whoever saves sends the version of `stored`: everything
 * in it is in the form, or was decided against.
 *
 * @param edited what was typed so far; undefined while nothing is
 * @param isSaving the stored data then already shows what is being saved, and nothing of it is somebody else's
 */
export function useEdited<Values extends object>(
  edited: Edited<Values> | undefined,
  stored: Values,
  keep: (edited: Edited<Values>) => void,
  isSaving: boolean,
): EditedForm<Values> {
  const now = edited ?? { values: stored, base: stored };
  /** Two fields may change in one event. */
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const become = (next: Edited<Values>) => {
    latest.current = next;
    keep(next);
  };
  const { shown, clashes } = merge(now, stored);
  return {
    values: shown,
    stored,
    clashes: isSaving ? [] : clashes,
    change: (part) => become(afterTyping(latest.current, stored, part)),
    decide: (name, decision) => become(afterDecision(latest.current, stored, name, decision)),
  };
}
