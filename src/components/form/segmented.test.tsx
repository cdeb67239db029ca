import { fireEvent, render, screen } from '@testing-library/react';
import { Segmented } from './segmented';

/** A row of this many pixels in a container of 200. */
function show(scrollWidth: number) {
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200);
  const options = ['all', 'waiting'].map((value) => ({ value, label: value }));
  render(<Segmented legend="Status" value="all" options={options} onChange={() => undefined} />);
  return screen.getByRole('group', { name: 'Status' });
}

afterEach(() => jest.restoreAllMocks());

it('shows on which sides more is hidden as it is scrolled', () => {
  const row = show(500);
  expect(row).toHaveAttribute('data-more', 'end');
  row.scrollLeft = 120;
  fireEvent.scroll(row);
  expect(row).toHaveAttribute('data-more', 'start end');
  row.scrollLeft = 300;
  fireEvent.scroll(row);
  expect(row).toHaveAttribute('data-more', 'start');
});

it('shows nothing where all of it is visible', () => {
  expect(show(200)).toHaveAttribute('data-more', '');
});
