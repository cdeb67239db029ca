import { fireEvent, render } from '@testing-library/react';
import { Flag } from './flag';

const imageOf = (container: HTMLElement) => container.querySelector('img') as HTMLImageElement;

it('hides a flag that cannot be loaded, and requests it again when the network is back', () => {
  const flag = imageOf(render(<Flag country="DE" />).container);
  fireEvent.error(flag);
  expect(flag).not.toBeVisible();
  const ask = jest.spyOn(flag, 'src', 'set');
  window.dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledWith('/flags/de.svg');
  expect(flag).toBeVisible();
});

it('shows another country’s flag after one that could not be loaded', () => {
  const { container, rerender } = render(<Flag country="DE" />);
  fireEvent.error(imageOf(container));
  rerender(<Flag country="AT" />);
  expect(imageOf(container)).toHaveAttribute('src', '/flags/at.svg');
  expect(imageOf(container)).toBeVisible();
});
