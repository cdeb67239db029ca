import { createAction } from '@reduxjs/toolkit';
import type { ApiError } from '../api/api-error';

/**
 * The outcome of an edit: stored on the server, queued on this device, or refused by the server. A refused edit is
 * undone or waits for a decision, depending on its definition. A queued edit with an entry of its own can be
 * withdrawn.
 */
export type EditOutcome<Answer> =
  | { status: 'sent'; answer: Answer }
  | { status: 'queued'; withdraw?: Withdraw }
  | { status: 'refused'; error: ApiError };

/** Removes the edit if it was never sent and nothing builds on it. Resolves to whether it was removed. */
export type Withdraw = () => Promise<boolean>;

/** Makes an edit. Dispatching it returns a promise of the outcome. */
export const editMade = createAction<{ name: string; arg: unknown }>('outbox/editMade');

/** The person's decision about a refused edit, by its id. */
export const editRetried = createAction<string>('outbox/editRetried');
export const editDiscarded = createAction<string>('outbox/editDiscarded');
/** Keeps the person's own state despite a newer one on the server. */
export const mineKept = createAction<string>('outbox/mineKept');
