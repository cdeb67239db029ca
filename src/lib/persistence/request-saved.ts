import { createAction, type Dispatch } from '@reduxjs/toolkit';
import type { Saved, Start } from './find-saved';

/** A starting page requests the previously saved state. */
export const savedStateRequested = createAction<Start>('persistence/savedStateRequested');

/** Returns the saved session and its answers if they may be shown; otherwise they are removed from the device. */
export function requestSaved(dispatch: Dispatch, start: Start): Promise<Saved | undefined> {
  // Persistence returns a promise for this action.
  return dispatch(savedStateRequested(start)) as unknown as Promise<Saved | undefined>;
}
