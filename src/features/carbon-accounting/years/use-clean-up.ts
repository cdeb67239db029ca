import { useState } from 'react';
import type { ApiError } from '../../../lib/api/api-error';
import { api } from '../../../lib/api/api';
import { useWhenSent } from '../../../lib/outbox/use-when-sent';
import { useProjectId } from '../../../lib/session/use-session';
import { useAppDispatch } from '../../../lib/store/hooks';
import { carbonApi } from '../api';
import type { InputResource } from '../records/resources';
import { noProject } from '../shared/use-error-text';

export type CleanUp =
  | { status: 'idle' | 'running' }
  /** Nothing was done: an edit waits for the network or for a decision. */
  | { status: 'unsent' }
  | { status: 'done'; deleted: number; total: number }
  | { status: 'failed'; cause: ApiError };

/** Deletes what belongs to nothing any more, of one year or of all, and tells how much that was. */
export function useCleanUp(
  resources: readonly InputResource[],
  year?: number,
): [CleanUp, () => Promise<void>] {
  const projectId = useProjectId();
  const dispatch = useAppDispatch();
  const whenSent = useWhenSent('carbonAccounting');
  const [state, setState] = useState<CleanUp>({ status: 'idle' });

  const start = async () => {
    if (projectId === undefined) return setState({ status: 'failed', cause: noProject });
    setState({ status: 'running' });
    // What is not sent yet may give an entry back what it belongs to.
    if (!(await whenSent())) return setState({ status: 'unsent' });
    let deleted = 0;
    let total = 0;
    try {
      for (const resource of resources) {
        const target = { projectId, resource, ...(year !== undefined && { year }) };
        const call = carbonApi.endpoints.cleanUp.initiate(target, { track: false });
        const answer = await dispatch(call).unwrap();
        deleted += answer.deleted;
        total += answer.total;
      }
      setState({ status: 'done', deleted, total });
    } catch (error) {
      setState({ status: 'failed', cause: error as ApiError });
    }
    if (deleted > 0)
      dispatch(
        api.util.invalidateTags(['CarbonYears', 'Activities', 'SpendDistributions', 'SupplierInputs']),
      );
  };

  return [state, start];
}
