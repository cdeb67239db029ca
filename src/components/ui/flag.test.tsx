import { act, fireEvent, render } from '@testing-library/react';
import { Flag } from './flag';

it('hides a flag that is not there, and tries again when the network is back', () => {
  const { container } = render(<Flag country="DE" />);
  const flag = container.querySelector('img') as HTMLImageElement;
  expect(flag).toHaveAttribute('src', '/flags/de.svg');
  fireEvent.error(flag);
  expect(flag).not.toHaveAttribute('src');
  expect(flag).not.toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(flag).toHaveAttribute('src', '/flags/de.svg');
  expect(flag).toBeVisible();
});

it('shows the flag of another country in the place of one that is not there', () => {
  const { container, rerender } = render(<Flag country="DE" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  rerender(<Flag country="AT" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/flags/at.svg');
  expect(container.querySelector('img')).toBeVisible();
});
