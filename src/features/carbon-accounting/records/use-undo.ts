import { createContext, useContext, useEffect, useRef, type RefObject } from 'react';

export type EditKind = 'add' | 'change' | 'remove';

/** A change that can be undone. */
export interface Undoable {
  kind: EditKind;
  name: string;
  /** What it is about, as in the outbox. */
  subject: string;
  undo: () => void;
}

/** Offers to undo a change; what it returns takes the offer back. */
export type OfferUndo = (done: Undoable) => () => void;

export const UndoContext = createContext<OfferUndo>(() => () => undefined);

/** Takes a function that moves the focus to the row of a subject, until it is called or the row is gone. */
export type RegisterRow = (subject: string, focus: () => void) => () => void;

export const RowFocusContext = createContext<RegisterRow>(() => () => undefined);

/** The buttons of a row, which get the focus when its change or removal is undone. */
export function useFocusAfterUndo(subject: string): RefObject<HTMLDivElement> {
  const buttons = useRef<HTMLDivElement>(null);
  const register = useContext(RowFocusContext);
  useEffect(() => register(subject, () => focusFirst(buttons.current)), [register, subject]);
  return buttons;
}

function focusFirst(buttons: HTMLElement | null): void {
  const button = buttons?.querySelector('button');
  button?.focus({ preventScroll: true });
  // Someone who uses a mouse stays where they are.
  if (button?.matches(':focus-visible')) button.scrollIntoView({ block: 'nearest' });
}

export function useUndo(): OfferUndo {
  return useContext(UndoContext);
}
