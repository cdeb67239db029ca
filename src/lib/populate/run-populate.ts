import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { PopulateResult } from '../../../core/contracts/populate';
import type { ApiError } from '../api/api-error';
import type { ApiServices } from '../api/base-query';
import { directCall } from '../api/direct-call';
import { hasObject } from '../api/shapes';
import { populateTimeout } from './constants';
import type { PopulateCall, PopulateModule } from './modules';
import type { PopulateState } from './memory';

type Dispatch = ThunkDispatch<unknown, ApiServices, UnknownAction>;

/** Asks the server to prepare a module's data; returns the outcome and the number of records. */
export async function runPopulate(
  dispatch: Dispatch,
  module: PopulateModule,
  projectId: number,
): Promise<{ state: Extract<PopulateState, 'done' | 'failed' | 'refused'>; created: number }> {
  let answer = await call(dispatch, module, projectId);
  if (answer.error && module.fallback && isMissing(answer.error))
    answer = await call(dispatch, module.fallback, projectId);
  if (!answer.error) return { state: 'done', created: (answer.data as PopulateResult).data.created };
  return { state: isRefusal(answer.error) ? 'refused' : 'failed', created: 0 };
}

function call(dispatch: Dispatch, { url, body, timeout = populateTimeout }: PopulateCall, projectId: number) {
  return dispatch(
    directCall('populate', {
      url: url(projectId),
      method: 'POST',
      body: { force: false, ...body?.(projectId) },
      timeout,
      expect: hasObject('data'),
    }),
  );
}

const isMissing = ({ status }: ApiError) => status === 404 || status === 'TIMEOUT';

/** The session lacks permission: asking again would change nothing. */
const isRefusal = ({ status }: ApiError) => status === 401 || status === 403 || status === 'SIGNED_OUT';
