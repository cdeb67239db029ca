import { setImmediate } from 'node:timers/promises';

/**
 * Servers learn of ended sessions by a notification or by polling, immediately or a moment later. Requests over a
 * network yield to the event loop; those of a test do not by themselves.
 */
export async function waitForStatus(
  status: number,
  call: () => Promise<{ statusCode: number }>,
): Promise<void> {
  while ((await call()).statusCode !== status) await setImmediate();
}
