import { act, render, screen } from '@testing-library/react';
import { VirtualTable } from './virtual-table';

let resized: ((entries: never[]) => void)[] = [];

class StubbedObserver {
  constructor(resize: (entries: never[]) => void) {
    resized.push(resize);
  }
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

const isCards = () => screen.queryByRole('table')?.hasAttribute('data-cards') ?? false;

/** A table of this width, with a border that cards do not have; its columns need `needed` pixels. */
function show(width: number, needed: number) {
  const sizes = HTMLElement.prototype;
  jest.spyOn(sizes, 'offsetWidth', 'get').mockReturnValue(width);
  jest.spyOn(sizes, 'clientWidth', 'get').mockImplementation(() => (isCards() ? width : width - 2));
  jest.spyOn(sizes, 'scrollWidth', 'get').mockReturnValue(needed);
  const columns = [{ id: 'name', header: 'Name', width: '10rem', cell: (row: string) => row }];
  render(<VirtualTable label="Suppliers" columns={columns} rows={['Acme']} rowKey={(row) => row} />);
}

beforeEach(() => {
  resized = [];
  // jsdom has none.
  Object.defineProperty(globalThis, 'ResizeObserver', { value: StubbedObserver, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  jest.restoreAllMocks();
});

it.each([938, 939, 940, 941])('keeps one layout while a table of 940 px needs %s', (needed) => {
  show(940, needed);
  const first = isCards();
  for (let times = 0; times < 3; times += 1) {
    act(() => resized.forEach((resize) => resize([])));
    expect(isCards()).toBe(first);
  }
});

it.each([
  [939, false],
  [941, true],
])('of 940 px, with columns of %s, consists of cards: %s', (needed, expected) => {
  show(940, needed);
  expect(isCards()).toBe(expected);
});
