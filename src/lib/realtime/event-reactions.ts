import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { RealtimeEvent } from '../../../core/contracts/realtime';
import type { ApiTag } from '../api/api';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** What is to be fetched again, for a list that may show the change already unless it does. */
export type Stale = ApiTag | { tag: ApiTag; isShown: (state: unknown) => boolean };

/** Updates cached data from the event and returns what is to be fetched again. */
export type Reaction = (event: RealtimeEvent, dispatch: Dispatch) => readonly Stale[];

/** What each kind of event makes stale; declared in the app (`src/app/background/event-reactions.ts`). */
export type EventReactions = Readonly<Record<RealtimeEvent['type'], readonly ApiTag[] | Reaction>>;

export function staleBy(
  reactions: EventReactions,
  event: RealtimeEvent,
  dispatch: Dispatch,
): readonly Stale[] {
  const reaction = reactions[event.type];
  return typeof reaction === 'function' ? reaction(event, dispatch) : reaction;
}
