import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './error-boundary';

function Page({ failing }: { failing: boolean }) {
  if (failing) throw new Error('A fault in the page');
  return <p>The page</p>;
}

const show = (address: string, failing: boolean) => (
  <ErrorBoundary resetKey={address} fallback={<p>It failed</p>}>
    <Page failing={failing} />
  </ErrorBoundary>
);

it('shows the fallback in place of what fails, until the address changes', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(show('/a/', true));
  expect(screen.getByText('It failed')).toBeVisible();
  rerender(show('/a/', false));
  expect(screen.getByText('It failed')).toBeVisible();
  rerender(show('/b/', false));
  expect(screen.getByText('The page')).toBeVisible();
  report.mockRestore();
});
