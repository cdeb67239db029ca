import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { RealtimeEvent } from '../../../core/contracts/realtime';
import type { ApiTag } from '../api/api';

type EventType = RealtimeEvent['type'];

/**
 * What an event makes stale; a function may look at the event, change what is cached by itself, and answer with
 * what is still to be loaded.
 */
type Reaction =
  | readonly ApiTag[]
  | ((event: RealtimeEvent, dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) => readonly ApiTag[]);

const table = new Map<EventType, Reaction[]>();

/**
 * Says which loaded lists an event touches. Features call it beside their endpoints:
 * `registerEvents({ activity: ['Activities'] })`.
 */
export function registerEvents(reactions: Partial<Record<EventType, Reaction>>): void {
  for (const [type, reaction] of Object.entries(reactions) as [EventType, Reaction][])
    table.set(type, [...(table.get(type) ?? []), reaction]);
}

export function tagsFor(
  event: RealtimeEvent,
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
): ApiTag[] {
  return (table.get(event.type) ?? []).flatMap((reaction) =>
    typeof reaction === 'function' ? reaction(event, dispatch) : reaction,
  );
}
