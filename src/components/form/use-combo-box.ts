import { useCallback, useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { matchOptions, meantOption, type ComboOption, type ComboSearch } from './combo-match';

/** A click on an option takes the focus from the field for a moment: leaving it counts after this time. */
const blurDelayMs = 100;

export interface ComboSettings<Option extends ComboOption> {
  value: string;
  options: readonly Option[];
  search?: ComboSearch;
  /** Whether an emptied field means "none"; otherwise it keeps its value. */
  clearable?: boolean;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** The field is in use: options that are costly may be brought in now. */
  onFocus?: (() => void) | undefined;
}

/** The behaviour of the WAI-ARIA combo box with a list: what is typed, what is found, what the keys do. */
export function useComboBox<Option extends ComboOption>(settings: ComboSettings<Option>) {
  const { value, options, search = 'prefix', clearable = true, onChange, onBlur, onFocus } = settings;
  /** What is being typed; null while the field shows its value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const inUse = useRef(onFocus);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const matches = typed === null ? options : matchOptions(options, typed, search);

  const show = () => {
    setOpen(true);
    setActive(matches.findIndex((option) => option.value === value));
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (option: Option) => {
    onChange(option.value);
    close();
  };
  const type = (input: HTMLInputElement) => {
    const text = input.value;
    const isFilled = document.activeElement !== input;
    setTyped(text);
    setOpen(!isFilled);
    setActive(text.trim() === '' ? -1 : 0);
    if (text === '' && clearable) onChange('');
    if (!isFilled) return;
    // The browser has filled it in, without a focus that would be lost again.
    onFocus?.();
    leave();
  };
  /** What somebody typed into the prebuilt page before its scripts had started is typed. */
  const adoptEarlyInput = useCallback((input: HTMLInputElement | null) => {
    if (!input || input.value === input.defaultValue) return;
    inUse.current?.();
    setTyped(input.value);
    setOpen(document.activeElement === input);
    setActive(0);
  }, []);
  const move = (step: number) => {
    if (!open) show();
    else setActive((at) => Math.min(Math.max(at + step, 0), matches.length - 1));
  };

  const settle = () => {
    const meant = typed === null ? undefined : meantOption(matches, typed);
    if (meant) onChange(meant.value);
    close();
    onBlur?.();
  };
  const latestSettle = useRef(settle);
  useEffect(() => {
    latestSettle.current = settle;
  });
  const leave = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => latestSettle.current(), blurDelayMs);
  };

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const option = matches[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Enter' && open && option) choose(option);
    else return;
    event.preventDefault();
  };

  return {
    typed,
    open,
    active: Math.min(active, matches.length - 1),
    matches,
    choose,
    field: {
      ref: adoptEarlyInput,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target),
      onClick: () => !open && show(),
      onFocus: () => {
        clearTimeout(leaving.current);
        onFocus?.();
      },
      onBlur: leave,
      onKeyDown: press,
    },
  };
}
