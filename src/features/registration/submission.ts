import { failureOf, type RegistrationFailure } from './failure';
import type { RegistrationOrder } from './register';

/** Where a submission stands. It lives outside the page, which a change of language builds anew. */
export type Submission =
  | { state: 'editing' }
  | { state: 'submitting' }
  | { state: 'warning'; warning: string; order: RegistrationOrder }
  | { state: 'failed'; failure: RegistrationFailure }
  | { state: 'registered'; projectId: number; email: string };

const editing: Submission = { state: 'editing' };
let current: { token: string; submission: Submission } = { token: '', submission: editing };
const listeners = new Set<() => void>();

function change(token: string, submission: Submission): void {
  current = { token, submission };
  for (const listener of listeners) listener();
}

/** What became of the registration with this token. */
export function submissionOf(token: string): Submission {
  return current.token === token ? current.submission : editing;
}

/** Before the scripts run, and on the prebuilt page, nothing has been sent. */
export function noSubmission(): Submission {
  return editing;
}

export function watchSubmission(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends the registration; a second call while one is on its way does nothing. */
export async function submit(order: RegistrationOrder): Promise<void> {
  if (current.submission.state === 'submitting') return;
  const { token } = order;
  change(token, { state: 'submitting' });
  try {
    const { register } = await import('./register');
    const result = await register(order);
    if ('warning' in result) change(token, { state: 'warning', warning: result.warning, order });
    else
      change(token, { state: 'registered', projectId: result.projectId, email: order.values.email.trim() });
  } catch (error) {
    change(token, { state: 'failed', failure: failureOf(error) });
  }
}

export function backToForm(): void {
  change('', editing);
}
