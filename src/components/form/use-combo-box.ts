import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import type { SearchMode } from '../../../core/search/search';
import { createLoadable } from '../../lib/loading/loadable';
import { isComposing } from '../ui/is-composing';
import type { ComboOption } from './combo-option';
import type * as Parts from './combo-parts';

/** Search and list code, loaded once a field is used. */
const parts = createLoadable<typeof Parts>(() => import('./combo-parts'));

/** A click on an option briefly takes the focus from the field: a blur counts after this delay. */
const blurDelayMs = 100;

/** The list shows about as many options. */
const pageSize = 4;

export interface ComboSettings<Option extends ComboOption> {
  value: string;
  options: readonly Option[];
  search?: SearchMode;
  /** More options, or words to find them by, are loading: typed text waits for them. */
  isPending?: boolean;
  /** Whether an emptied field means "none"; otherwise it keeps its value. */
  clearable?: boolean;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** The field is in use: expensive options may be loaded now. */
  onFocus?: (() => void) | undefined;
}

function useMatches<Option extends ComboOption>(
  options: readonly Option[],
  typed: string | null,
  mode: SearchMode,
  rules: typeof Parts | undefined,
): readonly Option[] {
  return useMemo(
    () => (typed === null || !rules ? options : rules.search(options, typed, mode)),
    [options, typed, mode, rules],
  );
}

/** The behaviour of the WAI-ARIA combo box with a list: typed text, matches and keys. */
export function useComboBox<Option extends ComboOption>(settings: ComboSettings<Option>) {
  const { value, options, search: mode = 'beginnings', clearable = true } = settings;
  const loaded = useSyncExternalStore(parts.subscribe, parts.state, parts.state);
  const rules = loaded.status === 'ready' ? loaded.content : undefined;
  const isPending = settings.isPending || loaded.status === 'loading';
  const { onChange, onBlur } = settings;
  const onFocus = () => {
    parts.preload();
    settings.onFocus?.();
  };
  /** The text being typed; null while the field shows its value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const inUse = useRef(onFocus);
  /** The field was left while options were loading. */
  const isAwaited = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const matches = useMatches(options, typed, mode, rules);
  // A keystroke is shown immediately, and the list follows.
  const sought = useDeferredValue(typed);
  const listed = useMatches(options, sought, mode, rules);
  const hasCaughtUp = typed === null || sought !== null;

  const show = () => {
    // The field may have had the focus before hydration.
    onFocus();
    setOpen(true);
    setActive(matches.findIndex((option) => option.value === value));
  };
  const close = useCallback(() => {
    setOpen(false);
    setTyped(null);
  }, []);
  const choose = useCallback(
    (option: Option) => {
      onChange(option.value);
      close();
    },
    [onChange, close],
  );
  const type = (input: HTMLInputElement) => {
    const text = input.value;
    const isFilled = document.activeElement !== input;
    // The field may have been focused before hydration, and autofill does not focus it.
    onFocus();
    setTyped(text);
    setOpen(!isFilled);
    setActive(text.trim() === '' ? -1 : 0);
    if (text === '' && clearable) onChange('');
    // Autofill without focus is never followed by a blur.
    if (isFilled) leave(input);
  };
  /** Adopts what was typed into the prerendered page before hydration. */
  const adoptEarlyInput = useCallback((input: HTMLInputElement | null) => {
    if (!input || input.value === input.defaultValue) return;
    inUse.current();
    setTyped(input.value);
    setOpen(document.activeElement === input);
    setActive(0);
  }, []);
  const move = (step: number) => {
    if (!open) show();
    else setActive((at) => Math.min(Math.max(at + step, 0), matches.length - 1));
  };

  const settle = () => {
    isAwaited.current = isPending && typed !== null;
    if (isAwaited.current) return setOpen(false);
    const option = typed === null ? undefined : rules?.meant(matches, typed);
    if (option) onChange(option.value);
    close();
    onBlur?.();
  };
  const latestSettle = useRef(settle);
  useEffect(() => {
    latestSettle.current = settle;
  });
  useEffect(() => {
    if (!isPending && isAwaited.current) latestSettle.current();
  }, [isPending]);
  const leave = (input: HTMLInputElement) => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => {
      // When another window comes to the front, the field stays the active element and keeps the typed text.
      if (document.activeElement !== input) latestSettle.current();
    }, blurDelayMs);
  };

  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const option = isPending ? undefined : matches[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    // Else they scroll the page, and the list out of sight.
    else if (event.key === 'PageDown' && open) move(pageSize);
    else if (event.key === 'PageUp' && open) move(-pageSize);
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Enter' && open && option) choose(option);
    // The form is not submitted until the typed text is resolved.
    else if (event.key !== 'Enter' || !open || !isPending) return;
    event.preventDefault();
  };

  return {
    typed,
    active: Math.min(active, listed.length - 1),
    /** The visible options; undefined while the list is closed. */
    listed: open && hasCaughtUp && !isPending ? listed : undefined,
    /** The component that renders them; undefined until loaded. */
    ComboList: rules?.ComboList,
    choose,
    field: {
      ref: adoptEarlyInput,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target),
      onClick: () => !open && show(),
      onFocus: ({ target }: FocusEvent<HTMLInputElement>) => {
        clearTimeout(leaving.current);
        isAwaited.current = false;
        // Typing continues after the window is active again, or after hydration.
        if (typed === null) target.select();
        onFocus();
      },
      onBlur: ({ target }: FocusEvent<HTMLInputElement>) => leave(target),
      onKeyDown: press,
    },
  };
}
