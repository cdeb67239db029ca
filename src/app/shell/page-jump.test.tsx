import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { layOutEverything } from '../../../tests/support/web/fake-layout';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { PageJump } from './page-jump';

let grow: () => void;
class Observer {
  constructor(look: () => void) {
    grow = () => act(look);
  }
  observe() {
    grow();
  }
  disconnect() {}
}

const figures = (
  <>
    <h1>Figures</h1>
    <h2>Energy</h2>
    <h2>Water</h2>
  </>
);

function show(content: ReactNode, { height = 5000, isNarrow = true } = {}) {
  Object.assign(globalThis, { ResizeObserver: Observer });
  window.matchMedia = (() => ({ matches: isNarrow })) as never;
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  const page = (shown: ReactNode) => (
    <WithTexts>
      <PageJump>
        <a href="/">Home</a>
      </PageJump>
      <main id="content">{shown}</main>
    </WithTexts>
  );
  const { rerender } = render(page(content));
  return (shown: ReactNode) => {
    rerender(page(shown));
    grow();
  };
}

const jump = () => screen.getByRole('combobox', { name: 'On this page' });
const parts = () =>
  [...jump().querySelectorAll('option')].filter(({ hidden }) => !hidden).map(({ text }) => text);
const expectNone = () => {
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
};

let scrolledTo: readonly Element[];
beforeEach(() => (scrolledTo = layOutEverything()));
afterEach(() => jest.restoreAllMocks());

it('takes a phone user to the headings of a long page, with the focus', async () => {
  show(figures);
  expect(screen.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
  expect(parts()).toEqual(['Figures', 'Energy', 'Water', 'End of the page']);
  await userEvent.selectOptions(jump(), 'Water');
  const water = screen.getByRole('heading', { name: 'Water' });
  expect(water).toHaveFocus();
  expect(scrolledTo).toEqual([water]);
});

it('goes to the end of the page', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  show(figures);
  await userEvent.selectOptions(jump(), 'End of the page');
  expect(scrollTo).toHaveBeenCalledWith({ top: 5000 });
});

it('lists no hidden heading, and none of a dialog', () => {
  show(
    <>
      {figures}
      <section hidden>
        <h2>Waste</h2>
      </section>
      <dialog open>
        <h2>A question</h2>
      </dialog>
    </>,
  );
  expect(parts()).toEqual(['Figures', 'Energy', 'Water', 'End of the page']);
});

it('updates as the page grows', () => {
  const draw = show(figures);
  draw(
    <>
      {figures}
      <h2>Waste</h2>
    </>,
  );
  expect(parts()).toContain('Waste');
  draw(<p>Nothing here</p>);
  expectNone();
});

it('shows its children where the page is short', () => {
  show(figures, { height: 2000 });
  expectNone();
});

it('shows its children on a wide screen', () => {
  show(figures, { isNarrow: false });
  expectNone();
});

it('shows its children where the page has its own navigation', () => {
  show(
    <>
      {figures}
      <div data-jump />
    </>,
  );
  expectNone();
});
