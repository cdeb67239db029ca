import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { prerendered } from '../../../tests/support/web/prerendered';
import { keepEarlyInput } from './early-input';
import { hydrateIncrementally } from './hydrate-incrementally';
import { HydratedRoot } from './hydrated-root';
import { useHydrated } from './use-hydrated';

const sent = jest.fn();
const inGerman = jest.fn();

function Page() {
  const [values, setValues] = useState({ name: '', note: 'Built', size: 'm' });
  const [presses, setPresses] = useState(0);
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }));
  // Renders again immediately, which empties fields whose text the page does not know.
  const isHydrated = useHydrated();
  return (
    <main data-live={isHydrated}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(values);
        }}
      >
        <input
          aria-label="Name"
          value={values.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <textarea
          aria-label="Note"
          value={values.note}
          onChange={(event) => set({ note: event.target.value })}
        />
        <select aria-label="Size" value={values.size} onChange={(event) => set({ size: event.target.value })}>
          <option value="s">Small</option>
          <option value="m">Medium</option>
        </select>
        <button>Send</button>
      </form>
      <button type="button" onClick={() => setPresses((before) => before + 1)}>
        Pressed {presses}
      </button>
      <a
        href="#de"
        hrefLang="de"
        onClick={(event) => {
          event.preventDefault();
          inGerman(values.name);
        }}
      >
        Deutsch
      </a>
    </main>
  );
}

const page = (
  <HydratedRoot>
    <Page />
  </HydratedRoot>
);
const hydrate = (container: HTMLElement) => act(async () => hydrateIncrementally(page, container));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

let container: HTMLElement;
beforeEach(() => {
  sent.mockReset();
  inGerman.mockReset();
  container = prerendered(page);
  keepEarlyInput();
});
afterEach(() => document.body.replaceChildren());

it('keeps what was typed and chosen before hydration', async () => {
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await userEvent.selectOptions(screen.getByLabelText('Size'), 'Small');
  await hydrate(container);
  await userEvent.type(screen.getByLabelText('Name'), ' Lovelace');
  await send();
  expect(sent).toHaveBeenCalledWith({
    name: 'Ada Lovelace',
    note: 'Built',
    size: 's',
  });
});

it('leaves the caret where it was', async () => {
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  await userEvent.type(name, 'Ada');
  name.setSelectionRange(1, 2);
  await hydrate(container);
  expect([name.selectionStart, name.selectionEnd]).toEqual([1, 2]);
});

it('sends no events for untouched fields', async () => {
  await hydrate(container);
  await send();
  expect(sent).toHaveBeenCalledWith({ name: '', note: 'Built', size: 'm' });
});

it('replays each press, and handles later ones once', async () => {
  const button = screen.getByRole('button', { name: /Pressed/ });
  await userEvent.click(button);
  await userEvent.click(button);
  await hydrate(container);
  expect(button).toHaveTextContent('Pressed 2');
  await userEvent.click(button);
  expect(button).toHaveTextContent('Pressed 3');
});

it('handles a press during hydration once', async () => {
  const button = screen.getByRole('button', { name: /Pressed/ });
  await act(async () => {
    hydrateIncrementally(page, container);
    button.click();
  });
  expect(button).toHaveTextContent('Pressed 1');
});

it('holds a link to another language, which would discard the typed text, until the page knows the text', async () => {
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'Deutsch' }));
  expect(isFollowed).toBe(false);
  expect(inGerman).not.toHaveBeenCalled();
  await hydrate(container);
  expect(inGerman.mock.calls).toEqual([['Ada']]);
});

it('follows a link to another language where nothing was typed', async () => {
  const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'Deutsch' }));
  expect(isFollowed).toBe(true);
  await hydrate(container);
  expect(inGerman).not.toHaveBeenCalled();
});

it('submits a form that was sent before hydration, with the typed text', async () => {
  await userEvent.type(screen.getByLabelText('Name'), 'Ada{Enter}');
  expect(sent).not.toHaveBeenCalled();
  await hydrate(container);
  expect(sent.mock.calls).toEqual([[expect.objectContaining({ name: 'Ada' })]]);
});
