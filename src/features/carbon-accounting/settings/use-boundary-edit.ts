import { useState } from 'react';
import { isSame } from '../../../../core/compare/is-same';
import type { Boundary, BoundaryValues } from '../../../../core/contracts/ca-boundary';
import type { ApiError } from '../../../lib/api/api-error';
import { useEdit } from '../../../lib/outbox/use-edit';
import { useSendAgain } from '../../../lib/outbox/use-refused-edit';
import { useProjectId } from '../../../lib/session/use-session';
import { noProject } from '../shared/use-error-text';
import { boundarySubject, changeBoundary } from './boundary-edits';

export interface BoundaryEdit {
  /** `seen` is the boundary when typing began, so that later changes by others are not overwritten. */
  save: (seen: Boundary, values: Partial<BoundaryValues>) => void;
  /** Why the server refused the last edit. */
  failure: ApiError | undefined;
}

/** Saves the changed parts of a boundary. @param boundary as it is shown now */
export function useBoundaryEdit(boundary: Boundary): BoundaryEdit {
  const projectId = useProjectId();
  const edit = useEdit(changeBoundary);
  const sendAgain = useSendAgain();
  const [failure, setFailure] = useState<ApiError>();

  async function make({ version, ...seen }: Boundary, changes: Partial<BoundaryValues>) {
    const isOutdated = (Object.keys(changes) as (keyof BoundaryValues)[]).some(
      (name) => !isSame(seen[name], boundary[name]),
    );
    setFailure(undefined);
    if (projectId === undefined) return setFailure(noProject);
    const outcome = await edit({ projectId, changes, version, ...(isOutdated && { isOutdated }) });
    if (outcome.status === 'refused') setFailure(outcome.error);
  }

  return {
    failure,
    save(seen, values) {
      const different = Object.entries(values).filter(
        ([name, value]) => !isSame(value, seen[name as keyof BoundaryValues]),
      );
      if (different.length > 0) void make(seen, Object.fromEntries(different));
      else sendAgain(boundarySubject);
    },
  };
}
