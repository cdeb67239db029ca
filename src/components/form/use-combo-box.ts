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
import type { ComboOption } from './combo-option';
import type * as Parts from './combo-parts';

/** How options are found and listed: nobody needs it before a field is used. */
const parts = createLoadable<typeof Parts>(() => import('./combo-parts'));

/** A click on an option takes the focus from the field for a moment: leaving it counts after this time. */
const blurDelayMs = 100;

export interface ComboSettings<Option extends ComboOption> {
  value: string;
  options: readonly Option[];
  search?: SearchMode;
  /** More options, or words to find them by, are on their way: what is typed meanwhile waits for them. */
  isPending?: boolean;
  /** Whether an emptied field means "none"; otherwise it keeps its value. */
  clearable?: boolean;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** The field is in use: options that are costly may be brought in now. */
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

/** The behaviour of the WAI-ARIA combo box with a list: what is typed, what is found, what the keys do. */
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
  /** What is being typed; null while the field shows its value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const inUse = useRef(onFocus);
  /** The field was left while options were on their way. */
  const isAwaited = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const matches = useMatches(options, typed, mode, rules);
  // A letter is shown at once, and the list follows it.
  const sought = useDeferredValue(typed);
  const listed = useMatches(options, sought, mode, rules);
  const hasCaughtUp = typed === null || sought !== null;

  const show = () => {
    // It may have had the focus before the page came to life.
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
    // The focus may have come before the page listened to it, and where the browser fills in there is none.
    onFocus();
    setTyped(text);
    setOpen(!isFilled);
    setActive(text.trim() === '' ? -1 : 0);
    if (text === '' && clearable) onChange('');
    // Nor is there a focus that would be lost again.
    if (isFilled) leave(input);
  };
  /** What somebody typed into the prebuilt page before its scripts had started is typed. */
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
      // Where another window came to the front, the field has kept the focus, and goes on with what was typed.
      if (document.activeElement !== input) latestSettle.current();
    }, blurDelayMs);
  };

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const option = isPending ? undefined : matches[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Enter' && open && option) choose(option);
    // The form is not sent while it is open what was meant.
    else if (event.key !== 'Enter' || !open || !isPending) return;
    event.preventDefault();
  };

  return {
    typed,
    active: Math.min(active, listed.length - 1),
    /** What the list shows; undefined while it is closed. */
    listed: open && hasCaughtUp && !isPending ? listed : undefined,
    /** What draws them; undefined until it has been loaded. */
    ComboList: rules?.ComboList,
    choose,
    field: {
      ref: adoptEarlyInput,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target),
      onClick: () => !open && show(),
      onFocus: ({ target }: FocusEvent<HTMLInputElement>) => {
        clearTimeout(leaving.current);
        isAwaited.current = false;
        // What somebody is typing goes on: the window has come back, or the page was hydrated under it.
        if (typed === null) target.select();
        onFocus();
      },
      onBlur: ({ target }: FocusEvent<HTMLInputElement>) => leave(target),
      onKeyDown: press,
    },
  };
}
