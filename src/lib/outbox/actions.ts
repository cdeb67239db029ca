import { createAction } from '@reduxjs/toolkit';
import type { ApiError } from '../api/api-error';

/**
 * How an edit went: the server has it, it waits on this device, or the server has refused it. What was refused is
 * taken back or waits for a decision, as its definition says.
 */
export type EditOutcome<Answer> =
  { status: 'sent'; answer: Answer } | { status: 'queued' } | { status: 'refused'; error: ApiError };

/** Makes an edit: dispatched, it answers with a promise of its outcome. */
export const editMade = createAction<{ name: string; arg: unknown }>('outbox/editMade');

/** What a person decides about an edit that the server has refused, by its id. */
export const editRetried = createAction<string>('outbox/editRetried');
export const editDiscarded = createAction<string>('outbox/editDiscarded');
/** Against a newer state of the server, the person's own state is to stand. */
export const mineKept = createAction<string>('outbox/mineKept');
