import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { keepFocus } from './keep-focus';
import { Modal } from './modal';

const page = ({ isOpen = false, isListed = true }) => (
  <main tabIndex={-1}>
    {isListed && <button>Remove ERP</button>}
    <input aria-label="Search" />
    {isOpen && <Modal onClose={() => undefined}>Remove?</Modal>}
  </main>
);

/** Opens and closes a dialog; like the browser, closing returns the focus to the button. */
function ask() {
  const button = () => screen.getByRole('button', { name: 'Remove ERP' });
  jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(() => button().focus());
  const { rerender } = render(page({ isOpen: true }));
  rerender(page({}));
  expect(button()).toHaveFocus();
  return { remove: () => rerender(page({ isListed: false })) };
}
let endKeeping: () => void;
beforeEach(() => {
  endKeeping = keepFocus();
});
afterEach(() => {
  endKeeping();
  jest.restoreAllMocks();
});

it('moves the focus to the page if the button that had opened it is removed later', async () => {
  ask().remove();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('leaves the focus where the person has moved it meanwhile', async () => {
  const { remove } = ask();
  screen.getByLabelText('Search').focus();
  remove();
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

it('stays open when the file picker of its content is dismissed', () => {
  const onClose = jest.fn();
  render(
    <Modal onClose={onClose}>
      <input type="file" aria-label="Bill" />
    </Modal>,
  );
  fireEvent(screen.getByLabelText('Bill'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

describe('a press outside', () => {
  const closed = jest.fn();
  const show = () => {
    render(
      <Modal onClose={closed}>
        <input aria-label="Name" />
      </Modal>,
    );
    const outside = screen.getByRole('dialog');
    const press = (where: HTMLElement, detail = 1) => {
      fireEvent.pointerDown(where);
      fireEvent.click(outside, { detail });
    };
    return { outside, press };
  };
  beforeEach(() => closed.mockClear());

  it('requests closing', () => {
    const { outside, press } = show();
    press(outside);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('does not if it is the second click on what opened the dialog', () => {
    const { outside, press } = show();
    press(outside, 2);
    expect(closed).not.toHaveBeenCalled();
  });

  it('does not if it began inside, as when text is selected', () => {
    const { press } = show();
    press(screen.getByLabelText('Name'));
    expect(closed).not.toHaveBeenCalled();
  });
});

describe('Escape', () => {
  const closed = jest.fn();
  const closedOuter = jest.fn();
  beforeEach(() => {
    jest.clearAllMocks();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.runAllTimers();
    jest.useRealTimers();
  });
  const show = () =>
    render(
      <Modal aria-label="Bill" onClose={closedOuter}>
        <Modal aria-label="Discard?" onClose={closed}>
          <input aria-label="Name" />
        </Modal>
      </Modal>,
    );
  const question = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Discard?' });

  it('requests closing of the top dialog only, and not from the browser, which may not ask', () => {
    show();
    const isLeftToBrowser = fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
    expect(isLeftToBrowser).toBe(false);
    expect(closed).toHaveBeenCalledTimes(1);
    expect(closedOuter).not.toHaveBeenCalled();
  });

  it('does not while it is held down, or while it ends the choice of a Chinese character', () => {
    show();
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape', repeat: true });
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape', isComposing: true });
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape', keyCode: 229 });
    expect(closed).not.toHaveBeenCalled();
  });

  it('requests closing of one dialog if the browser asks all of them', () => {
    show();
    const [bill, discard] = [screen.getByRole('dialog', { name: 'Bill' }), question()];
    for (const dialog of [discard, bill]) fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(closed).toHaveBeenCalledTimes(1);
    expect(closedOuter).not.toHaveBeenCalled();
  });

  it('opens a dialog again that the browser has closed without asking, and asks then', () => {
    render(<Modal onClose={closed}>Discard?</Modal>);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    fireEvent(dialog, new Event('close'));
    expect(dialog.open).toBe(true);
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
