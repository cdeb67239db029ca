import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api, apiTags, type ApiTag } from '../api/api';
import { coalesceTime, maxReloadDelay } from './constants';

/** Refetches what events have made stale: visible data immediately, the rest when it is shown. */
export interface Refresher {
  /**
   * Events close together cause one reload; a hidden tab waits until it is visible. While this device's own edits are
   * being sent, each with its own event, the reload waits for the last of them.
   */
  refresh(tags: readonly ApiTag[]): void;
  refreshAll(): void;
  /** The tab is visible again. */
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
    if (isSending() && Date.now() - heldSince < maxReloadDelay) {
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
