import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newDevice } from '../../../tests/support/web/device';
import { WithTexts } from '../../../tests/support/web/with-texts';
import type { OutboxEntry } from '../../lib/outbox/entry';
import { createEntryStore } from '../../lib/outbox/entry-store';
import { activateUpdate } from './service-worker';
import { onServiceWorkerUpdateReady } from './update-ready';
import { UpdatePrompt } from './update-prompt';

/** The browser's side of an update, as far as a page sees it. */
function browserWith({ waiting = false, controller = true } = {}) {
  const worker = { postMessage: jest.fn() };
  const container = Object.assign(new EventTarget(), {
    controller: controller ? {} : null,
    getRegistration: async () => ({ waiting: waiting ? worker : null }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  return { worker, container };
}

async function show() {
  render(
    <WithTexts>
      <UpdatePrompt />
    </WithTexts>,
  );
  await act(async () => undefined);
}

const prompt = () => screen.queryByText('A new version is ready');

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

it('is hidden while there is no update', async () => {
  browserWith();
  await show();
  expect(prompt()).not.toBeInTheDocument();
});

it('appears when an update has arrived', async () => {
  browserWith();
  await show();
  act(() => onServiceWorkerUpdateReady());
  expect(prompt()).toBeVisible();
});

it('does not let Gatsby reload on the next navigation', () => {
  const gatsby = Object.assign(window, { ___swUpdated: true });
  onServiceWorkerUpdateReady();
  expect(gatsby.___swUpdated).toBe(false);
});

it('appears for an update that has waited since an earlier visit, and activates it only on request', async () => {
  const { worker } = browserWith({ waiting: true });
  await show();
  expect(prompt()).toBeVisible();
  expect(worker.postMessage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload now' }));
  await waitFor(() => expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' }));
});

it('finishes pending writes before it reloads', async () => {
  newDevice();
  const { worker } = browserWith({ waiting: true });
  await show();
  let written: unknown;
  const store = createEntryStore(
    () => undefined,
    () => undefined,
  );
  const entry = { id: 'typed', owner: '42/7' } as OutboxEntry;
  void store.update(entry, () => entry).then((result) => (written = result));
  worker.postMessage.mockImplementation(() => expect(written).toEqual(entry));
  await userEvent.click(screen.getByRole('button', { name: 'Reload now' }));
  await waitFor(() => expect(worker.postMessage).toHaveReturned());
});

it('reloads when the new version has taken control, or after ten seconds', async () => {
  jest.useFakeTimers();
  const { container } = browserWith({ waiting: true });
  const [first, second] = [jest.fn(), jest.fn()];
  await activateUpdate(first);
  expect(first).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(first).toHaveBeenCalledTimes(1);

  await activateUpdate(second);
  jest.advanceTimersByTime(9_999);
  expect(second).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(second).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('can be dismissed', async () => {
  browserWith({ waiting: true });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(prompt()).not.toBeInTheDocument();
});

it('appears when another tab has activated the update', async () => {
  const { container } = browserWith();
  await show();
  act(() => void container.dispatchEvent(new Event('controllerchange')));
  expect(prompt()).toBeVisible();
});

it('does not treat the very first worker as an update', async () => {
  const { container } = browserWith({ controller: false });
  await show();
  act(() => void container.dispatchEvent(new Event('controllerchange')));
  expect(prompt()).not.toBeInTheDocument();
});

it('works without a service worker', async () => {
  await show();
  expect(prompt()).not.toBeInTheDocument();
});
