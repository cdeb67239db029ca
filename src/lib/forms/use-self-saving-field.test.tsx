import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { parseNumber } from '../../../core/assessment/parse-number';
import { numberFormat } from '../../../core/i18n/intl';
import type { Locale } from '../../../core/i18n/locales';
import { screenStore } from '../../../tests/support/web/api-store';
import { anna } from '../../../tests/support/web/fake-auth';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { useLocale } from '../i18n/use-locale';
import { draftedForms, draftKey, forgetDrafts, keepDraft } from '../session/drafts';
import { clearPersonalStorage } from '../session/personal-storage';
import { useSelfSavingField } from './use-self-saving-field';

interface AmountProps {
  saved?: number | null;
  version?: number;
  debounceMs?: number;
  /** How the number stands in the field that has the focus. */
  isPlainFocused?: boolean;
  onSave: (value: number | null, seen: number | undefined) => void;
  isNumber?: boolean;
}

function Amount(props: AmountProps) {
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

type Shown = Omit<AmountProps, 'onSave'> & { locale?: Locale };

function show(first: Shown = {}) {
  const onSave = jest.fn<void, Parameters<AmountProps['onSave']>>();
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
  return { user, unmount, saves: onSave.mock.calls, becomes: (next: Shown) => rerender(view(next)) };
}

const field = () => screen.getByRole('textbox', { name: 'Amount' });
const fault = () => screen.getByRole('alert').textContent;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function hide() {
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  hidden.mockRestore();
}

beforeEach(() => window.sessionStorage.clear());
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

describe('saving', () => {
  it('waits until the field is left', async () => {
    const { user, saves, becomes } = show({ saved: 10, version: 3 });
    await user.type(field(), '00');
    await wait(60_000);
    expect(saves).toEqual([]);
    await user.tab();
    expect(saves).toEqual([[1000, 3]]);
    becomes({ saved: 1000, version: 4 });
    expect(field()).toHaveValue('1,000');
  });

  it('comes with a pause, where that is wanted, and the field keeps what was typed until it is left', async () => {
    const { user, saves, becomes } = show({ debounceMs: 800 });
    await user.type(field(), '1000');
    await wait(700);
    expect(saves).toEqual([]);
    await wait(200);
    expect(saves).toEqual([[1000, 1]]);
    becomes({ debounceMs: 800, saved: 1000, version: 2 });
    expect(field()).toHaveValue('1000');
    await user.tab();
    expect(field()).toHaveValue('1,000');
    expect(saves).toHaveLength(1);
  });

  it('does not wait for the pause when the field is left', async () => {
    const { user, saves } = show({ debounceMs: 800 });
    await user.type(field(), '7');
    await user.tab();
    expect(saves).toEqual([[7, 1]]);
    await wait(2000);
    expect(saves).toHaveLength(1);
  });

  it('comes when the page is left', async () => {
    const { user, saves, unmount } = show();
    await user.type(field(), '7');
    unmount();
    expect(saves).toEqual([[7, 1]]);
  });

  it('comes when another app comes to the front', async () => {
    const { user, saves } = show();
    await user.type(field(), '7');
    hide();
    expect(saves).toEqual([[7, 1]]);
  });

  it('is for what is another value, not for another way to write it', async () => {
    const { user, saves } = show({ saved: 1000 });
    await user.clear(field());
    await user.type(field(), '1000.0');
    await user.tab();
    expect(saves).toEqual([]);
    expect(field()).toHaveValue('1,000');
  });

  it('does not come for what was taken back', async () => {
    const { user, saves, unmount } = show({ saved: 10, debounceMs: 800 });
    await user.type(field(), '7');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field()).toHaveValue('10');
    await wait(2000);
    unmount();
    expect(saves).toEqual([]);
  });
});

it('shows the value as it is typed while the field has the focus', async () => {
  const { user, saves } = show({ saved: 1234, isPlainFocused: true });
  expect(field()).toHaveValue('1,234');
  await user.click(field());
  expect(field()).toHaveValue('1234');
  await user.tab();
  expect(field()).toHaveValue('1,234');
  expect(saves).toEqual([]);
});

it('has no fault to show where nothing was typed, also when the saved value breaks a rule', async () => {
  const { user, saves } = show({ saved: 9000, isPlainFocused: true });
  await user.click(field());
  await user.tab();
  expect(fault()).toBe('');
  expect(field()).toHaveValue('9,000');
  expect(saves).toEqual([]);
  expect(draftedForms(anna)).toEqual([]);
});

it('draws nothing but the field with a key', async () => {
  const around = jest.fn();
  const other = jest.fn();
  function Around() {
    around();
    return (
      <>
        <Amount onSave={jest.fn()} />
        <Other />
      </>
    );
  }
  const Other = () => {
    other();
    return null;
  };
  render(
    <Provider store={screenStore()}>
      <WithTexts>
        <Around />
      </WithTexts>
    </Provider>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
  await user.type(field(), '123');
  expect(field()).toHaveValue('123');
  expect([around, other].map((drawn) => drawn.mock.calls.length)).toEqual([1, 1]);
});

describe('a colleague who saves meanwhile', () => {
  it('is not overwritten unseen: the number is saved on the version that it was typed over', async () => {
    const { user, saves, becomes } = show({ saved: 10, version: 3 });
    await user.type(field(), '5');
    becomes({ saved: 300, version: 4 });
    expect(field()).toHaveValue('105');
    await user.type(field(), '6');
    await user.tab();
    expect(saves).toEqual([[1056, 3]]);
  });

  it('is no conflict when the number in sight is still the saved one', async () => {
    const { user, saves, becomes } = show({ saved: 10, version: 3 });
    await user.type(field(), '5');
    becomes({ saved: 10, version: 4 });
    await user.tab();
    expect(saves).toEqual([[105, 4]]);
  });

  it('is seen where nothing was typed', async () => {
    const { user, saves, becomes } = show({ saved: 10, version: 3, isPlainFocused: true });
    await user.click(field());
    becomes({ saved: 300, version: 4, isPlainFocused: true });
    await user.tab();
    expect(field()).toHaveValue('300');
    expect(saves).toEqual([]);
  });

  it('stays when what was typed is taken back by hand', async () => {
    const { user, saves, becomes } = show({ saved: 10, version: 3 });
    await user.type(field(), '5');
    becomes({ saved: 300, version: 4 });
    await user.type(field(), '{Backspace}');
    await user.tab();
    expect(saves).toEqual([]);
    expect(field()).toHaveValue('300');
  });

  it('is not overwritten by a field that is left after its own number was saved', async () => {
    const { user, saves, becomes } = show({ debounceMs: 800 });
    await user.type(field(), '42');
    await wait(900);
    becomes({ debounceMs: 800, saved: 42, version: 2 });
    becomes({ debounceMs: 800, saved: 50, version: 3 });
    await user.tab();
    expect(saves).toEqual([[42, 1]]);
    expect(field()).toHaveValue('50');
  });

  it('is in conflict with what is typed on after a number was saved', async () => {
    const { user, saves, becomes } = show({ debounceMs: 800 });
    await user.type(field(), '4');
    await wait(900);
    becomes({ debounceMs: 800, saved: 4, version: 2 });
    await user.type(field(), '2');
    becomes({ debounceMs: 800, saved: 50, version: 3 });
    await wait(900);
    expect(saves).toEqual([
      [4, 1],
      [42, 2],
    ]);
  });

  it('who has typed the same needs no second save', async () => {
    const { user, saves, becomes } = show({ saved: 10, version: 3 });
    await user.type(field(), '5');
    becomes({ saved: 105, version: 4 });
    await user.tab();
    expect(saves).toEqual([]);
  });
});

describe('a fault', () => {
  it('is shown when the field is left, and goes as it is corrected', async () => {
    const { user, saves } = show();
    await user.type(field(), '9000');
    expect(fault()).toBe('');
    await user.tab();
    expect(fault()).toBe('Too much');
    expect(field()).toHaveValue('9000');
    await user.type(field(), '0');
    expect(fault()).toBe('Too much');
    await user.type(field(), '{Backspace}{Backspace}');
    expect(fault()).toBe('');
    await user.type(field(), 'x');
    expect(fault()).toBe('');
    expect(saves).toEqual([]);
    await user.tab();
    expect(fault()).toBe('Not a number');
  });

  it('is shown after the pause', async () => {
    const { user } = show({ debounceMs: 800 });
    await user.type(field(), '9000');
    await wait(700);
    expect(fault()).toBe('');
    await wait(200);
    expect(fault()).toBe('Too much');
  });

  it('is gone with what was typed', async () => {
    const { user } = show({ saved: 10 });
    await user.type(field(), 'x');
    await user.tab();
    expect(draftedForms(anna)).toEqual(['amount']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(fault()).toBe('');
    expect(field()).toHaveValue('10');
    expect(draftedForms(anna)).toEqual([]);
  });
});

describe('what cannot be saved', () => {
  async function leaveWrong(text: string, first: Shown = {}) {
    const { user, unmount } = show(first);
    await user.clear(field());
    await user.type(field(), text);
    unmount();
  }

  it('is there again with its fault, also in the next session, until it is corrected', async () => {
    await leaveWrong('9000');
    clearPersonalStorage();
    const { user, saves } = show();
    expect(field()).toHaveValue('9000');
    expect(fault()).toBe('Too much');
    expect(screen.getByRole('status')).toHaveTextContent('Not saved');
    await user.type(field(), '{Backspace}');
    expect(fault()).toBe('');
    await user.tab();
    expect(saves).toEqual([[900, 1]]);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    expect(draftedForms(anna)).toEqual([]);
  });

  it('is corrected on the version that it was typed over, when a colleague has saved another value', async () => {
    await leaveWrong('9000', { saved: 10, version: 3 });
    const { user, saves } = show({ saved: 300, version: 5 });
    await user.type(field(), '{Backspace}');
    await user.tab();
    expect(saves).toEqual([[900, 3]]);
  });

  it('is corrected on the newest version, when the value is the same', async () => {
    await leaveWrong('9000', { saved: 10, version: 3 });
    const { user, saves } = show({ saved: 10, version: 5 });
    await user.type(field(), '{Backspace}');
    await user.tab();
    expect(saves).toEqual([[900, 5]]);
  });

  it('is the same number in another language', async () => {
    await leaveWrong('9,000.5');
    show({ locale: 'de' });
    expect(field()).toHaveValue('9000,5');
    expect(fault()).toBe('Too much');
  });

  it('is not made again once the person has discarded it', async () => {
    const { user, unmount } = show();
    await user.type(field(), '9000');
    await user.tab();
    act(() => forgetDrafts(anna));
    await user.click(field());
    await user.tab();
    unmount();
    expect(draftedForms(anna)).toEqual([]);
  });
});

it('keeps a number that is being typed while the language changes', async () => {
  const { user, saves, becomes } = show({ locale: 'en' });
  await user.type(field(), '1.5');
  becomes({ locale: 'de' });
  expect(field()).toHaveValue('1,5');
  await user.type(field(), '2');
  await user.tab();
  expect(saves).toEqual([[1.52, 1]]);
});

it('leaves a text as it was typed while the language changes', async () => {
  const { user, becomes } = show({ locale: 'en', isNumber: false });
  await user.type(field(), '1.5');
  becomes({ locale: 'de', isNumber: false });
  expect(field()).toHaveValue('1.5');
});

describe('a draft of an earlier version of the app', () => {
  const keep = (draft: unknown) => act(() => keepDraft(draftKey(anna, 'amount'), draft as object));

  it.each([
    ['of an answer', { text: '9000', locale: 'en', over: 10, seen: 3 }],
    [
      'of a number in a table',
      {
        label: 'Amount',
        typed: '9000',
        locale: 'en',
        fault: 'Too much',
        start: { text: '10', value: 10, version: 3 },
      },
    ],
  ])('%s is there again, on the version that was seen', async (_, draft) => {
    keep(draft);
    const { user, saves } = show({ saved: 300, version: 5 });
    expect(field()).toHaveValue('9000');
    expect(fault()).toBe('Too much');
    await user.type(field(), '{Backspace}');
    await user.tab();
    expect(saves).toEqual([[900, 3]]);
    expect(draftedForms(anna)).toEqual([]);
  });

  it.each([
    [['9000']],
    ['9000'],
    [12],
    [{}],
    [{ text: 9000, locale: 'en' }],
    [{ text: '9000', locale: 'it' }],
  ])('that cannot be read (%j) leaves the field as it is saved', async (draft) => {
    keep(draft);
    const { user, saves } = show({ saved: 10 });
    expect(field()).toHaveValue('10');
    await user.type(field(), '5');
    await user.tab();
    expect(saves).toEqual([[105, 1]]);
  });
});
