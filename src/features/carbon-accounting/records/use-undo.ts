import { createContext, useContext } from 'react';

export type EditKind = 'add' | 'change' | 'remove';

/** Something that was done and can be taken back. */
export interface Undoable {
  kind: EditKind;
  name: string;
  takeBack: () => void;
}

/** Offers to undo what was just done. */
export const UndoContext = createContext<(done: Undoable) => void>(() => undefined);

export function useUndo(): (done: Undoable) => void {
  return useContext(UndoContext);
}
