import type { RegistrationFailure } from './failure';
import type { RegistrationOrder, RegistrationResult } from './register';

/** State of a submission. It lives outside the page, which is mounted again when the language changes. */
export type Submission =
  | { state: 'editing' }
  | { state: 'submitting' }
  | { state: 'warning'; warning: string; order: RegistrationOrder }
  | { state: 'failed'; failure: RegistrationFailure; email: string }
  | { state: 'registered'; projectId: number; email: string };

const editing: Submission = { state: 'editing' };
let current: { token: string; submission: Submission } = { token: '', submission: editing };
const listeners = new Set<() => void>();

function change(token: string, submission: Submission): void {
  current = { token, submission };
  for (const listener of listeners) listener();
}

/** The submission state of a registration with this token. */
export function submissionOf(token: string): Submission {
  return current.token === token ? current.submission : editing;
}

/** Server rendering and hydration: nothing has been sent. */
export function noSubmission(): Submission {
  return editing;
}

export function watchSubmission(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends the registration; does nothing while one is being sent. */
export async function submit(order: RegistrationOrder): Promise<void> {
  if (current.submission.state === 'submitting') return;
  const { token } = order;
  change(token, { state: 'submitting' });
  const result = await send(order);
  if ('failure' in result) change(token, { state: 'failed', ...result, email: order.values.email });
  else if ('warning' in result) change(token, { state: 'warning', warning: result.warning, order });
  else change(token, { state: 'registered', ...result });
}

/** The code that sends is loaded on demand; offline, that fails like the request itself. */
const send = (order: RegistrationOrder): Promise<RegistrationResult> =>
  import('./register').then(
    ({ register }) => register(order),
    () => ({ failure: { kind: 'unreachable' } }),
  );

export function backToForm(): void {
  change('', editing);
}
