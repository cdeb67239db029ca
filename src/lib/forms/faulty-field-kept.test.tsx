import { act, screen } from '@testing-library/react';
import { anna } from '../../../tests/support/web/fake-auth';
import { draftedForms, draftKey, forgetDrafts, keepDraft } from '../session/drafts';
import { clearPersonalStorage } from '../session/personal-storage';
import { type Shown, show, field, fault } from '../../../tests/support/web/amount-field';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

describe('an invalid value', () => {
  async function leaveWrong(text: string, first: Shown = {}) {
    const { user, unmount } = show(first);
    await user.clear(field());
    await user.type(field(), text);
    unmount();
  }

  it('is restored with its fault, also in the next session, until it is corrected', async () => {
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

  it('is corrected on the version that the typing started from, when a colleague has saved another value', async () => {
    await leaveWrong('9000', { saved: 10, version: 3 });
    const { user, saves } = show({ saved: 300, version: 5 });
    await user.type(field(), '{Backspace}');
    await user.tab();
    expect(saves).toEqual([[900, 3]]);
  });

  it('is corrected on the newest version when the value is the same', async () => {
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

  it('is not stored again once the person has discarded it', async () => {
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

it('keeps a number being typed when the language changes', async () => {
  const { user, saves, becomes } = show({ locale: 'en' });
  await user.type(field(), '1.5');
  becomes({ locale: 'de' });
  expect(field()).toHaveValue('1,5');
  await user.type(field(), '2');
  await user.tab();
  expect(saves).toEqual([[1.52, 1]]);
});

it('keeps a text as typed when the language changes', async () => {
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
  ])('%s is restored, with the version that was visible', async (_, draft) => {
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
  ])('that cannot be parsed (%j) is ignored and the field shows the saved value', async (draft) => {
    keep(draft);
    const { user, saves } = show({ saved: 10 });
    expect(field()).toHaveValue('10');
    await user.type(field(), '5');
    await user.tab();
    expect(saves).toEqual([[105, 1]]);
  });
});
