import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../../lib/api/api-error';
import { api } from '../../../lib/api/api';
import { useWhenSent } from '../../../lib/outbox/use-when-sent';
import { useProjectId } from '../../../lib/session/use-session';
import { isMarked, mark } from '../../../lib/device/milestones';
import { useAppDispatch } from '../../../lib/store/hooks';
import { carbonYearsApi } from '../../../domain/carbon/years-api';
import { useCalculateMutation } from './results-api';
import { endCalculation } from './mark-calculation';
import { calculationFailed, failureForgotten } from './carbon-slice';
import { outcomeOf, type Outcome } from './outcome';
import { noProject } from '../shared/use-error-text';

/** Delay between a calculation's response and reloading its results. */
const reloadAfterCalculationMs = 2_000;

export type Calculation =
  | { status: 'idle' }
  | { status: 'running'; year: number }
  | { status: 'done'; year: number; outcome: Outcome };

/** Runs calculations and reports their state; failures are stored with everybody's. */
export function useCalculation(): [Calculation, (year: number) => Promise<void>, () => void] {
  const projectId = useProjectId();
  const dispatch = useAppDispatch();
  const [send] = useCalculateMutation();
  const whenSent = useWhenSent('carbonAccounting');
  const [state, setState] = useState<Calculation>({ status: 'idle' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reload = () => dispatch(api.util.invalidateTags(['CarbonYears', 'CarbonResults']));
  const pending = useRef<() => void>(undefined);
  // A person who leaves earlier still gets reloaded results.
  useEffect(() => () => pending.current?.(), []);

  const calculate = async (year: number) => {
    dispatch(failureForgotten(year));
    if (projectId === undefined) return void dispatch(calculationFailed({ year, response: noProject }));
    setState({ status: 'running', year });
    await whenSent();
    const { data, error } = await send({ projectId, year });
    // An event may have reported the start, and the event of its end may be lost.
    endCalculation(dispatch, year);
    if (!data) {
      setState({ status: 'idle' });
      return void dispatch(calculationFailed({ year, response: error as ApiError }));
    }
    dispatch(failureForgotten(year));
    let outcome = outcomeOf([], year, data.totals);
    const shown = carbonYearsApi.util.updateQueryData('getYears', projectId, (years) => {
      outcome = outcomeOf(years, year, data.totals);
      const found = years.find((each) => each.year === year);
      if (found) Object.assign(found, { totals: data.totals, needsRecalculation: false });
    });
    // The api's state type is that of a store with nothing else in it.
    dispatch(shown as unknown as UnknownAction);
    const isFirstComplete = outcome.isFirstComplete && !isMarked(projectId, 'firstYear');
    if (isFirstComplete) mark(projectId, 'firstYear');
    setState({ status: 'done', year, outcome: { ...outcome, isFirstComplete } });
    clearTimeout(timer.current);
    pending.current = () => {
      clearTimeout(timer.current);
      pending.current = undefined;
      reload();
    };
    timer.current = setTimeout(pending.current, reloadAfterCalculationMs);
  };

  return [state, calculate, () => setState({ status: 'idle' })];
}
