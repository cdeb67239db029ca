import { groupBy } from '../../../../core/collections/group-by';
import type { SegmentKey } from '../state/segment-edits';
import type { Overview } from './use-overview';

interface Unanswered extends SegmentKey {
  /** Names of the customers who would see "not answered". */
  customers: readonly string[];
}

/** The requested segments without an answered measure. */
export function unansweredSegments({
  accepted,
  answeringView,
}: Pick<Overview, 'accepted' | 'answeringView'>): Unanswered[] {
  const unanswered = accepted.filter((request) => (answeringView(request)?.score ?? null) === null);
  const bySegment = groupBy(
    unanswered,
    (request) => `${request.RequestedSector} ${request.RequestedCountry}`,
  );
  return [...bySegment.values()].flatMap((requests) =>
    requests.slice(0, 1).map(({ RequestedSector, RequestedCountry }) => ({
      sectorCode: RequestedSector,
      countryCode: RequestedCountry,
      customers: [...new Set(requests.map(({ RequesterCompanyName }) => RequesterCompanyName))],
    })),
  );
}
