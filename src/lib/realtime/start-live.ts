import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiServices } from '../api/base-query';
import { onWakeUp } from '../session/wake-up';
import { calculationReloadDelay } from './constants';
import { staleBy, type EventReactions } from './event-reactions';
import { staleSince } from './stale-since';
import { createLiveConnection } from './live-connection';
import { eventHeard, liveStateChanged, messageIgnored } from './live-slice';
import { parseMessage } from './parse-message';
import { createRecentIds } from './recent-ids';
import { createRefresher } from './refresher';
import { requestTicket } from './ticket';

interface LiveContext {
  dispatch: ThunkDispatch<unknown, ApiServices, UnknownAction>;
  getState: () => unknown;
  projectId: number;
  reactions: EventReactions;
  /** Whether edits of this device are being sent. */
  isSending: () => boolean;
}

/** Keeps the page up to date while others work on the same data. Returns the function that stops it. */
export function startLive({ dispatch, getState, projectId, reactions, isSending }: LiveContext): () => void {
  const isHidden = () => document.visibilityState === 'hidden';
  const refresher = createRefresher({ dispatch, getState, isHidden, isSending });
  const isNew = createRecentIds();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const onMessage = (data: unknown) => {
    const { event, notice, fault } = parseMessage(data, projectId, reactions);
    if (fault) dispatch(messageIgnored({ fault, at: Date.now() }));
    if (notice === 'resync') refresher.refreshAll();
    if (!event || !isNew(event.id)) return;
    dispatch(eventHeard(Date.now()));
    const react = () => refresher.refresh(staleBy(reactions, event, dispatch));
    const isCompleted = event.type === 'calculation' && event.action === 'completed';
    if (isCompleted) timers.add(setTimeout(react, calculationReloadDelay));
    else react();
  };

  const connection = createLiveConnection({
    getTicket: () => dispatch(requestTicket()),
    openSocket: (ticket, age) => new WebSocket(addressOf(projectId, ticket, age)),
    onMessage,
    onState: (state) => dispatch(liveStateChanged({ state, at: Date.now() })),
    onBlocked: refresher.refreshAll,
    isOnline: () => navigator.onLine,
    staleSince: staleSince(getState()),
  });

  const wake = () => {
    refresher.wake();
    connection.wake();
  };
  const endWakeUp = onWakeUp(wake);
  window.addEventListener('online', wake);
  // Browsers do not put a page with an open socket into the back/forward cache.
  window.addEventListener('pagehide', connection.rest);
  connection.connect();

  return () => {
    endWakeUp();
    window.removeEventListener('online', wake);
    window.removeEventListener('pagehide', connection.rest);
    for (const timer of timers) clearTimeout(timer);
    refresher.stop();
    connection.stop();
  };
}

function addressOf(projectId: number, ticket: string, age: number): string {
  const query = new URLSearchParams({ projectId: String(projectId), ticket, age: String(Math.round(age)) });
  return `${window.location.origin.replace(/^http/, 'ws')}/ws?${query.toString()}`;
}
