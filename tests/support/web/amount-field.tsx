import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { parseNumber } from '../../../core/assessment/parse-number';
import { numberFormat } from '../../../core/i18n/intl';
import type { Locale } from '../../../core/i18n/locales';
import { screenStore } from './api-store';
import { WithTexts } from './with-texts';
import { useLocale } from '../../../src/lib/i18n/use-locale';
import {
  useSelfSavingField,
  type SelfSavingFieldOptions,
} from '../../../src/lib/forms/use-self-saving-field';

interface AmountProps {
  saved?: number | null;
  version?: number;
  debounceMs?: number;
  /** The number as text in the focused field. */
  isPlainFocused?: boolean;
  onSave: SelfSavingFieldOptions<number | null, string, number>['save'];
  isNumber?: boolean;
}

export function Amount(props: AmountProps) {
  const { saved = null, version = 1, debounceMs, isPlainFocused, isNumber = true, onSave } = props;
  const { locale } = useLocale();
  const { text, fault, isNotSaved, onChange, onFocus, onBlur, revert } = useSelfSavingField<
    number | null,
    string,
    number
  >({
    draft: 'amount',
    label: 'Amount',
    isNumber,
    saved,
    version: () => version,
    parse(typed) {
      const value = typed.trim() === '' ? null : parseNumber(typed, locale);
      if (value === undefined) return { fault: 'Not a number' };
      return value !== null && value > 5000 ? { fault: 'Too much' } : { value };
    },
    format: (value) => (value === null ? '' : numberFormat(locale).format(value)),
    ...(isPlainFocused && { formatFocused: String }),
    save: onSave,
    ...(debounceMs !== undefined && { debounceMs }),
  });
  return (
    <>
      <input
        aria-label="Amount"
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onFocus={onFocus}
        onBlur={onBlur}
      />
      <p role="status">{isNotSaved ? 'Not saved' : 'Saved'}</p>
      <p role="alert">{fault}</p>
      <button onMouseDown={(event) => event.preventDefault()} onClick={revert}>
        Undo
      </button>
    </>
  );
}

export type Shown = Omit<AmountProps, 'onSave'> & { locale?: Locale };

export function show(first: Shown = {}) {
  const saves: [value: number | null, seen: number | undefined][] = [];
  const overs: unknown[] = [];
  const onSave: AmountProps['onSave'] = (value, seen, over) => {
    saves.push([value, seen]);
    overs.push(over);
  };
  const store = screenStore();
  const view = ({ locale = 'en', ...props }: Shown) => (
    <Provider store={store}>
      <WithTexts locale={locale}>
        <Amount onSave={onSave} {...props} />
      </WithTexts>
    </Provider>
  );
  const { rerender, unmount } = render(view(first));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
  return { user, unmount, saves, overs, becomes: (next: Shown) => rerender(view(next)) };
}

export const field = () => screen.getByRole('textbox', { name: 'Amount' });
export const fault = () => screen.getByRole('alert').textContent;
export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
