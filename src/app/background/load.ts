import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

/** Fetches a list unless the cached one is fresh; nothing waits for it and no component subscribes. */
export type Load = (projectId: number) => ThunkAction<unknown, unknown, unknown, UnknownAction>;

export interface Loadable<Of = number> {
  initiate: (of: Of, options: { subscribe: false; forceRefetch: number }) => unknown;
}

export const minutes = 60;

/** Creates the load of a list, which stays fresh for `maxAgeSeconds`. */
export function load<Of = number>(
  { initiate }: Loadable<Of>,
  maxAgeSeconds: number,
): (of: Of) => ReturnType<Load> {
  // The type of the api's own thunk assumes a store with nothing else in it.
  return (of) => initiate(of, { subscribe: false, forceRefetch: maxAgeSeconds }) as ReturnType<Load>;
}
