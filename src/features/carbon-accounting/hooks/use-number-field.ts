import { useEffect, useRef, useState } from 'react';
import type { FigureFault } from '../../../../core/carbon/figures';
import { useFigures } from './use-figures';
import { useLeftTexts, type TypingStart } from './use-left-texts';

interface NumberSettings {
  /** The record of a row that may go out of sight; its only number. */
  recordId?: string | undefined;
  label: string;
  value: number;
  /** What is wrong with a number. */
  fault: (value: number) => FigureFault | undefined;
  /** Which fault a text that is no number has. */
  faultOfText: FigureFault;
  onSave: (value: number) => void;
}

/**
 * A number that is typed in a table: taken when the field is left, on Enter, or when the row goes out of sight;
 * Escape takes it back. What is wrong stays in the field with its message, also while its row is out of sight. What
 * somebody else saves meanwhile is not written over: an untouched text saves nothing, and another one is saved on what
 * was seen when the typing began.
 */
export function useNumberField({ recordId, label, value, fault, faultOfText, onSave }: NumberSettings) {
  const { figure, parse } = useFigures();
  const texts = useLeftTexts();
  const [left] = useState(() => (recordId === undefined ? undefined : texts.find(recordId)));
  /** What is being typed; null while the field shows its value. */
  const [typed, setTyped] = useState<string | null>(left?.typed ?? null);
  const [error, setError] = useState<FigureFault | undefined>(left?.fault);
  const start = useRef<TypingStart | null>(left?.start ?? null);

  const show = (text: string | null) => {
    setTyped(text);
    setError(undefined);
    if (text === null) start.current = null;
  };
  const begin = (): TypingStart => (start.current ??= { text: figure(value, 'typed'), value, onSave });

  const take = (refuse: (fault: FigureFault, typed: string) => void) => {
    if (typed === null || typed === start.current?.text) return show(null);
    const text = typed.trim();
    const number = text === '' ? 0 : parse(text);
    const found = number === undefined ? faultOfText : fault(number);
    if (found || number === undefined) return refuse(found ?? faultOfText, typed);
    const seen = begin();
    show(null);
    if (number !== seen.value) seen.onSave(number);
  };
  const leave = () =>
    take((found, text) => {
      if (recordId !== undefined) texts.keep({ recordId, label, typed: text, fault: found, start: begin() });
    });
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (recordId !== undefined) texts.forget(recordId);
    return () => latest.current();
  }, [recordId, texts]);

  return {
    text: typed ?? figure(value, 'exact'),
    error,
    onChange: (text: string) => {
      begin();
      show(text);
    },
    onBlur: () => take(setError),
    onFocus: () => {
      if (typed === null) setTyped(begin().text);
    },
    onKeyDown: (key: string) => {
      if (key === 'Enter') take(setError);
      if (key === 'Escape') show(null);
    },
  };
}
