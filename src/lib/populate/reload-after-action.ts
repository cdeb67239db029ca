import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api, type ApiTag } from '../api/api';
import { reloadDelays } from './constants';

type Timer = ReturnType<typeof setTimeout>;

const planned = new Map<ApiTag, Timer[]>();

/**
 * Refetches lists 300, 500 and 1000 ms after an action (section 4 of the business areas): accept, decline, invite,
 * remind, submit, populate. An unchanged answer changes nothing on screen. Another action on the same lists restarts
 * the three reloads.
 */
export function reloadAfterAction(
  tags: readonly ApiTag[],
): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (dispatch) => {
    for (const tag of tags) {
      planned.get(tag)?.forEach(clearTimeout);
      const reload = () => {
        // If the device is offline by then, they are fetched once it is back online.
        if (navigator.onLine) dispatch(api.util.invalidateTags([tag]));
      };
      planned.set(
        tag,
        reloadDelays.map((delay) => setTimeout(reload, delay)),
      );
    }
  };
}

interface Endpoint {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  queryFulfilled: Promise<unknown>;
}

/** For an endpoint that is such an action: `onQueryStarted: reloadsAfterwards('Suppliers')`. */
export function reloadsAfterwards(...tags: ApiTag[]) {
  return async (_arg: unknown, { dispatch, queryFulfilled }: Endpoint): Promise<void> => {
    const isDone = await queryFulfilled.then(
      () => true,
      () => false,
    );
    if (isDone) dispatch(reloadAfterAction(tags));
  };
}
