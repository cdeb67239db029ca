import { fireEvent, render } from '@testing-library/react';
import { Flag } from './flag';

const imageOf = (container: HTMLElement) => container.querySelector('img') as HTMLImageElement;

it('shows the blank flag for one that cannot be loaded, and requests it again when the network is back', () => {
  const flag = imageOf(render(<Flag country="DE" />).container);
  fireEvent.error(flag);
  expect(flag).toHaveAttribute('src', '/flags/blank.svg');
  expect(flag).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(flag).toHaveAttribute('src', '/flags/de.svg');
});

it('hides a flag if not even the blank one can be loaded, until the network is back', () => {
  const flag = imageOf(render(<Flag country="DE" />).container);
  fireEvent.error(flag);
  fireEvent.error(flag);
  expect(flag).not.toBeVisible();
  window.dispatchEvent(new Event('online'));
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
