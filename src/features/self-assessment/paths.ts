import type { SegmentKey } from './segments/edits';

/** Where a segment is answered, without the language. */
export const segmentPath = ({ sectorCode, countryCode }: SegmentKey): string =>
  `/self-assessment/business-segments/${sectorCode}/${countryCode}/update/`;

export const companyPath = '/self-assessment/company-overview/';

/** Where it is printed. */
export const paperPath = (segment: SegmentKey | null): string =>
  segment
    ? `/self-assessment/paper/?sector=${segment.sectorCode}&country=${segment.countryCode}`
    : '/self-assessment/paper/';
