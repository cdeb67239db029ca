/** Servers hear of ended sessions by a notification, or by looking: at once, or a moment later. */
export async function untilAnswers(
  status: number,
  call: () => Promise<{ statusCode: number }>,
): Promise<void> {
  while ((await call()).statusCode !== status);
}
