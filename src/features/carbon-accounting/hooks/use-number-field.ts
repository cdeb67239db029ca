import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FigureFault } from '../../../../core/carbon/figures';
import { retyped } from '../../../lib/i18n/typed-number';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useDraft } from '../../../lib/session/use-draft';
import { useFigures } from './use-figures';
import { figureDraft, useFields, type NotTaken, type TypingStart } from './use-not-taken';

export interface NumberSettings {
  /** Names the field among those of its year. */
  field: string;
  label: string;
  value: number;
  /** Of the record that the value is of; undefined where there is none. */
  version: number | undefined;
  /** What is wrong with a number. */
  fault: (value: number) => FigureFault | undefined;
  /** Which fault a text that is no number has. */
  faultOfText: FigureFault;
  /** `seen`: the version that the number was typed over. */
  onSave: (value: number, seen: number | undefined) => void;
}

/**
 * A number that is typed in a table: taken when the field is left, on Enter, when the row goes out of sight, or when
 * another app comes to the front; Escape takes it back. What is wrong stays in the field with its message, also for
 * whoever comes back in the next session. What somebody else saves meanwhile is not written over: an untouched text
 * saves nothing, and another one is saved on what was seen when the typing began.
 */
export function useNumberField(settings: NumberSettings) {
  const { field, label, value, version, fault, faultOfText, onSave } = settings;
  const { locale } = useLocale();
  const { figure, parse } = useFigures();
  const { year, show } = useFields();
  const { values: notTaken, change: keep, clear } = useDraft<NotTaken>(figureDraft(year, field));
  const [found] = useState(notTaken);
  /** What is being typed; null while the field shows its value. */
  const [typed, setTyped] = useState(() => (found ? retyped(found.typed, found.locale, locale) : null));
  const [error, setError] = useState(found?.fault);
  const start = useRef<TypingStart | null>(found?.start ?? null);
  /** What the draft says. Once the person has given it up, it is not made again. */
  const kept = useRef(typed);

  const write = (text: string | null) => {
    setTyped(text);
    setError(undefined);
  };
  const close = () => {
    write(null);
    start.current = null;
    if (kept.current !== null) clear();
    kept.current = null;
  };
  const begin = (): TypingStart => (start.current ??= { text: figure(value, 'typed'), value, version });

  const refuse = (text: string, found: FigureFault) => {
    setError(found);
    const draft = { label, typed: text, locale, fault: found, start: begin() };
    if (text !== kept.current) keep(draft, draft);
    kept.current = text;
  };
  const take = () => {
    if (typed === null || typed === start.current?.text) return close();
    const text = typed.trim();
    const number = text === '' ? 0 : parse(text);
    const wrong = number === undefined ? faultOfText : fault(number);
    if (wrong || number === undefined) return refuse(typed, wrong ?? faultOfText);
    const seen = begin();
    // A change of something else in the record is nobody's conflict.
    if (number !== seen.value) onSave(number, seen.value === value ? version : seen.version);
    close();
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  // Leaving the page is leaving the field, and who turns to another app may not come back.
  useEffect(() => {
    const takeHidden = () => void (document.visibilityState === 'hidden' && latest.current());
    document.addEventListener('visibilitychange', takeHidden);
    return () => {
      document.removeEventListener('visibilitychange', takeHidden);
      latest.current();
    };
  }, []);
  const isNotTaken = notTaken !== undefined;
  useLayoutEffect(() => (isNotTaken ? show(field) : undefined), [isNotTaken, show, field]);

  return {
    text: typed ?? figure(value, 'exact'),
    error,
    onChange: (text: string) => {
      begin();
      write(text);
    },
    onBlur: take,
    onFocus: () => {
      if (typed === null) setTyped(begin().text);
    },
    onKeyDown: (key: string) => {
      if (key === 'Enter') take();
      if (key === 'Escape') close();
    },
  };
}
