import { act, render, screen, waitFor } from '@testing-library/react';
import { BarChart } from './bar-chart';

let isThere = false;
jest.mock('./nivo-bars', () => {
  if (!isThere) throw new Error('no network');
  return { __esModule: true, default: () => 'drawn by the library' };
});

/** Everything counts as visible. */
class Observer {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

it('shows simpler bars if its library is unavailable, and loads it when the network is back', async () => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
  render(
    <BarChart
      summary="Emissions have risen."
      bars={[{ name: '2024', values: { total: 7 } }]}
      series={[{ key: 'total', name: 'Total', colour: 'red' }]}
      format={(value) => `${value} t`}
      formatAxis={String}
    />,
  );
  const chart = screen.getByRole('img', { name: 'Emissions have risen.' });
  await waitFor(() => expect(chart).toHaveTextContent('20247 t'));
  isThere = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('drawn by the library')).toBeInTheDocument();
  expect(chart).not.toHaveTextContent('7 t');
});
