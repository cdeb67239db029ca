import type { FormikProps } from 'formik';
import { useRef, useState } from 'react';
import { isSame } from '../../../core/compare/is-same';
import type { Locale } from '../../../core/i18n/locales';
import { useLocale } from '../i18n/use-locale';
import type { EditOutcome } from '../outbox/actions';
import type { DraftStore, KeptForm } from './draft-store';
import { followStored, ownSuggestions, type FormState } from './stored-values';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect';

export interface KeptValuesOptions<Values extends object> {
  /** Storage for the draft until the form is saved or discarded. */
  draft: DraftStore<Values>;
  /** The currently stored values, or those of an empty form. */
  stored: Values;
  /** Whether `stored` is only suggested: typed values win, and a change never clashes. */
  isSuggestion?: boolean;
  /** Converts typed numbers to another language's notation. */
  retype?: ((values: Values, from: Locale, to: Locale) => Values) | undefined;
}

type Formik<Values> = Pick<FormikProps<Values>, 'values' | 'setValues' | 'setTouched' | 'resetForm'>;
type Current<Values> = Omit<KeptForm<Values>, 'locale'>;

const nothingTouched: readonly never[] = [];

/**
 * The values of a form with its draft: restores the draft, stores each change in it, and lets untouched fields follow
 * the stored values.
 */
export function useKeptValues<Values extends object>(
  formik: Formik<Values>,
  { draft, stored, isSuggestion = false, retype = (values) => values }: KeptValuesOptions<Values>,
) {
  const { locale } = useLocale();
  const [base, setBase] = useState(stored);
  /** Several fields may change in one event, before a render. */
  const current = useRef<Current<Values>>({ values: formik.values, base, touched: nothingTouched });

  const show = (next: FormState<Values>) => {
    current.current = { ...current.current, ...next };
    void formik.setValues(next.values, false);
    setBase(next.base);
  };
  const keep = () => {
    const { values, base: seen } = current.current;
    if (isSame(values, seen)) draft.forget();
    else draft.keep({ ...current.current, locale });
  };

  const begin = (values: Values) => {
    current.current = { values, base: values, touched: nothingTouched };
    formik.resetForm({ values });
    setBase(values);
  };
  const takeUp = (kept: KeptForm<Values>) => {
    // An earlier version of the app may have stored less.
    const values = retype({ ...stored, ...kept.values }, kept.locale, locale);
    const seen = retype({ ...stored, ...kept.base }, kept.locale, locale);
    current.current = { values, base: seen, touched: kept.touched };
    const touched = Object.fromEntries(kept.touched.map((name) => [name, true]));
    void formik.setTouched(touched as Parameters<typeof formik.setTouched>[0], false);
    show((isSuggestion ? ownSuggestions : followStored)(current.current, stored));
  };

  const readFrom = useRef<DraftStore<Values>>();
  const lastStored = useRef(stored);
  useIsomorphicLayoutEffect(() => {
    const isFollowed = isSame(lastStored.current, stored);
    lastStored.current = stored;
    const before = readFrom.current;
    readFrom.current = draft;
    const kept = before === draft ? undefined : draft.read();
    if (kept) takeUp(kept);
    // Another person in the same tab must not see what was typed before.
    else if (before && before !== draft) begin(stored);
    else if (!isFollowed) show(followStored(current.current, stored));
  });

  return {
    base,
    /** The current form, even before it is rendered. */
    now: () => current.current,
    storedNow: () => lastStored.current,
    change(next: FormState<Values>) {
      show(next);
      keep();
    },
    /** Marks a field as left; returns whether it is the first time. */
    leave(name: keyof Values): boolean {
      const { touched } = current.current;
      if (touched.includes(name)) return false;
      current.current = { ...current.current, touched: [...touched, name] };
      keep();
      return true;
    },
    /** Keeps the current form as the draft if an edit is refused, unless something else was typed meanwhile. */
    restoreIfRefused(outcome: Promise<EditOutcome<unknown>>) {
      const form = { ...current.current, locale };
      void outcome.then(({ status }) => {
        if (status === 'refused' && !draft.read()) draft.keep(form);
      });
    },
    /** Discards the draft and starts over with other values. */
    restart(values: Values) {
      draft.forget();
      begin(values);
    },
  };
}
