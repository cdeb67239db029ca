import type { SegmentKey } from './state/segment-edits';

/** The overview of the area. */
export const overviewPath = '/self-assessment/';

/** The printable page. */
export const printPath = (segment: SegmentKey | null): string =>
  segment
    ? `/self-assessment/paper/?sector=${segment.sectorCode}&country=${segment.countryCode}`
    : '/self-assessment/paper/';

/** The printable page with everything that was submitted last. */
export const submittedPath = '/self-assessment/paper/?submitted';
