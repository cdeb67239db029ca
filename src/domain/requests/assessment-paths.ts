import type { BusinessSegment } from '../../../core/contracts/business-segments';

/** Where a segment is answered, without the language. */
export const segmentPath = ({
  sectorCode,
  countryCode,
}: Pick<BusinessSegment, 'sectorCode' | 'countryCode'>): string =>
  `/self-assessment/business-segments/${sectorCode}/${countryCode}/update/`;

/** Where the questions about the whole company are answered, without the language. */
export const companyPath = '/self-assessment/company-overview/';
