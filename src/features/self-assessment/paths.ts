import type { SegmentKey } from './segments/edits';

/** The printable page. */
export const printPath = (segment: SegmentKey | null): string =>
  segment
    ? `/self-assessment/paper/?sector=${segment.sectorCode}&country=${segment.countryCode}`
    : '/self-assessment/paper/';
