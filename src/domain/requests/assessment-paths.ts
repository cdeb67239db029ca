import type { BusinessSegment } from '../../../core/contracts/business-segments';

/** The page on which a segment is answered, without the language. */
export const segmentPath = ({
  sectorCode,
  countryCode,
}: Pick<BusinessSegment, 'sectorCode' | 'countryCode'>): string =>
  `/self-assessment/business-segments/${sectorCode}/${countryCode}/update/`;

/** The page with the questions about the whole company, without the language. */
export const companyPath = '/self-assessment/company-overview/';
