import { useCallback, useEffect, useMemo } from 'react';
import type { Locale } from '../../../../core/i18n/locales';
import type { Version } from '../../../lib/outbox/edit';
import { useDrafts } from '../../../lib/session/use-drafts';

/** What was typed into a field and cannot be saved. */
export interface NotSaved {
  text: string;
  /** In which language it was typed. */
  locale: Locale;
  /** The answer that stood in the field when the person began to type, and its version. */
  over: unknown;
  seen?: Version | undefined;
}

const prefix = 'answer:';

/** What a field keeps is a draft of its own, until it is saved or given up. */
export const answerDraft = (subject: string): string => `${prefix}${subject}`;

interface AllNotSaved {
  /** Of the fields that hold what cannot be saved. */
  subjects: readonly string[];
  forget: (subject: string) => void;
}

/** What is not saved below a subject: of a segment, of the company, or (without one) of the whole self-assessment. */
export function useNotSaved(below = ''): AllNotSaved {
  const { drafts, forget } = useDrafts<NotSaved>(answerDraft(below));
  const subjects = useMemo(() => [...drafts.keys()].map((form) => form.slice(prefix.length)), [drafts]);
  return { subjects, forget: useCallback((subject) => forget(answerDraft(subject)), [forget]) };
}

/** What was typed into a field that is no more can be corrected nowhere: it is in nobody's way. */
export function useForgetGone(
  { subjects, forget }: AllNotSaved,
  isField: (subject: string) => boolean,
): void {
  useEffect(() => {
    for (const subject of subjects) if (!isField(subject)) forget(subject);
  });
}
