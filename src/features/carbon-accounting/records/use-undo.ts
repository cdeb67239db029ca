import { createContext, useContext } from 'react';

export type EditKind = 'add' | 'change' | 'remove';

/** A change that can be undone. */
export interface Undoable {
  kind: EditKind;
  name: string;
  undo: () => void;
}

/** Offers to undo the last change. */
export const UndoContext = createContext<(done: Undoable) => void>(() => undefined);

export function useUndo(): (done: Undoable) => void {
  return useContext(UndoContext);
}
