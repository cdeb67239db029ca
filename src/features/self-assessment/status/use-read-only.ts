import { useIsViewOnly } from '../../../domain/people/use-is-view-only';
import { useAppSelector } from '../../../lib/store/hooks';
import { selectSubmission } from '../assessment-slice';

type ReadOnlyReason = 'sending' | 'viewOnly';

/**
 * Why answers cannot be changed, if so. They are locked during a submission, so that customers receive what
 * the confirmation showed.
 */
export function useReadOnlyReason(): ReadOnlyReason | undefined {
  const { phase } = useAppSelector(selectSubmission);
  const isViewOnly = useIsViewOnly();
  if (isViewOnly) return 'viewOnly';
  return phase === 'sending' ? 'sending' : undefined;
}

export const useReadOnly = (): boolean => useReadOnlyReason() !== undefined;
