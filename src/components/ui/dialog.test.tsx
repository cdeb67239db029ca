import { screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Dialog } from './dialog';

/** Without `act`, which would flush everything together: a drawer opens as on a real press. */
const surroundings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let root: Root;
beforeEach(() => {
  surroundings.IS_REACT_ACT_ENVIRONMENT = false;
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  surroundings.IS_REACT_ACT_ENVIRONMENT = true;
});

const open = () =>
  flushSync(() =>
    root.render(
      <Dialog placement="drawer" title="New supplier" closeLabel="Close" onClose={() => undefined}>
        <input aria-label="Name" />
      </Dialog>,
    ),
  );

it('opens a drawer before it renders its content', async () => {
  open();
  expect(screen.getByRole('dialog', { name: 'New supplier' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible();
});

it('loses no key that is pressed in between', () => {
  open();
  screen
    .getByRole('button', { name: 'Close' })
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
});
