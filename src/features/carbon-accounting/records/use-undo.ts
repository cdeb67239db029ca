import { createContext, useContext } from 'react';

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

export function useUndo(): OfferUndo {
  return useContext(UndoContext);
}
