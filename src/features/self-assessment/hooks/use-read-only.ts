import { useAppSelector } from '../../../lib/store/hooks';
import { selectSubmission } from '../assessment-slice';

/** While a submission is under way answers stand still: customers get what the confirmation showed. */
export function useReadOnly(): boolean {
  const { phase } = useAppSelector(selectSubmission);
  return phase === 'sending';
}
