import type { Dispatch } from '@reduxjs/toolkit';
import { calculationBegun, calculationEnded } from './carbon-slice';

/** After this long a calculation has ended, whether or not anybody told so. */
export const longestCalculationMs = 5 * 60 * 1000;

const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Marks a year as being calculated, but not forever: the end may never be told. */
export function beginCalculation(dispatch: Dispatch, year: number): void {
  clearTimeout(timers.get(year));
  timers.set(
    year,
    setTimeout(() => endCalculation(dispatch, year), longestCalculationMs),
  );
  dispatch(calculationBegun(year));
}

export function endCalculation(dispatch: Dispatch, year: number): void {
  clearTimeout(timers.get(year));
  timers.delete(year);
  dispatch(calculationEnded(year));
}
