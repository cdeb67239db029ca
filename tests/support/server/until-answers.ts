import { setImmediate } from 'node:timers/promises';

/**
 * Servers hear of ended sessions by a notification, or by looking: at once, or a moment later. Calls over a network come in
 * with turns of the event loop between them; those of a test do not by themselves.
 */
export async function untilAnswers(
  status: number,
  call: () => Promise<{ statusCode: number }>,
): Promise<void> {
  while ((await call()).statusCode !== status) await setImmediate();
}
