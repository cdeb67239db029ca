import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api, apiTags, type ApiTag } from '../api/api';
import { coalesceTime, maxReloadDelay } from './constants';
import type { Stale } from './event-reactions';

/** Refetches what events have made stale: visible data immediately, the rest when it is shown. */
export interface Refresher {
  /**
   * Events close together cause one reload; a hidden tab waits until it is visible. While this device's own edits are
   * being sent, each with its own event, the reload waits for the last of them; what they have brought is not fetched.
   */
  refresh(stale: readonly Stale[]): void;
  refreshAll(): void;
  /** The tab is visible again. */
  wake(): void;
  stop(): void;
}

interface RefresherContext {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
  isHidden: () => boolean;
  isSending: () => boolean;
}

const isNotShown = () => false;

export function createRefresher({ dispatch, getState, isHidden, isSending }: RefresherContext): Refresher {
  /** For each tag, whether its lists show the changes by now. */
  const stale = new Map<ApiTag, ((state: unknown) => boolean)[]>();
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
    const state = getState();
    const tags = [...stale].filter(([, changes]) => !changes.every((isShown) => isShown(state)));
    stale.clear();
    dispatch(api.util.invalidateTags(tags.map(([tag]) => tag)));
  };

  const refresh = (changed: readonly Stale[]) => {
    for (const each of changed) {
      const { tag, isShown } = typeof each === 'string' ? { tag: each, isShown: isNotShown } : each;
      stale.set(tag, isShown === isNotShown ? [isShown] : [...(stale.get(tag) ?? []), isShown]);
    }
    if (stale.size > 0) timer ??= setTimeout(flush, coalesceTime);
  };

  return {
    refresh,
    refreshAll: () => refresh(apiTags),
    wake: () => refresh([]),
    stop: () => clearTimeout(timer),
  };
}
