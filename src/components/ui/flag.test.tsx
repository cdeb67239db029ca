import { fireEvent, render } from '@testing-library/react';
import { Flag } from './flag';

const imageOf = (container: HTMLElement) => container.querySelector('img') as HTMLImageElement;

it('shows the blank flag for one that cannot be loaded, and requests it again when the network is back', () => {
  const flag = imageOf(render(<Flag country="DE" />).container);
  fireEvent.error(flag);
  expect(flag).toHaveAttribute('src', '/flags/blank.svg');
  expect(flag).toBeVisible();
  fireEvent(window, new Event('online'));
  expect(flag).toHaveAttribute('src', '/flags/de.svg');
});

it('hides a flag if not even the blank one can be loaded, until the network is back', () => {
  const flag = imageOf(render(<Flag country="DE" />).container);
  fireEvent.error(flag);
  fireEvent.error(flag);
  expect(flag).not.toBeVisible();
  fireEvent(window, new Event('online'));
  expect(flag).toHaveAttribute('src', '/flags/de.svg');
  expect(flag).toBeVisible();
});

it('shows another country’s flag after one that could not be loaded', () => {
  const { container, rerender } = render(<Flag country="DE" />);
  fireEvent.error(imageOf(container));
  rerender(<Flag country="AT" />);
  expect(imageOf(container)).toHaveAttribute('src', '/flags/at.svg');
  expect(imageOf(container)).toBeVisible();
});

it('waits for the network only as long as it is shown', () => {
  const add = jest.spyOn(window, 'addEventListener');
  const remove = jest.spyOn(window, 'removeEventListener');
  const waiting = () =>
    [add, remove].map(({ mock }) =>
      mock.calls.flatMap(([type, listener]) => (type === 'online' ? [listener] : [])),
    );
  const { container, unmount } = render(<Flag country="DE" />);
  fireEvent.error(imageOf(container));
  fireEvent.error(imageOf(container));
  unmount();
  const [added, removed] = waiting();
  expect(added).not.toEqual([]);
  expect(removed).toEqual(added);
  jest.restoreAllMocks();
});
