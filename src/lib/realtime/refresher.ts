import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api, apiTags, type ApiTag } from '../api/api';
import { coalesceTime, longestHold } from './constants';

/** Fetches again what events have made stale: what is shown at once, the rest when it is opened. */
export interface Refresher {
  /**
   * Events that come together cause one reload; a tab that nobody looks at waits until somebody does. While this
   * device's own edits are on their way, each with an event of its own, the reload waits for the last of them.
   */
  refresh(tags: readonly ApiTag[]): void;
  refreshAll(): void;
  /** Somebody looks at the tab again. */
  wake(): void;
  stop(): void;
}

export function createRefresher(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  isHidden: () => boolean,
  isSending: () => boolean,
): Refresher {
  const stale = new Set<ApiTag>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heldSince: number | undefined;

  const flush = () => {
    timer = undefined;
    if (stale.size === 0 || isHidden()) return;
    heldSince ??= Date.now();
    if (isSending() && Date.now() - heldSince < longestHold) {
      timer = setTimeout(flush, coalesceTime);
      return;
    }
    heldSince = undefined;
    const tags = [...stale];
    stale.clear();
    dispatch(api.util.invalidateTags(tags));
  };

  const refresh = (tags: readonly ApiTag[]) => {
    for (const tag of tags) stale.add(tag);
    if (stale.size > 0) timer ??= setTimeout(flush, coalesceTime);
  };

  return {
    refresh,
    refreshAll: () => refresh(apiTags),
    wake: () => refresh([]),
    stop: () => clearTimeout(timer),
  };
}
