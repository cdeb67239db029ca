import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { screenStore } from '../../../tests/support/web/api-store';
import { anna } from '../../../tests/support/web/fake-auth';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { draftedForms } from '../session/drafts';
import { Amount, show, field, fault, wait } from '../../../tests/support/web/amount-field';

function hide() {
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  hidden.mockRestore();
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

describe('saving', () => {
  it('happens when the field is left', async () => {
    const { user, saves, becomes } = show({ saved: 10, version: 3 });
    await user.type(field(), '00');
    await wait(60_000);
    expect(saves).toEqual([]);
    await user.tab();
    expect(saves).toEqual([[1000, 3]]);
    becomes({ saved: 1000, version: 4 });
    expect(field()).toHaveValue('1,000');
  });

  it('is debounced if configured, and the field keeps the typed text until it is left', async () => {
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

  it('does not wait for the debounce when the field is left', async () => {
    const { user, saves } = show({ debounceMs: 800 });
    await user.type(field(), '7');
    await user.tab();
    expect(saves).toEqual([[7, 1]]);
    await wait(2000);
    expect(saves).toHaveLength(1);
  });

  it('happens when the page is left', async () => {
    const { user, saves, unmount } = show();
    await user.type(field(), '7');
    unmount();
    expect(saves).toEqual([[7, 1]]);
  });

  it('happens when another app comes to the front', async () => {
    const { user, saves } = show();
    await user.type(field(), '7');
    hide();
    expect(saves).toEqual([[7, 1]]);
  });

  it('happens only for a different value, not for another notation of it', async () => {
    const { user, saves } = show({ saved: 1000 });
    await user.clear(field());
    await user.type(field(), '1000.0');
    await user.tab();
    expect(saves).toEqual([]);
    expect(field()).toHaveValue('1,000');
  });

  it('does not happen when the typed text was reverted', async () => {
    const { user, saves, unmount } = show({ saved: 10, debounceMs: 800 });
    await user.type(field(), '7');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field()).toHaveValue('10');
    await wait(2000);
    unmount();
    expect(saves).toEqual([]);
  });
});

it('shows the value as typed while the field has the focus', async () => {
  const { user, saves } = show({ saved: 1234, isPlainFocused: true });
  expect(field()).toHaveValue('1,234');
  await user.click(field());
  expect(field()).toHaveValue('1234');
  await user.tab();
  expect(field()).toHaveValue('1,234');
  expect(saves).toEqual([]);
});

it('shows no fault where nothing was typed, even if the saved value breaks a rule', async () => {
  const { user, saves } = show({ saved: 9000, isPlainFocused: true });
  await user.click(field());
  await user.tab();
  expect(fault()).toBe('');
  expect(field()).toHaveValue('9,000');
  expect(saves).toEqual([]);
  expect(draftedForms(anna)).toEqual([]);
});

it('renders only the field on a keystroke', async () => {
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

describe('a fault', () => {
  it('is shown when the field is left, and disappears when it is corrected', async () => {
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

  it('is shown after the press that leaves the field', async () => {
    const { user } = show();
    await user.type(field(), 'x');
    await user.pointer({ keys: '[MouseLeft>]', target: document.body });
    expect(field()).not.toHaveFocus();
    expect(fault()).toBe('');
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    expect(fault()).toBe('Not a number');
  });

  it('is shown after the debounce', async () => {
    const { user } = show({ debounceMs: 800 });
    await user.type(field(), '9000');
    await wait(700);
    expect(fault()).toBe('');
    await wait(200);
    expect(fault()).toBe('Too much');
  });

  it('disappears with the typed text', async () => {
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
