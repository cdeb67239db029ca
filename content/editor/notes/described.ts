import { dateFormat } from '../../../core/i18n/intl';
import {
  openComments,
  stateOf,
  type Held,
  type Note,
  type State,
} from '../../../scripts/content/notes/notes';

const times = dateFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export const stateNames: Readonly<Record<State, string>> = {
  draft: 'Draft',
  review: 'To review',
  approved: 'Approved',
};

/** `Nina Weber, Nov 27, 2026, 11:40 AM` */
export const signed = ({ by, at }: { by: string; at: string }) => `${by}, ${times.format(new Date(at))}`;

/** A summary of the notes about a text: `To review, 2 comments`. */
export function summaryOf(notes: readonly Note[], key: string, now: Held): string {
  const state = stateOf(notes, key, now);
  const comments = openComments(notes, key).length;
  const parts = [
    ...(state ? [stateNames[state.state]] : []),
    ...(comments > 0 ? [comments === 1 ? '1 comment' : `${comments} comments`] : []),
  ];
  return parts.length === 0 ? 'Notes' : parts.join(', ');
}

/** Who has set the state of a text, and why it has changed since. */
export function toldOfState(notes: readonly Note[], key: string, now: Held): string {
  const state = stateOf(notes, key, now);
  if (!state) return 'Nobody has said how far this text is.';
  if (!state.hasFallen) return `${stateNames[state.state]}: ${signed(state)}.`;
  return `To review again: the text or its English has changed since it was approved (${signed(state)}).`;
}
