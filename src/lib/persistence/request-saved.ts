import { createAction, type Dispatch } from '@reduxjs/toolkit';
import type { Saved, Start } from './find-saved';

/** A page starts and asks for what was saved before it. */
export const savedStateRequested = createAction<Start>('persistence/savedStateRequested');

/** The saved session and its answers, if they may be shown; what may not is removed from the device. */
export function requestSaved(dispatch: Dispatch, start: Start): Promise<Saved | undefined> {
  // Persistence answers its action with a promise.
  return dispatch(savedStateRequested(start)) as unknown as Promise<Saved | undefined>;
}
