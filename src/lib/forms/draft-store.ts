import { useMemo } from 'react';
import type { Locale } from '../../../core/i18n/locales';
import { draftKey, forgetDraft, keepDraft, parseDraft } from '../session/drafts';
import { useSession } from '../session/use-session';
import { tabStorage } from '../storage/safe-storage';

/** A form as it is kept until it is saved or discarded. */
export interface KeptForm<Values> {
  values: Values;
  /** For each field the stored value that the person had in sight. */
  base: Values;
  /** The fields whose faults are shown. */
  touched: readonly (keyof Values)[];
  /** The language in which numbers were typed. */
  locale: Locale;
}

/** Where a form keeps what is typed into it. */
export interface DraftStore<Values> {
  read: () => KeptForm<Values> | undefined;
  keep: (form: KeptForm<Values>) => void;
  forget: () => void;
}

/**
 * The draft of a signed-in person, in this tab: it survives a reload, a change of language, a lost connection and the
 * end of the session. Nobody else sees it who signs in later.
 */
export function useDraftStore<Values extends object>(name: string): DraftStore<Values> {
  const { profile } = useSession();
  const key = profile ? draftKey(profile, name) : undefined;
  return useMemo(
    () => ({
      read: () => (key === undefined ? undefined : toKeptForm<Values>(tabStorage.get(key))),
      keep: (form) => key !== undefined && keepDraft(key, form),
      forget: () => key !== undefined && forgetDraft(key),
    }),
    [key],
  );
}

/** The form that a stored text stands for; undefined for anything else. */
export function toKeptForm<Values extends object>(text: string | null): KeptForm<Values> | undefined {
  const kept = parseDraft<Partial<KeptForm<Values>>>(text);
  if (!isObject(kept?.values) || !kept.locale) return undefined;
  // An earlier version of the app may have kept less.
  const { values, base = {}, locale, touched = [] } = kept;
  if (!isObject(base) || !Array.isArray(touched)) return undefined;
  return { values, base: base as Values, locale, touched };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
