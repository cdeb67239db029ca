import type { Dispatch } from '@reduxjs/toolkit';
import { toApiError } from '../../../lib/api/api-error';
import { calculationBegun, calculationEnded, calculationFailed } from './carbon-slice';

/** After this time a calculation counts as ended, even without an event. */
export const calculationTimeoutMs = 5 * 60 * 1000;

const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Marks a year as being calculated, with a time limit in case the end event is lost. */
export function beginCalculation(dispatch: Dispatch, year: number): void {
  clearTimeout(timers.get(year));
  timers.set(
    year,
    setTimeout(() => endCalculation(dispatch, year), calculationTimeoutMs),
  );
  dispatch(calculationBegun(year));
}

export function endCalculation(dispatch: Dispatch, year: number): void {
  clearTimeout(timers.get(year));
  timers.delete(year);
  dispatch(calculationEnded(year));
}

/** Stores the failure from the event that everybody receives, since the caller's response may be lost. */
export function failCalculation(dispatch: Dispatch, year: number, data: unknown): void {
  endCalculation(dispatch, year);
  const { cause, ...rest } = (data ?? {}) as { cause?: unknown };
  const event = toApiError({ status: 500, data: { error: { ...rest, message: cause } } });
  dispatch(calculationFailed({ year, event }));
}
