import { useState } from 'react';
import type { FigureToShare } from '../../../../core/contracts/shared-figures';
import type { ApiError } from '../../../lib/api/api-error';
import { useEdit } from '../../../lib/outbox/use-edit';
import { useProjectId } from '../../../lib/session/use-session';
import type { AllocationRow } from './allocation-rows';
import { setSharing } from './sharing-edits';

/** Shares a row's figure with its customer, or stops; `failure` is why the server refused it. */
export function useSharing(year: number, { customerId, name, figure }: AllocationRow) {
  const projectId = useProjectId();
  const save = useEdit(setSharing);
  const [failure, setFailure] = useState<ApiError>();

  async function set(shared: FigureToShare | null) {
    setFailure(undefined);
    if (projectId === undefined) return;
    const at = new Date().toISOString();
    const outcome = await save({ projectId, year, customerId, name, figure: shared, at });
    if (outcome.status === 'refused') setFailure(outcome.error);
  }

  return { failure, share: () => void (figure && set(figure)), stop: () => void set(null) };
}
