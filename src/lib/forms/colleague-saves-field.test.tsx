import { show, field, wait } from '../../../tests/support/web/amount-field';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

describe('a colleague’s change during editing', () => {
  it('is not overwritten unseen: the number is saved with the version that the typing started from', async () => {
    const { user, saves, overs, becomes } = show({ saved: 10, version: 3 });
    await user.type(field(), '5');
    becomes({ saved: 300, version: 4 });
    expect(field()).toHaveValue('105');
    await user.type(field(), '6');
    await user.tab();
    expect([saves, overs]).toEqual([[[1056, 3]], [10]]);
  });

  it('is no conflict when the visible number is still the saved one', async () => {
    const { user, saves, becomes } = show({ saved: 10, version: 3 });
    await user.type(field(), '5');
    becomes({ saved: 10, version: 4 });
    await user.tab();
    expect(saves).toEqual([[105, 4]]);
  });

  it('is shown where nothing was typed', async () => {
    const { user, saves, becomes } = show({ saved: 10, version: 3, isPlainFocused: true });
    await user.click(field());
    becomes({ saved: 300, version: 4, isPlainFocused: true });
    await user.tab();
    expect(field()).toHaveValue('300');
    expect(saves).toEqual([]);
  });

  it('stays when the person restores the earlier text by hand', async () => {
    const { user, saves, becomes } = show({ saved: 10, version: 3 });
    await user.type(field(), '5');
    becomes({ saved: 300, version: 4 });
    await user.type(field(), '{Backspace}');
    await user.tab();
    expect(saves).toEqual([]);
    expect(field()).toHaveValue('300');
  });

  it('is not overwritten when a field is left after its own number was saved', async () => {
    const { user, saves, becomes } = show({ debounceMs: 800 });
    await user.type(field(), '42');
    await wait(900);
    becomes({ debounceMs: 800, saved: 42, version: 2 });
    becomes({ debounceMs: 800, saved: 50, version: 3 });
    await user.tab();
    expect(saves).toEqual([[42, 1]]);
    expect(field()).toHaveValue('50');
  });

  it('conflicts with what is typed after a number was saved', async () => {
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

  it('needs no second save when the person typed the same value', async () => {
    const { user, saves, becomes } = show({ saved: 10, version: 3 });
    await user.type(field(), '5');
    becomes({ saved: 105, version: 4 });
    await user.tab();
    expect(saves).toEqual([]);
  });
});
