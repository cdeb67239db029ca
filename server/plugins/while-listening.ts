import type { TypedApp } from '../lib/typed-app';

/**
 * Begins what the server does unasked once it listens, and ends it with the server: one whose port is taken, or that
 * only answers calls from within its process, does nothing by itself. `start` answers with the end of the work.
 */
export function whileListening(app: TypedApp, start: () => () => Promise<void>): void {
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onListen', async () => {
    stop = start();
  });
  app.addHook('onClose', async () => {
    await stop?.();
  });
}
