import type { SegmentKey } from './segments/edits';

/** Where it is printed. */
export const paperPath = (segment: SegmentKey | null): string =>
  segment
    ? `/self-assessment/paper/?sector=${segment.sectorCode}&country=${segment.countryCode}`
    : '/self-assessment/paper/';
