import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RealtimeTicket } from '../../../core/contracts/realtime';
import type { ApiServices } from '../api/base-query';
import { directCall } from '../api/direct-call';
import { LiveRefusedError } from './live-connection';

const gone = [401, 403, 404, 'SIGNED_OUT'] as const;

/**
 * Requests a ticket, bypassing the API cache: it grants access and must not be stored.
 * @throws LiveRefusedError when the session or the membership is over, Error for a temporary failure
 */
export function requestTicket(): ThunkAction<Promise<string>, unknown, ApiServices, UnknownAction> {
  return async (dispatch) => {
    const { data, error } = await dispatch(
      directCall('realtimeTicket', { url: '/realtime/ticket', method: 'POST', expect: hasTicket }),
    );
    if (!error) return (data as RealtimeTicket).ticket;
    throw gone.some((status) => status === error.status)
      ? new LiveRefusedError(error.message)
      : new Error(error.message);
  };
}

function hasTicket(body: unknown): boolean {
  return typeof (body as Partial<RealtimeTicket> | null)?.ticket === 'string';
}
