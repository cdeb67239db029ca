import {
  createNextState,
  type Draft,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { api } from '../api/api';
import { cacheKeyOf, type Patch } from './patch';
import { reportLater } from './report-later';

interface CachedAnswer {
  status: string;
  data?: unknown;
  startedTimeStamp?: number;
}

export interface OverlayStore {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
}

type AnyThunk = ThunkAction<unknown, unknown, unknown, UnknownAction>;
const { updateQueryData } = api.util;

/** Applies edits to cached answers as optimistic updates and keeps the server's data without them. */
export interface Overlay {
  /** Applies these patches in order to the server's data, replacing earlier ones. */
  show(patches: readonly Patch[]): void;
  /** Applies one more edit to the current state. */
  add(patches: readonly Patch[]): void;
  /** A query has new data from the server, which becomes the base. */
  answered(cacheKey: string): void;
  /** Applies the server's response to an edit to the base. */
  settle(patches: readonly Patch[]): void;
  /** The server's data, without edits. */
  serverData(cacheKey: string, cached: unknown): unknown;
  clear(): void;
}

/** An answer requested before an edit was settled may not include it; settled patches are reapplied for this long. */
const settledKeptMs = 60_000;

export function createOverlay({ dispatch, getState }: OverlayStore): Overlay {
  const underlying = new Map<string, { patch: Patch; data: unknown }>();
  let recently: { key: string; patch: Patch; at: number }[] = [];

  const cached = (key: string): CachedAnswer | undefined =>
    (getState() as { api: { queries: Record<string, CachedAnswer | undefined> } }).api.queries[key];

  // The type of the api's own state assumes a store with nothing else in it.
  const write = ({ endpoint, args }: Patch, data: unknown) =>
    dispatch(updateQueryData(endpoint as never, args as never, () => data as never) as AnyThunk);

  return {
    show(patches) {
      const byKey = new Map<string, Patch[]>();
      for (const key of underlying.keys()) byKey.set(key, []);
      for (const patch of patches) {
        const key = cacheKeyOf(patch);
        const onTop = byKey.get(key);
        if (onTop) onTop.push(patch);
        else byKey.set(key, [patch]);
      }
      for (const [key, onTop] of byKey) {
        const now = cached(key)?.data;
        const known = underlying.get(key);
        const [target = known?.patch] = onTop;
        if (now === undefined || !target) {
          underlying.delete(key);
          continue;
        }
        const data = known ? known.data : now;
        if (onTop.length > 0) underlying.set(key, { patch: target, data });
        else underlying.delete(key);
        const shown = appliedTogether(data, onTop);
        if (shown !== now) write(target, shown);
      }
    },
    add(patches) {
      for (const patch of patches) {
        const key = cacheKeyOf(patch);
        const now = cached(key)?.data;
        if (now === undefined) continue;
        if (!underlying.has(key)) underlying.set(key, { patch, data: now });
        const shown = applied(now, patch);
        if (shown !== now) write(patch, shown);
      }
    },
    answered(key) {
      const answer = cached(key);
      const known = underlying.get(key);
      const started = answer?.startedTimeStamp ?? 0;
      const missed = recently.filter((settled) => settled.key === key && settled.at >= started);
      const data = missed.reduce((current, { patch }) => applied(current, patch), answer?.data);
      const target = known?.patch ?? missed[0]?.patch;
      if (target && data !== undefined) underlying.set(key, { patch: target, data });
    },
    settle(patches) {
      const at = Date.now();
      recently = recently.filter((settled) => at - settled.at < settledKeptMs);
      for (const patch of patches) {
        const key = cacheKeyOf(patch);
        recently.push({ key, patch, at });
        const data = underlying.has(key) ? underlying.get(key)?.data : cached(key)?.data;
        if (data !== undefined) underlying.set(key, { patch, data: applied(data, patch) });
      }
    },
    // Null is an answer, too: there is none.
    serverData: (key, data) => (underlying.has(key) ? underlying.get(key)?.data : data),
    clear() {
      underlying.clear();
      recently = [];
    },
  };
}

/**
 * Applies in-place changes in one pass over the data: one by one, a thousand of them would copy a long list a thousand
 * times. If one fails, they are applied one by one after all.
 */
function appliedTogether(data: unknown, patches: readonly Patch[]): unknown {
  if (!patches.every(({ inPlace }) => inPlace)) return patches.reduce(applied, data);
  try {
    return createNextState(data, (draft) => {
      for (const { recipe } of patches) recipe(draft);
    });
  } catch {
    return patches.reduce(applied, data);
  }
}

/** A recipe that fails on data of another version must not crash the page: it is reported and skipped. */
function applied(data: unknown, { recipe }: Patch): unknown {
  try {
    return createNextState(data, recipe as (draft: Draft<unknown>) => unknown);
  } catch (error) {
    reportLater(error);
    return data;
  }
}
