import type { ReactNode } from 'react';
import type { Locale } from '../../../../core/i18n/locales';
import { useDiscardQuestion } from '../../../components/ui/use-discard-question';
import { retyped } from '../../../lib/i18n/typed-number';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useDraft } from '../../../lib/session/use-draft';

interface DrawerForm<Values> {
  /** What the draft is kept under. */
  name: string;
  /** What the drawer begins with. */
  initial: Values;
  /** The values with each typed number written anew, after a change of language. */
  rewrite: (values: Values, number: (text: string) => string) => Values;
  /** After it was saved or given up. */
  onClose: () => void;
  onGivenUp?: () => void;
}

export interface DrawerDraft<Values> {
  values: Values;
  type: (part: Partial<Values>) => void;
  /** Closes the drawer after what was typed is saved. */
  done: () => void;
  /** Closes the drawer and forgets what was typed. */
  cancel: () => void;
  /** Closes the drawer; asks first where something was typed. */
  leave: () => void;
  question: ReactNode;
}

interface Kept<Values> {
  values: Values;
  /** In which language its numbers were typed. */
  locale: Locale;
}

/** What is typed into a drawer stays, through a reload and an end of the session, until it is saved or given up. */
export function useDrawerDraft<Values extends object>(form: DrawerForm<Values>): DrawerDraft<Values> {
  const { name, initial, rewrite, onClose, onGivenUp } = form;
  const { locale } = useLocale();
  const { values: kept, change, clear } = useDraft<Kept<Values>>(name);
  const done = () => {
    clear();
    onClose();
  };
  const cancel = () => {
    onGivenUp?.();
    done();
  };
  const discarding = useDiscardQuestion(kept !== undefined, cancel);
  // An earlier version of the app may have kept less.
  const values = kept
    ? rewrite({ ...initial, ...kept.values }, (text) => retyped(text, kept.locale, locale))
    : initial;
  return {
    values,
    type(part) {
      const next = { values: { ...values, ...part }, locale };
      change(next, next);
    },
    done,
    cancel,
    ...discarding,
  };
}
