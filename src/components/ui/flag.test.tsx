import { fireEvent, render } from '@testing-library/react';
import { Flag } from './flag';

it('shows the blank flag where there is no file, and asks for no other where that is missing too', () => {
  const { container } = render(<Flag country="DE" />);
  const flag = container.querySelector('img') as HTMLImageElement;
  expect(flag).toHaveAttribute('src', '/flags/de.svg');
  fireEvent.error(flag);
  expect(flag).toHaveAttribute('src', '/flags/blank.svg');
  const change = jest.spyOn(flag, 'src', 'set');
  fireEvent.error(flag);
  expect(change).not.toHaveBeenCalled();
});
