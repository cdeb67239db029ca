/** As text; Node reports a refused connection to several addresses as an AggregateError without a message. */
export function describeError(error: unknown): string {
  const { errors, message } = error as Partial<AggregateError>;
  return errors ? errors.map(describeError).join(', ') : (message ?? String(error));
}
