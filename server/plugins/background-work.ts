import type { TypedApp } from '../lib/typed-app';

/**
 * Starts background work once the server listens, and ends it with the server: one whose port is already
 * used, or that only responds to calls within its process, does no background work. `start` returns a
 * function that stops the work.
 */
export function startOnListen(app: TypedApp, start: () => () => Promise<void>): void {
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onListen', async () => {
    stop = start();
  });
  app.addHook('onClose', async () => {
    await stop?.();
  });
}
