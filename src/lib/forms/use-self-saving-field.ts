import { useCallback, useEffect, useRef, useState } from 'react';
import { isSame } from '../../../core/compare/is-same';
import type { Locale } from '../../../core/i18n/locales';
import { retyped } from '../i18n/typed-number';
import { useLocale } from '../i18n/use-locale';
import type { Version } from '../outbox/edit';
import { useDraft } from '../session/use-draft';
import { noteInUse } from './fields-in-use';
import { readNotSaved, type NotSaved } from './not-saved';
import { useBeforePaint } from './use-before-paint';

/** What a text says, or what is wrong with it. */
export type Parsed<Value, Fault> = { value: Value; fault?: undefined } | { fault: Fault };

export interface SelfSavingFieldOptions<Value, Fault, Seen extends Version> {
  /** The name under which the field keeps what cannot be saved. */
  draft: string;
  /** The name of the field, kept with it. */
  label?: string;
  /** Whether a number is typed, which another language writes differently. */
  isNumber: boolean;
  saved: Value;
  /** The version of `saved`. */
  version: () => Seen | undefined;
  parse: (text: string) => Parsed<Value, Fault>;
  format: (value: Value) => string;
  /** How the value stands in the field while the field has the focus, if that differs. */
  formatFocused?: (value: Value) => string;
  /** `seen`: the version of the value that was in sight when the person began to type. */
  save: (value: Value, seen: Seen | undefined) => void;
  /** Saves also this long after the last key; otherwise only when the field is left. */
  debounceMs?: number;
}

export interface SelfSavingField<Fault> {
  text: string;
  /** What is wrong, once the person has paused or left the field, until it is corrected. */
  fault: Fault | undefined;
  /** Whether what was typed is kept because it cannot be saved. */
  isNotSaved: boolean;
  onChange: (text: string) => void;
  onFocus: () => void;
  onBlur: () => void;
  /** Shows the saved value again and forgets what was typed. */
  revert: () => void;
}

/** What was typed, and in which language. */
interface Typed {
  text: string;
  locale: Locale;
}

/**
 * A field that saves itself when it is left or the page is, and after a pause if `debounceMs` says so. What is typed
 * stays in the field until then, so that a key draws only its own field. What cannot be saved stays there with its
 * fault, also in the next session.
 *
 * A value that somebody else saves meanwhile is never overwritten unseen: only new keys are saved, on the version that
 * they were typed over. As long as the value in sight is the saved one, the newest version of it counts as seen, so
 * that a change of something else under the same version is no conflict.
 */
export function useSelfSavingField<Value, Fault, Seen extends Version = Version>(
  options: SelfSavingFieldOptions<Value, Fault, Seen>,
): SelfSavingField<Fault> {
  const { draft: name, isNumber, saved, parse, format, formatFocused, debounceMs } = options;
  const { locale } = useLocale();
  const draft = useDraft<NotSaved>(name);
  const [found] = useState(() => readNotSaved(draft.values));
  /** Undefined while the field shows its value. */
  const [typed, setTyped] = useState<Typed | undefined>(found);
  const [isJudged, setJudged] = useState(found !== undefined);
  const text = typed && isNumber ? retyped(typed.text, typed.locale, locale) : typed?.text;
  const current = useRef({ ...options, name, typed, text, draft });
  useBeforePaint(() => {
    current.current = { ...options, name, typed, text, draft };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>();
  /** The value in sight when the person began to type, or the one last saved from here. */
  const start = useRef(found && { value: found.over as Value, version: found.seen as Seen | undefined });
  /** What the draft holds. Once the person has discarded it, it is not made again. */
  const kept = useRef(typed);

  /** Begins to type, if nothing was typed yet. */
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

  /** Saves what was typed. Answers whether nothing is left that cannot be saved. */
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
    if (!isSame(value, before.value) && !isSame(value, now.saved)) now.save(value, before.version);
    forget();
    start.current = { value, version: before.version };
    return true;
  }, [begin, forget]);

  // Leaving the page is leaving the field, and who turns to another app may not come back.
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
      else setJudged(true);
    },
    revert: close,
  };
}
