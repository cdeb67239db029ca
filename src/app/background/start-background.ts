import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiServices } from '../../lib/api/base-query';
import { selectEntries } from '../../lib/outbox/outbox-slice';
import { isQueueSending } from '../../lib/outbox/queue';
import { startPopulate } from '../../lib/populate/start-populate';
import { startLive } from '../../lib/realtime/start-live';
import { eventReactions } from './event-reactions';
import { populateModules } from './populate-modules';

export type BackgroundStore = Store<Parameters<typeof selectEntries>[0]> & {
  dispatch: ThunkDispatch<unknown, ApiServices, UnknownAction>;
};

/**
 * Starts listening for other people's changes and having the server prepare missing data. Returns the function that
 * stops both.
 */
export function startBackground(
  { dispatch, getState, subscribe }: BackgroundStore,
  projectId: number,
): () => void {
  const isSending = () => isQueueSending(selectEntries(getState()));
  const stopLive = startLive({ dispatch, getState, projectId, reactions: eventReactions, isSending });
  const stopPopulate = startPopulate({ dispatch, getState, subscribe, projectId, modules: populateModules });
  return () => {
    stopLive();
    stopPopulate();
  };
}
