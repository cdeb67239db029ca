import type { Dispatch } from '@reduxjs/toolkit';
import { toApiError } from '../../../lib/api/api-error';
import { calculationBegun, calculationEnded, calculationFailed } from './carbon-slice';

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

/** Keeps why a year could not be calculated, as everybody is told; the answer to its caller may have got lost. */
export function failCalculation(dispatch: Dispatch, year: number, data: unknown): void {
  endCalculation(dispatch, year);
  const { cause, ...rest } = (data ?? {}) as { cause?: unknown };
  const told = toApiError({ status: 500, data: { error: { ...rest, message: cause } } });
  dispatch(calculationFailed({ year, told }));
}
