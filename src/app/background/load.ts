import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

/** Asks for a list unless what is there is fresh; nobody is kept waiting and no component subscribes. */
export type Load = (projectId: number) => ThunkAction<unknown, unknown, unknown, UnknownAction>;

export interface Loadable<Of = number> {
  initiate: (of: Of, options: { subscribe: false; forceRefetch: number }) => unknown;
}

export const minutes = 60;

/** What a list is called when a route wants it, and for how many seconds it counts as fresh. */
export function load<Of = number>(
  { initiate }: Loadable<Of>,
  freshSeconds: number,
): (of: Of) => ReturnType<Load> {
  // The api's own thunk type is that of a store with nothing else in it.
  return (of) => initiate(of, { subscribe: false, forceRefetch: freshSeconds }) as ReturnType<Load>;
}
