import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { RealtimeEvent } from '../../../core/contracts/realtime';
import type { ApiTag } from '../api/api';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Changes what is cached by what the event says, and answers with what is to be fetched again. */
export type Reaction = (event: RealtimeEvent, dispatch: Dispatch) => readonly ApiTag[];

/** What each kind of event makes stale; the app declares it (`src/app/background/event-reactions.ts`). */
export type EventReactions = Partial<Record<RealtimeEvent['type'], readonly ApiTag[] | Reaction>>;

export function tagsFor(
  reactions: EventReactions,
  event: RealtimeEvent,
  dispatch: Dispatch,
): readonly ApiTag[] {
  const reaction = reactions[event.type] ?? [];
  return typeof reaction === 'function' ? reaction(event, dispatch) : reaction;
}
