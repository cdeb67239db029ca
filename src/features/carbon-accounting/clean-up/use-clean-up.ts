import { useState } from 'react';
import type { OrphanList } from '../../../../core/contracts/ca-common';
import type { ApiError } from '../../../lib/api/api-error';
import { api } from '../../../lib/api/api';
import { useWhenSent } from '../../../lib/outbox/use-when-sent';
import { useProjectId } from '../../../lib/session/use-session';
import { useAppDispatch } from '../../../lib/store/hooks';
import type { InputResource } from '../records/resources';
import { noProject } from '../shared/use-error-text';
import { yearContentsApi } from '../records/year-contents-api';

/** Inputs that can be orphaned: a year's spend volume always belongs to the year. */
type CleanableResource = Exclude<InputResource, 'spend'>;

/** An entry whose parent was deleted. */
export type Orphan = OrphanList['data']['orphans'][number] & { resource: CleanableResource };

export type CleanUp =
  | { status: 'idle' | 'looking' | 'removing' }
  /** Nothing was deleted, because an edit waits for the network or for a decision. */
  | { status: 'unsent' }
  /** `orphans`: the first of `count`, out of `total` entries. */
  | { status: 'found'; orphans: Orphan[]; count: number; total: number }
  | { status: 'done'; deleted: number; total: number }
  | { status: 'failed'; cause: ApiError };

interface CleanUpActions {
  /** Lists orphaned entries of all years without changing anything. */
  look(): Promise<void>;
  /** Deletes them and reports how many there were. */
  remove(): Promise<void>;
  dismiss(): void;
}

/** Deletes orphaned entries of one year or of all. */
export function useCleanUp(
  resources: readonly CleanableResource[],
  year?: number,
): [CleanUp, CleanUpActions] {
  const projectId = useProjectId();
  const dispatch = useAppDispatch();
  const whenSent = useWhenSent('carbonAccounting');
  const [state, setState] = useState<CleanUp>({ status: 'idle' });

  const run = async (
    status: 'looking' | 'removing',
    work: (projectId: number) => Promise<CleanUp>,
  ): Promise<void> => {
    if (projectId === undefined) return setState({ status: 'failed', cause: noProject });
    setState({ status });
    // An unsent edit may make an orphaned entry valid again.
    if (!(await whenSent())) return setState({ status: 'unsent' });
    try {
      setState(await work(projectId));
    } catch (error) {
      setState({ status: 'failed', cause: error as ApiError });
    }
  };

  const look = () =>
    run('looking', async (projectId) => {
      const found = { status: 'found' as const, orphans: [] as Orphan[], count: 0, total: 0 };
      for (const resource of resources) {
        const options = { forceRefetch: true, subscribe: false };
        const call = yearContentsApi.endpoints.getOrphans.initiate({ projectId, resource }, options);
        const answer = await dispatch(call).unwrap();
        found.orphans.push(...answer.orphans.map((orphan) => ({ ...orphan, resource })));
        found.count += answer.count;
        found.total += answer.total;
      }
      return found;
    });

  const remove = () =>
    run('removing', async (projectId) => {
      const done = { status: 'done' as const, deleted: 0, total: 0 };
      try {
        for (const resource of resources) {
          const target = { projectId, resource, ...(year !== undefined && { year }) };
          const call = yearContentsApi.endpoints.cleanUp.initiate(target, { track: false });
          const answer = await dispatch(call).unwrap();
          done.deleted += answer.deleted;
          done.total += answer.total;
        }
        return done;
      } finally {
        if (done.deleted > 0)
          dispatch(
            api.util.invalidateTags(['CarbonYears', 'Activities', 'SpendDistributions', 'SupplierInputs']),
          );
      }
    });

  return [state, { look, remove, dismiss: () => setState({ status: 'idle' }) }];
}
