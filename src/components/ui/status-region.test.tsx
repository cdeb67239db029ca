import { render, screen, within } from '@testing-library/react';
import { Notice } from './notice';
import { StatusRegion } from './status-region';

it('is there before its outcome, and announces it once', () => {
  const { rerender } = render(<StatusRegion>{null}</StatusRegion>);
  const region = screen.getByRole('status');
  rerender(
    <StatusRegion>
      <Notice tone="positive">Saved.</Notice>
    </StatusRegion>,
  );
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('Saved.');
});

it('announces a failure immediately', () => {
  render(
    <StatusRegion>
      <Notice tone="negative">Not saved.</Notice>
    </StatusRegion>,
  );
  expect(within(screen.getByRole('status')).getByRole('alert')).toHaveTextContent('Not saved.');
});
