/** Servers hear of changed privileges and memberships by a notification: at once, or a moment later. */
export async function untilAnswers(
  status: number,
  call: () => Promise<{ statusCode: number }>,
): Promise<void> {
  while ((await call()).statusCode !== status);
}
