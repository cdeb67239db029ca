import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PopoverMenu } from './popover-menu';

async function open() {
  render(
    <div data-testid="page" tabIndex={-1}>
      <PopoverMenu trigger="Account">
        <button>Sign out</button>
      </PopoverMenu>
      <input aria-label="Elsewhere" />
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

const expectClosed = () => expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();

it('closes on Escape, with the focus back on its button', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  expectClosed();
  expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
});

it('closes on a choice with the focus back on its button, which a dialog that opens then returns it to', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expectClosed();
  expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
});

it('closes when a click or the focus goes elsewhere', async () => {
  await open();
  await userEvent.click(screen.getByTestId('page'));
  expectClosed();
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  act(() => screen.getByLabelText('Elsewhere').focus());
  expectClosed();
});

it('stays open when the surrounding page gets the focus, as the router does on navigation', async () => {
  await open();
  act(() => screen.getByTestId('page').focus());
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

it.each([
  ['to the left', -40, 200, '48px'],
  ['to the right', 900, 1100, '-84px'],
  ['nowhere', 100, 300, '0px'],
])('keeps a panel that overflows the window %s inside it', async (_where, left, right, shift) => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ left, right } as DOMRect);
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  await open();
  expect(screen.getByRole('button', { name: 'Sign out' }).parentElement).toHaveStyle({ translate: shift });
  jest.restoreAllMocks();
});
