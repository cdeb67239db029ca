import { useCallback, useEffect, useRef, useState } from 'react';
import { isSame } from '../../../core/compare/is-same';
import type { Locale } from '../../../core/i18n/locales';
import { convertNumber } from '../i18n/typed-number';
import { useLocale } from '../i18n/use-locale';
import type { Version } from '../outbox/edit';
import { useDraft } from '../session/use-draft';
import { afterPress } from './after-press';
import { noteInUse } from './fields-in-use';
import { readNotSaved, type NotSaved } from './not-saved';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect';

/** The value of a text, or its fault. */
export type Parsed<Value, Fault> = { value: Value; fault?: undefined } | { fault: Fault };

export interface SelfSavingFieldOptions<Value, Fault, Seen extends Version> {
  /** The draft name under which an invalid text is stored. */
  draft: string;
  /** The field's label, stored with it. */
  label?: string;
  /** Whether the field holds a number, whose notation depends on the language. */
  isNumber: boolean;
  saved: Value;
  /** The version of `saved`. */
  version: () => Seen | undefined;
  parse: (text: string) => Parsed<Value, Fault>;
  format: (value: Value) => string;
  /** The value's text while the field has the focus, if different. */
  formatFocused?: (value: Value) => string;
  /** `seen` is the version of the value that was visible when typing began, `over` that value. */
  save: (value: Value, seen: Seen | undefined, over: Value) => void;
  /** Also saves this long after the last keystroke; otherwise only when the field is left. */
  debounceMs?: number;
}

export interface SelfSavingField<Fault> {
  text: string;
  /** The fault, from a pause or blur until it is corrected. */
  fault: Fault | undefined;
  /** Whether the typed text is kept because it is invalid. */
  isNotSaved: boolean;
  onChange: (text: string) => void;
  onFocus: () => void;
  onBlur: () => void;
  /** Shows the saved value again and discards the typed text. */
  revert: () => void;
}

/** The typed text and its language. */
interface Typed {
  text: string;
  locale: Locale;
}

/**
 * A field that saves itself on blur, when the page is left, and after a pause if `debounceMs` is set. The typed text
 * stays in the field until then, so that a keystroke renders only its own field. An invalid text stays with its fault,
 * also in the next session.
 *
 * A value that someone else saves meanwhile is never overwritten unseen: only typed values are saved, with the version
 * that the typing started from. While the visible value equals the saved one, its newest version counts as seen, so
 * that a change of something else under the same version is no conflict.
 */
export function useSelfSavingField<Value, Fault, Seen extends Version = Version>(
  options: SelfSavingFieldOptions<Value, Fault, Seen>,
): SelfSavingField<Fault> {
  const { draft: name, isNumber, saved, parse, format, formatFocused, debounceMs } = options;
  const { locale } = useLocale();
  const draft = useDraft<NotSaved>(name);
  const [found] = useState(() => readNotSaved(draft.values));
  /** Undefined while the field shows the saved value. */
  const [typed, setTyped] = useState<Typed | undefined>(found);
  const [isJudged, setJudged] = useState(found !== undefined);
  const text = typed && isNumber ? convertNumber(typed.text, typed.locale, locale) : typed?.text;
  const current = useRef({ ...options, name, typed, text, draft });
  useIsomorphicLayoutEffect(() => {
    current.current = { ...options, name, typed, text, draft };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>();
  /** The value that was visible when typing began, or that was last saved from here. */
  const start = useRef(found && { value: found.over as Value, version: found.seen as Seen | undefined });
  /** The content of the draft. It is not stored again once the person has discarded it. */
  const kept = useRef(typed);

  /** Starts typing, if nothing was typed yet. */
  const begin = useCallback(() => {
    const { saved: value, version } = current.current;
    start.current ??= { value, version: version() };
    if (isSame(start.current.value, value)) start.current.version = version();
    return start.current;
  }, []);

  const forget = useCallback(() => {
    if (kept.current) current.current.draft.clear();
    kept.current = undefined;
  }, []);

  /** Saves the typed text. Returns whether no invalid text is left. */
  const commit = useCallback((): boolean => {
    clearTimeout(timer.current);
    const now = current.current;
    noteInUse(now.name, false);
    if (now.typed === undefined || now.text === undefined) return true;
    const before = begin();
    const isUntouched = now.text === (now.formatFocused ?? now.format)(before.value);
    const parsed: Parsed<Value, Fault> = isUntouched ? { value: before.value } : now.parse(now.text);
    if (!('value' in parsed)) {
      const { fault } = parsed;
      const notSaved = { ...now.typed, over: before.value, seen: before.version, fault, label: now.label };
      if (now.typed !== kept.current) now.draft.change(notSaved, notSaved);
      kept.current = now.typed;
      return false;
    }
    const { value } = parsed;
    if (!isSame(value, before.value) && !isSame(value, now.saved))
      now.save(value, before.version, before.value);
    forget();
    start.current = { value, version: before.version };
    return true;
  }, [begin, forget]);

  // Leaving the page counts as leaving the field: someone who switches apps may not come back.
  useEffect(() => {
    const commitHidden = () => {
      if (document.visibilityState === 'hidden') setJudged(!commit());
    };
    document.addEventListener('visibilitychange', commitHidden);
    return () => {
      document.removeEventListener('visibilitychange', commitHidden);
      commit();
    };
  }, [commit]);

  const close = () => {
    clearTimeout(timer.current);
    noteInUse(name, false);
    setTyped(undefined);
    setJudged(false);
    start.current = undefined;
    forget();
  };

  return {
    text: text ?? format(saved),
    fault: isJudged && text !== undefined ? parse(text).fault : undefined,
    isNotSaved: readNotSaved(draft.values) !== undefined,
    onChange(next) {
      begin();
      setTyped({ text: next, locale });
      noteInUse(name, true);
      setJudged(isJudged && parse(next).fault !== undefined);
      clearTimeout(timer.current);
      if (debounceMs !== undefined) timer.current = setTimeout(() => setJudged(!commit()), debounceMs);
    },
    onFocus() {
      if (typed || !formatFocused) return;
      setTyped({ text: formatFocused(begin().value), locale });
    },
    onBlur() {
      if (commit()) close();
      else afterPress(() => setJudged(true));
    },
    revert: close,
  };
}
