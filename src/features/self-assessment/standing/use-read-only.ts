import { useIsViewOnly } from '../../../domain/people/use-is-view-only';
import { useAppSelector } from '../../../lib/store/hooks';
import { selectSubmission } from '../assessment-slice';

type ReadOnlyReason = 'sending' | 'viewOnly';

/**
 * Why answers cannot be changed, if they cannot. While a submission is under way they stand still: customers get what
 * the confirmation showed.
 */
export function useReadOnlyReason(): ReadOnlyReason | undefined {
  const { phase } = useAppSelector(selectSubmission);
  const isViewOnly = useIsViewOnly();
  if (isViewOnly) return 'viewOnly';
  return phase === 'sending' ? 'sending' : undefined;
}

export const useReadOnly = (): boolean => useReadOnlyReason() !== undefined;
