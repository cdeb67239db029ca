import { act, render, screen } from '@testing-library/react';
import { createLoadable, useLoadable, type Loadable } from './loadable';

/** Loads on demand and counts the requests. */
function controlled() {
  const calls: { resolve: (text: string) => void; reject: (error: Error) => void }[] = [];
  const loadable = createLoadable(
    () => new Promise<string>((resolve, reject) => calls.push({ resolve, reject })),
  );
  return { loadable, calls };
}

function Part({ loadable }: { loadable: Loadable<string> }) {
  const state = useLoadable(loadable);
  return <p>{state.status === 'ready' ? state.content : state.status}</p>;
}

it('is in the first paint if it was loaded before, and is requested once', async () => {
  const { loadable, calls } = controlled();
  loadable.preload();
  loadable.preload();
  await act(async () => calls[0]?.resolve('The second step'));
  render(<Part loadable={loadable} />);
  expect(screen.getByText('The second step')).toBeVisible();
  expect(calls).toHaveLength(1);
});

it('is loaded by the component that shows it', async () => {
  const { loadable, calls } = controlled();
  render(<Part loadable={loadable} />);
  expect(screen.getByText('loading')).toBeVisible();
  await act(async () => calls[0]?.resolve('The second step'));
  expect(screen.getByText('The second step')).toBeVisible();
});

it('is loaded again after a failure: on demand, and when the network is back', async () => {
  const { loadable, calls } = controlled();
  render(<Part loadable={loadable} />);
  await act(async () => calls[0]?.reject(new Error('no network')));
  expect(screen.getByText('failed')).toBeVisible();

  act(() => loadable.preload());
  await act(async () => calls[1]?.reject(new Error('still none')));
  expect(screen.getByText('failed')).toBeVisible();

  act(() => void window.dispatchEvent(new Event('online')));
  await act(async () => calls[2]?.resolve('The second step'));
  expect(screen.getByText('The second step')).toBeVisible();

  act(() => void window.dispatchEvent(new Event('online')));
  expect(calls).toHaveLength(3);
});
