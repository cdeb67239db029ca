import { useState } from 'react';
import type { SegmentKey } from '../state/segment-edits';
import type { SegmentView } from '../state/segment-view';

/** The segment that was removed last, as long as it is not there again. */
export function useRemovedSegment(views: readonly SegmentView[]) {
  const [removed, setRemoved] = useState<SegmentKey | null>(null);
  const isBack = views.some(
    ({ segment }) =>
      segment.sectorCode === removed?.sectorCode && segment.countryCode === removed.countryCode,
  );
  return [isBack ? null : removed, setRemoved] as const;
}
