import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { NotSaved } from '../../../lib/forms/not-saved';
import { useNotSaved } from '../../../lib/forms/use-not-saved';

interface YearFields {
  year: number;
  /** Registers a visible field with an invalid number. Returns the function that unregisters it. */
  show: (field: string) => () => void;
  /** Forgets the input of a field. */
  forget: (field: string) => void;
}

export const YearFieldsContext = createContext<YearFields | undefined>(undefined);

/** Prefix of the drafts of a year's number fields; the name of a field follows. */
export const figureDrafts = (year: number): string => `figure:${year}/`;

export function useYearFields(): YearFields {
  const fields = useContext(YearFieldsContext);
  if (!fields) throw new Error('A number field stands in a year');
  return fields;
}

/** Notes that a field with an invalid number is shown. */
export function useShown(field: string, isNotSaved: boolean): void {
  const { show } = useYearFields();
  useLayoutEffect(() => (isNotSaved ? show(field) : undefined), [isNotSaved, show, field]);
}

/** The invalid numbers of a year whose fields are not visible, by field, and the context for its fields. */
export function useHiddenFaults(year: number): {
  outOfSight: readonly [string, NotSaved][];
  fields: YearFields;
} {
  const notSaved = useNotSaved(figureDrafts(year));
  const { forget } = notSaved;
  const [shown, setShown] = useState<readonly string[]>([]);
  const show = useCallback((field: string) => {
    setShown((before) => [...before, field]);
    return () => setShown((before) => before.filter((each) => each !== field));
  }, []);
  const fields = useMemo(() => ({ year, show, forget }), [year, show, forget]);
  return { outOfSight: [...notSaved.fields].filter(([field]) => !shown.includes(field)), fields };
}
