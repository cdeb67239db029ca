import type { ResultNote } from '../../contracts/ca-provenance';
import type { SubmittedSegment, SupplierLinking } from '../inputs/year-inputs';

/** The performance that counts for a purchase, percent, its segment, and the reason if it is 0. */
interface AppliedPerformance {
  performance: number;
  segment?: SubmittedSegment;
  note?: ResultNote;
}

/**
 * The performance that a supplier's submission gives one purchase: a segment counts only if it is of the purchased
 * hotspot sector and of the country of origin, from the year its answers refer to until the next submission, never
 * before.
 * @param hotspotSector code of the hotspot sector that the purchase's spend sector belongs to
 */
export function performanceFor(
  { status, segments }: Pick<SupplierLinking, 'status' | 'segments'>,
  { hotspotSector, country, year }: { hotspotSector: string; country: string; year: number },
): AppliedPerformance {
  if (status !== 'submitted' || segments.length === 0)
    return { performance: 0, note: 'PERFORMANCE_NOT_SUBMITTED' };
  const ofSector = segments.filter(({ sector }) => sector === hotspotSector);
  if (ofSector.length === 0) return { performance: 0, note: 'PERFORMANCE_OTHER_SECTOR' };
  const ofCountry = ofSector.filter((segment) => segment.country === country);
  if (ofCountry.length === 0) return { performance: 0, note: 'PERFORMANCE_OTHER_COUNTRY' };
  const soFar = ofCountry.filter((segment) => segment.year <= year);
  const [segment] = [...soFar].sort((a, b) => b.year - a.year || (a.submittedAt < b.submittedAt ? 1 : -1));
  if (!segment) return { performance: 0, note: 'PERFORMANCE_LATER_YEAR' };
  const { performance } = segment;
  return performance === null
    ? { performance: 0, segment, note: 'PERFORMANCE_NOT_ANSWERED' }
    : { performance, segment };
}
