import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { FigureFault } from '../../../../core/carbon/figures';
import type { Locale } from '../../../../core/i18n/locales';
import { useDrafts } from '../../../lib/session/use-drafts';

/** What a number field showed when somebody began to type in it. */
export interface TypingStart {
  text: string;
  value: number;
  /** Of the record; undefined where there was none. */
  version?: number | undefined;
}

/** A wrong number, kept until it is corrected or given up. */
export interface NotTaken {
  /** What the field is called. */
  label: string;
  typed: string;
  /** In which language it was typed. */
  locale: Locale;
  fault: FigureFault;
  start: TypingStart;
}

interface Fields {
  year: number;
  /** Notes that a field with a wrong number is shown. Answers with the function that takes it back. */
  show: (field: string) => () => void;
  /** Forgets what was typed into a field. */
  forget: (field: string) => void;
}

export const FieldsContext = createContext<Fields | undefined>(undefined);

const prefixOf = (year: number) => `figure:${year}/`;

/** What a field keeps is a draft of its own. */
export const figureDraft = (year: number, field: string): string => `${prefixOf(year)}${field}`;

export function useFields(): Fields {
  const fields = useContext(FieldsContext);
  if (!fields) throw new Error('A number field stands in a year');
  return fields;
}

/** The wrong numbers of a year whose fields are not shown, by field; and what its fields need of it. */
export function useNotTaken(year: number): { outOfSight: readonly [string, NotTaken][]; fields: Fields } {
  const { drafts, forget } = useDrafts<NotTaken>(prefixOf(year));
  const [shown, setShown] = useState<readonly string[]>([]);
  const show = useCallback((field: string) => {
    setShown((before) => [...before, field]);
    return () => setShown((before) => before.filter((each) => each !== field));
  }, []);
  const fields = useMemo(
    () => ({ year, show, forget: (field: string) => forget(figureDraft(year, field)) }),
    [year, show, forget],
  );
  const kept = [...drafts].map(([form, notTaken]): [string, NotTaken] => [
    form.slice(prefixOf(year).length),
    notTaken,
  ]);
  return { outOfSight: kept.filter(([field]) => !shown.includes(field)), fields };
}

/**
 * Forgets the wrong numbers of a year whose record somebody has removed: they can be corrected nowhere, and nobody is
 * to be asked about them. `isField` is left out while it is not known what there is.
 */
export function useForgetGone(year: number, isField: ((field: string) => boolean) | undefined): void {
  const { drafts, forget } = useDrafts<NotTaken>(prefixOf(year));
  useEffect(() => {
    if (!isField) return;
    for (const form of drafts.keys()) if (!isField(form.slice(prefixOf(year).length))) forget(form);
  });
}
