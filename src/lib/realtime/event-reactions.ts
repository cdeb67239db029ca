import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { RealtimeEvent } from '../../../core/contracts/realtime';
import type { ApiTag } from '../api/api';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Updates cached data from the event and returns the tags to fetch again. */
export type Reaction = (event: RealtimeEvent, dispatch: Dispatch) => readonly ApiTag[];

/** What each kind of event makes stale; declared in the app (`src/app/background/event-reactions.ts`). */
export type EventReactions = Partial<Record<RealtimeEvent['type'], readonly ApiTag[] | Reaction>>;

export function tagsFor(
  reactions: EventReactions,
  event: RealtimeEvent,
  dispatch: Dispatch,
): readonly ApiTag[] {
  const reaction = reactions[event.type] ?? [];
  return typeof reaction === 'function' ? reaction(event, dispatch) : reaction;
}
