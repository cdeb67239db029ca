import { createContext, useContext, useMemo, useRef, useState } from 'react';
import type { FigureFault } from '../../../../core/carbon/figures';

/** What a number field showed when somebody began to type in it, and how what is typed is saved. */
export interface TypingStart {
  text: string;
  value: number;
  onSave: (value: number) => void;
}

/** A wrong number whose row went out of sight before it was corrected. */
export interface LeftText {
  recordId: string;
  /** What the field is called. */
  label: string;
  typed: string;
  fault: FigureFault;
  start: TypingStart;
}

interface LeftTexts {
  find: (recordId: string) => LeftText | undefined;
  keep: (text: LeftText) => void;
  forget: (recordId: string) => void;
}

export const LeftTextContext = createContext<LeftTexts>({
  find: () => undefined,
  keep: () => undefined,
  forget: () => undefined,
});

/** Where a field leaves a wrong number when its row goes, and finds it when the row is back. */
export function useLeftTexts(): LeftTexts {
  return useContext(LeftTextContext);
}

/** The wrong numbers that are out of sight, and their keeping. */
export function useKeptTexts(): { kept: readonly LeftText[]; texts: LeftTexts } {
  const [kept, setKept] = useState<readonly LeftText[]>([]);
  // A row that comes back reads it while it is drawn.
  const standing = useRef(new Map<string, LeftText>());
  const texts = useMemo((): LeftTexts => {
    const tell = () => setKept([...standing.current.values()]);
    return {
      find: (recordId) => standing.current.get(recordId),
      keep: (text) => {
        standing.current.set(text.recordId, text);
        tell();
      },
      forget: (recordId) => {
        if (standing.current.delete(recordId)) tell();
      },
    };
  }, []);
  return { kept, texts };
}
