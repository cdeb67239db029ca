import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../lib/store/hooks';
import { selectHasUnsaved } from '../assessment-slice';
import { companySubject } from '../company-edits';
import { segmentSubject } from '../edits';
import type { Overview } from './use-overview';
import { useSegmentName } from './use-segment-name';

/** Where a field holds what cannot be saved: the names of segments, or of the company overview. */
export function usePlacesNotSaved({ views }: Overview): string {
  const { t } = useTranslation('assessment');
  const name = useSegmentName();
  return useAppSelector((state: Parameters<typeof selectHasUnsaved>[0]) =>
    [
      ...(selectHasUnsaved(state, companySubject()) ? [t('company.title')] : []),
      ...views
        .filter(({ segment }) => selectHasUnsaved(state, segmentSubject(segment)))
        .map(({ segment }) => name(segment).whole),
    ].join(', '),
  );
}
