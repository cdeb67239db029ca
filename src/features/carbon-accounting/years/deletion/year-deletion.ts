import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '../../../../lib/api/api-error';
import { api } from '../../../../lib/api/api';
import { carbonYearsApi } from '../../../../domain/carbon/years-api';
import type { OfYear } from '../../api';
import type { Resource } from '../../records/resources';
import { yearContentsApi } from '../../records/year-contents-api';

/** The specified steps, in order. */
export const deletionSteps = [
  'prepare',
  'results',
  'activities',
  'distributions',
  'suppliers',
  'spend',
  'sync',
  'refresh',
] as const;
export type DeletionStep = (typeof deletionSteps)[number];

export interface DeletionProgress {
  step: DeletionStep;
  state: 'running' | 'done' | 'failed';
  /** How many records the step has deleted. */
  deleted?: number;
  error?: ApiError;
}

interface DeletionFailure {
  step: DeletionStep;
  error: ApiError;
}

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * Deletes everything of a year, step by step. A failed step does not stop the others; missing records count
 * as deleted. Returns the collected errors.
 */
export async function deleteYear(
  dispatch: Dispatch,
  target: OfYear,
  report: (progress: DeletionProgress) => void,
): Promise<DeletionFailure[]> {
  const failures: DeletionFailure[] = [];

  const remove = (resource: Resource) => async () => {
    const call = yearContentsApi.endpoints.deleteYearOf.initiate({ ...target, resource }, { track: false });
    return (await dispatch(call).unwrap()).deleted;
  };
  const cleanUp = async () => {
    let deleted = 0;
    for (const resource of ['activities', 'distributions', 'suppliers', 'spend'] as const) {
      const call = yearContentsApi.endpoints.cleanUp.initiate({ ...target, resource }, { track: false });
      deleted += (await dispatch(call).unwrap()).deleted;
    }
    return deleted;
  };
  /**
   * Reloads the list of years even if no component uses it, so that the years shown afterwards are current.
   */
  const prepare = async () => {
    await dispatch(
      carbonYearsApi.endpoints.getYears.initiate(target.projectId, { forceRefetch: true, subscribe: false }),
    ).unwrap();
    return undefined;
  };
  const refresh = async () => {
    dispatch(
      api.util.invalidateTags([
        ...(['CarbonResults', 'Activities'] as const),
        ...(['SpendVolumes', 'SpendDistributions', 'SupplierInputs'] as const),
      ]),
    );
    return prepare();
  };
  const work: Record<DeletionStep, () => Promise<number | undefined>> = {
    prepare,
    results: remove('results'),
    activities: remove('activities'),
    distributions: remove('distributions'),
    suppliers: remove('suppliers'),
    spend: remove('spend'),
    sync: cleanUp,
    refresh,
  };

  for (const step of deletionSteps) {
    report({ step, state: 'running' });
    try {
      const deleted = await work[step]();
      report({ step, state: 'done', ...(deleted !== undefined && { deleted }) });
    } catch (caught) {
      const error = caught as ApiError;
      if (error.status === 404 || /not found/iu.test(error.message))
        report({ step, state: 'done', deleted: 0 });
      else {
        failures.push({ step, error });
        report({ step, state: 'failed', error });
      }
    }
  }
  return failures;
}
