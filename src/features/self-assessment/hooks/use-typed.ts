import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { AnswerFault } from '../../../../core/assessment/fault';
import { isSame } from '../../../../core/compare/is-same';
import { retyped } from '../../../lib/i18n/typed-number';
import { useLocale } from '../../../lib/i18n/use-locale';
import type { Version } from '../../../lib/outbox/edit';
import { useDraft } from '../../../lib/session/use-draft';
import { saveDebounceMs } from '../constants';
import type { Reading } from '../read-answer';
import { answerDraft, type NotSaved } from './use-not-saved';
import { VersionContext } from './version-context';

interface TypedField<Value> {
  /** The subject of its edit. */
  subject: string;
  saved: Value | null;
  read: (text: string) => Reading<Value>;
  write: (value: Value | null) => string;
  /** `seen`: the version of the answer that stood in the field when the person began to type. */
  save: (value: Value | null, seen: Version | undefined) => void;
}

interface Typed {
  text: string;
  /** What is wrong with it, once the person has paused or left the field. */
  fault: AnswerFault | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
}

/**
 * A field that saves itself: 800 ms after the last key, and when it is left. What is typed stays in the field until
 * then, so that only the field is drawn with every key; what cannot be saved stays there, with what is wrong, also
 * for whoever comes back in the next session. A colleague's answer that arrives meanwhile is never overwritten
 * unseen: only new keys are saved, on the version that they were typed over.
 */
export function useTyped<Value>(field: TypedField<Value>): Typed {
  const versionNow = useContext(VersionContext);
  const { locale } = useLocale();
  const draft = useDraft<NotSaved>(answerDraft(field.subject));
  const [found] = useState(draft.values);
  const [typed, setTyped] = useState(() => found && retyped(found.text, found.locale, locale));
  const [isJudged, setJudged] = useState(found !== undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const current = useRef({ ...field, typed, draft, locale });
  /** Whether there are keys that no save has taken up. */
  const isOpen = useRef(found !== undefined);
  /** The answer that stood in the field when the person began to type. */
  const over = useRef(found ? found.over : field.saved);
  const seen = useRef(found && (isSame(found.over, field.saved) ? versionNow() : found.seen));
  /** What the draft says. Once the person has given it up, it is not made again. */
  const kept = useRef(typed);
  /** What this field has saved since it was entered. */
  const own = useRef<{ value: Value | null }>();

  const commit = useCallback((): Reading<Value> | undefined => {
    clearTimeout(timer.current);
    const { typed: text, saved, read, save, locale: language } = current.current;
    const { change: keep, clear } = current.current.draft;
    if (text === undefined) return undefined;
    const reading = read(text);
    if (reading.fault) {
      const notSaved = { text, locale: language, over: over.current, seen: seen.current };
      if (text !== kept.current) keep(notSaved, notSaved);
      kept.current = text;
      return reading;
    }
    if (isOpen.current && !isSame(reading.value, saved)) save(reading.value, seen.current);
    if (kept.current !== undefined) clear();
    kept.current = undefined;
    if (isOpen.current) own.current = { value: reading.value };
    isOpen.current = false;
    return reading;
  }, []);

  useEffect(() => {
    current.current = { ...field, typed, draft, locale };
  });
  // Leaving the page is leaving the field, and who turns to another app may not come back.
  useEffect(() => {
    const commitHidden = () => void (document.visibilityState === 'hidden' && commit());
    document.addEventListener('visibilitychange', commitHidden);
    return () => {
      document.removeEventListener('visibilitychange', commitHidden);
      commit();
    };
  }, [commit]);

  const begin = () => {
    if (isOpen.current) return;
    isOpen.current = true;
    over.current = field.saved;
    // What stands in the field is the answer, or what was saved from here, unless a colleague has changed it since.
    if (!own.current || isSame(own.current.value, field.saved)) seen.current = versionNow();
  };

  const reading = typed === undefined || !isJudged ? undefined : field.read(typed);
  return {
    text: typed ?? field.write(field.saved),
    fault: reading?.fault,
    onChange: (text) => {
      begin();
      setTyped(text);
      setJudged(false);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setJudged(true);
        commit();
      }, saveDebounceMs);
    },
    onBlur: () => {
      const left = commit();
      setJudged(true);
      if (!left || left.fault) return;
      own.current = undefined;
      setTyped(undefined);
    },
  };
}
