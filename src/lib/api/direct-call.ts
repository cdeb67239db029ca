import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from './api-error';
import { baseQuery, type ApiRequest, type ApiServices } from './base-query';

type Answer = { data: unknown; error?: undefined } | { error: ApiError; data?: undefined };

/** A request that bypasses the API cache. Never throws. */
export function directCall(
  name: string,
  request: ApiRequest,
): ThunkAction<Promise<Answer>, unknown, ApiServices, UnknownAction> {
  return async (dispatch, getState, extra) => {
    const { signal } = new AbortController();
    const abort = () => undefined;
    const answer = await baseQuery(
      request,
      { dispatch, getState, extra, signal, abort, endpoint: name, type: 'mutation' },
      {},
    );
    return answer.error ? { error: answer.error } : { data: answer.data };
  };
}
