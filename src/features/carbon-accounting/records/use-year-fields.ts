import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { NotSaved } from '../../../lib/forms/not-saved';
import { useNotSaved } from '../../../lib/forms/use-not-saved';

interface YearFields {
  year: number;
  /** Notes that a field with a wrong number is shown. Answers with the function that takes it back. */
  show: (field: string) => () => void;
  /** Forgets what was typed into a field. */
  forget: (field: string) => void;
}

export const YearFieldsContext = createContext<YearFields | undefined>(undefined);

/** What the drafts of the number fields of a year begin with; the name of a field follows. */
export const figureDrafts = (year: number): string => `figure:${year}/`;

export function useYearFields(): YearFields {
  const fields = useContext(YearFieldsContext);
  if (!fields) throw new Error('A number field stands in a year');
  return fields;
}

/** Tells the year of a field with a wrong number that it is shown. */
export function useShown(field: string, isNotSaved: boolean): void {
  const { show } = useYearFields();
  useLayoutEffect(() => (isNotSaved ? show(field) : undefined), [isNotSaved, show, field]);
}

/** The wrong numbers of a year whose fields are not shown, by field; and what its fields need of it. */
export function useOutOfSight(year: number): {
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
